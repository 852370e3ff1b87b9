"""The body of a request: JSON that says it is JSON, or an answer that says what is wrong with it."""

from typing import Any

from litestar import Request
from litestar.enums import RequestEncodingType
from litestar.exceptions import ClientException

UNSUPPORTED = 415


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is read as nothing but JSON: a form on another site cannot write it."""

    async def json(self) -> Any:
        """What the body says."""
        if await self.body() and self.content_type[0] != RequestEncodingType.JSON:
            raise ClientException("a body must be application/json", status_code=UNSUPPORTED)
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError):
            raise ClientException("the body cannot be read as JSON") from None
