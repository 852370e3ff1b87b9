"""How often each kind of refusal was given, for a monitor: a flood shows here before anybody complains."""

from prometheus_client import Counter

REFUSALS = Counter("bivouac_refusals", "Requests and messages that were refused", ["reason"])


def counted() -> dict[str, int]:
    """How often each kind was refused since this process began, the most frequent first."""
    samples = [one for family in REFUSALS.collect() for one in family.samples if one.name.endswith("_total")]
    found = {one.labels["reason"]: int(one.value) for one in samples}
    return dict(sorted(found.items(), key=lambda pair: -pair[1]))


def count(reason: str) -> None:
    """One more of that kind; a kind is a word of ours, never something that was sent."""
    REFUSALS.labels(reason).inc()
