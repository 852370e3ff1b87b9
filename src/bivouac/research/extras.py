"""What a door says when the packages it stands on are not installed."""

INSTALL = 'pip install "bivouac[research]"'


class MissingExtra(ImportError):
    """A door was opened whose packages are not there; the message says how to get them."""


def needs(missing: ModuleNotFoundError) -> MissingExtra:
    """The error that names the missing package and the command that brings it."""
    package = (missing.name or "a package").partition(".")[0]
    return MissingExtra(
        f"{package} is not installed; the doors for research need it: {INSTALL}", name=package
    )
