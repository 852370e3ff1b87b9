"""Which build of the rules is running."""

from bivouac.core import bits


class Build:
    """True when the rules run as machine code; may also be called, `compiled()`."""

    def __bool__(self) -> bool:
        return not (bits.__file__ or "").endswith(".py")

    def __call__(self) -> bool:
        return bool(self)

    def __repr__(self) -> str:
        return str(bool(self))


compiled = Build()
