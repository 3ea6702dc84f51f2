"""The words that a table, its log and its messages share: each is one of a few, and the same in all three."""

from typing import Literal

Level = Literal["easy", "steady", "sharp"]
Pace = Literal["quick", "human", "slow"]
Way = Literal["computer", "friends", "pass"]
TurnClock = Literal[0, 30, 60]
"""Seconds for a person's turn; 0 for as long as one likes."""
Joining = Literal["at_once", "between"]
"""When somebody new may take a computer's seat: in the middle of a hand, too, or between hands alone."""
Asking = Literal["undo", "clock_off", "play_for"]
"""What needs others' agreement: one's own last move back; no turn clock; the computer to play for someone away."""
Phrase = Literal[
    "namaste",
    "good_luck",
    "well_played",
    "nice_hand",
    "what_luck",
    "oh_no",
    "thank_you",
    "sorry",
    "no_worry",
    "your_turn",
    "take_your_time",
    "wait_please",
    "back_soon",
    "tea_break",
    "one_more",
    "good_night",
    "emote_smile",
    "emote_laugh",
    "emote_wow",
    "emote_sad",
    "emote_think",
    "emote_clap",
    "emote_tea",
    "emote_flower",
]
"""All that can be said at a table: sixteen phrases and eight emotes, in the order in which they are offered.

Words: ``phrase-<name>``.
"""
