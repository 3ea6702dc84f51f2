"""Simulation, the arena, odds: what researchers and benches use."""
