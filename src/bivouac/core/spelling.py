"""Numbers as people write them, in French and in English."""


def percent(share: float, lang: str, digits: int = 0) -> str:
    """A share as people write it: 12.5% in English, 12,5 % in French."""
    written = f"{100 * share:.{digits}f}"
    return written.replace(".", ",") + "\N{NO-BREAK SPACE}%" if lang == "fr" else f"{written}%"


def number(value: float, lang: str, digits: int = 1) -> str:
    """A number with at most so many digits after its point, or its comma, and a true minus."""
    written = f"{value:.{digits}f}".replace("-", "\N{MINUS SIGN}")
    written = written.rstrip("0").rstrip(".") if "." in written else written
    return written.replace(".", ",") if lang == "fr" else written
