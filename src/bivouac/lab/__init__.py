"""The lab: many games on one schedule, played here or elsewhere, and counted honestly."""
