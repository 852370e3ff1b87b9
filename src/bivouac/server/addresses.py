"""How others reach this server: its addresses on the local network, and one of them to point a camera at."""

import io
import socket

import segno

from bivouac.server.settings import Settings

# How a house that only this machine can reach is opened to its network.
OPEN_COMMAND = "python3 run.py serve --host 0.0.0.0"
# Nothing is sent there: asking the system which way it would go tells our own address on the network.
SOMEWHERE = ("192.0.2.1", 9)


def own_url(settings: Settings, port: int) -> str:
    """The address for a browser on this machine."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def friends_url(settings: Settings, port: int) -> str | None:
    """The address for everybody else: the public one, or that on the local network if we listen there."""
    if settings.public_url:
        return settings.public_url.rstrip("/") + "/"
    if settings.host in ("127.0.0.1", "localhost", "::1"):
        return None
    address = lan_address() if settings.host in ("0.0.0.0", "::", "") else settings.host
    return f"http://{address}:{port}/" if address else None


def letters_url(settings: Settings) -> str:
    """Where the links in letters lead: they are opened anywhere, so never from one's own page on."""
    return (friends_url(settings, settings.port) or own_url(settings, settings.port)).rstrip("/")


def lan_address() -> str | None:
    """This machine's address on its network, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
            address = probe.getsockname()[0]
        except OSError:
            return None
    return None if str(address).startswith("127.") else str(address)


def qr_code(url: str) -> str:
    """The address as a picture of half blocks for a terminal."""
    out = io.StringIO()
    segno.make(url, error="m", micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()


def qr_svg(url: str) -> str:
    """The address as a picture for a page, inked on white: a camera wants it so by night as well."""
    out = io.BytesIO()
    code = segno.make(url, error="m", micro=False)
    code.save(out, kind="svg", xmldecl=False, nl=False, scale=4, border=2, dark="#2a241c", light="#ffffff")
    return out.getvalue().decode()
