"""What French does to a small word before a name: d’Otto, qu’Ada, du Baron."""

import unicodedata

# Letters before which a small word loses its vowel; more players are called Hugo or Hélène than Hans.
_ELIDING = "aeiouyhœæ"
_ARTICLES = {"le": "du", "les": "des"}


def de(name: object) -> str:
    """The name after *de*, which elides before a vowel and melts into a masculine or plural article."""
    said = str(name)
    article, _, rest = said.partition(" ")
    if rest and article.lower() in _ARTICLES:
        return f"{_ARTICLES[article.lower()]} {rest}"
    return f"d’{said}" if _elides(said) else f"de {said}"


def que(name: object) -> str:
    """The name after *que*, which elides before a vowel."""
    return f"qu’{name}" if _elides(str(name)) else f"que {name}"


def _elides(said: str) -> bool:
    bare = unicodedata.normalize("NFD", said[:1].lower())[:1]
    return bare != "" and bare in _ELIDING
