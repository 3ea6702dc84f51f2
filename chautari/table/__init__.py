"""A table of people: seats, presence, clocks, the log and what folds it."""
