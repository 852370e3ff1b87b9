"""What French does to a small word before a name: d’Otto, qu’Ada, du Baron, au Baron."""

import unicodedata

# Letters before which a small word loses its vowel; more players are called Hugo or Hélène than Hans.
_ELIDING = "aeiouyhœæ"
_OF = {"le": "du", "les": "des"}
_TO = {"le": "au", "les": "aux"}


def de(name: object) -> str:
    """The name after *de*, which elides before a vowel and melts into a masculine or plural article."""
    said = str(name)
    return _melted(said, _OF) or (f"d’{said}" if _elides(said) else f"de {said}")


def a(name: object) -> str:
    """The name after *à*, which melts into a masculine or plural article."""
    said = str(name)
    return _melted(said, _TO) or f"à {said}"


def que(name: object) -> str:
    """The name after *que*, which elides before a vowel."""
    return f"qu’{name}" if _elides(str(name)) else f"que {name}"


def _melted(said: str, articles: dict[str, str]) -> str:
    article, _, rest = said.partition(" ")
    return f"{articles[article.lower()]} {rest}" if rest and article.lower() in articles else ""


def _elides(said: str) -> bool:
    bare = unicodedata.normalize("NFD", said[:1].lower())[:1]
    return bare != "" and bare in _ELIDING
