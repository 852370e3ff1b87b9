"""A finished game judged: every decision by what its player could know then, and luck told from skill."""

from bivouac.review.records import Decision, Moment, Review
from bivouac.review.reviewing import DEEP, FAST, Care, review

__all__ = ["DEEP", "FAST", "Care", "Decision", "Moment", "Review", "review"]
