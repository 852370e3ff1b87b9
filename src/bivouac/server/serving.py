"""Running the server: one process, or several behind one socket; ready is said once, and the end is clean."""

import asyncio
import contextlib
import errno
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing import parent_process
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from bivouac.core.mistakes import PlayerMistake
from bivouac.server import logs
from bivouac.server.addresses import own_url
from bivouac.server.app import create_app
from bivouac.server.backing_up import backing_up
from bivouac.server.connections import Config, Door, possible
from bivouac.server.draining import drain_when_told
from bivouac.server.gc_pauses import spare_what_stays, sweep
from bivouac.server.house_key import signer_of
from bivouac.server.settings import Settings
from bivouac.server.warm_up import warm_up
from bivouac.store import Store

LARGEST_MESSAGE = 16 << 10
GRACE = 5  # seconds for open requests at the end
SICK = 30  # seconds without an answer after which a worker is replaced: a busy machine starts one slowly
SETTINGS = "BIVOUAC_WORKER_SETTINGS"


class Server(uvicorn.Server):
    """Says when it is ready, and treats a signal to end as a reason to end well."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house and tell."""
        await super().startup(sockets=sockets)
        if self.started and not self.should_exit:
            self.ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Like the parent's, but a signal that was obeyed is not raised again: the exit code is 0."""
        before = {
            number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)
        }
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(settings: Settings, ready: Callable[[int, str], None]) -> None:
    """Serve until told to end; `ready` is called once with the port and the key the house signs with."""
    logs.set_up(plain=settings.log == "plain")
    key = asyncio.run(_try(settings.database))
    settings = msgspec.structs.replace(settings, connections=possible(settings.connections))
    with listen_at(settings.host, settings.port) as bound, backing_up(settings):
        port = bound.getsockname()[1]
        if settings.workers == 1:
            app = _for_good(create_app(settings))
            server = Server(configured(app, settings), lambda: ready(port, app.state.house.signer.key))
            server.run(sockets=[bound])
            if server.lifespan.should_exit and not server.started:
                raise PlayerMistake("not_opened")
            return
        os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
        config = configured("bivouac.server.serving:worker_app", settings)
        asked = (own_url(settings, port), lambda: ready(port, key))
        threading.Thread(target=_when_answering, args=asked, daemon=True).start()
        Multiprocess(config, [bound]).run()


async def _try(database: str) -> str:
    """Open the database before anybody serves: it is brought up to date, or its fault said in one line."""
    store = await Store.open(database)
    try:
        return (await signer_of(store)).key
    finally:
        await store.close()


def listen_at(host: str, port: int) -> socket.socket:
    """A listening socket; an address that cannot be had is named."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(2048)
    except (OSError, OverflowError) as wrong:
        bound.close()
        code = (wrong.errno if isinstance(wrong, OSError) else None) or errno.EINVAL
        raise OSError(code, os.strerror(code), f"{host}:{port}") from None
    bound.set_inheritable(True)
    return bound


def worker_app() -> Litestar:
    """The application of one of several workers, which ends with their parent."""
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    logs.set_up(plain=settings.log == "plain")
    threading.Thread(target=_end_with_parent, daemon=True).start()
    return _for_good(create_app(settings))


def configured(app: Litestar | str, settings: Settings) -> Config:
    """How the application is run, whoever runs it."""
    proxies = [proxy.strip() for proxy in settings.trusted_proxies.split(",")]
    return Config(
        app,
        Door(settings.connections, settings.connections_each, proxies),
        factory=isinstance(app, str),
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or [],
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # a length must not tell what a position has in common with a word
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=GRACE,
        timeout_worker_healthcheck=SICK,
        lifespan="on",
    )


def _for_good(app: Litestar) -> Litestar:
    """The same application, kept clear of long pauses for as long as it serves."""
    spare_what_stays()  # while nobody waits yet: what is unpacked beside the first guests is collected alone
    tasks: list[asyncio.Task[None]] = []

    async def begin() -> None:
        drain_when_told(app.state.house)
        tasks.append(asyncio.create_task(unpack_and_sweep()))

    async def unpack_and_sweep() -> None:
        await asyncio.to_thread(warm_up)
        await app.state.house.thinkers.stand_by()
        await app.state.house.lamps.stand_by()
        spare_what_stays()
        await sweep()

    async def end() -> None:
        tasks.pop().cancel()

    app.on_startup.append(begin)
    app.on_shutdown.append(end)
    return app


def _end_with_parent() -> None:
    """End once the parent is gone: killed, it could not say so, and its port would stay taken."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _when_answering(url: str, ready: Callable[[], None]) -> None:
    """Say ready once a worker answers."""
    while True:
        try:
            with urlopen(f"{url}ready", timeout=60):
                ready()
                return
        except (URLError, OSError):
            time.sleep(0.05)
