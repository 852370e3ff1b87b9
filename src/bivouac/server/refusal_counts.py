"""How often each kind of refusal was given, for a monitor: a flood shows here before anybody complains."""

from prometheus_client import Counter

REFUSALS = Counter("bivouac_refusals", "Requests and messages that were refused", ["reason"])


def count(reason: str) -> None:
    """One more of that kind; a kind is a word of ours, never something that was sent."""
    REFUSALS.labels(reason).inc()
