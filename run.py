#!/usr/bin/env python3
"""Set up this checkout, then run something in it. Needs Python 3.11 or newer, and nothing else.

python3 run.py                     open the server, and a browser on it
python3 run.py test [pytest args]  run the tests in minutes; with --full all of them, at length, on compiled
                                   rules; with --deep thousands of games a law, for hours; with --screens
                                   every board at six sizes of screen; with --extras
                                   the doors for research, in an environment of their own
python3 run.py extras [python args] run Python where everything optional is installed, on compiled rules
python3 run.py lint                check style, types and the floors of the house
python3 run.py sbom [FILE]         write down every locked package, as CycloneDX
python3 run.py advisories          ask osv.dev whether any of them is known to be unsafe
python3 run.py COMMAND [args]      any command of `bivouac`; `python3 run.py COMMAND --help` explains it

The rules are compiled in the background and used from the next start on. BIVOUAC_COMPILE=0 keeps them
in pure Python; BIVOUAC_COMPILE=1 compiles them first. The browser client is built when its sources changed,
with the Node on PATH or one that is fetched; BIVOUAC_CLIENT=0 leaves it as it is.
"""

import os
import subprocess
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python must be told so
    sys.exit("Bivouac needs Python 3.11 or newer; this is Python " + sys.version.split()[0])

from pathlib import Path

from tools import checkout, client, compiled, extras, supply

MAIN_JOB = ["serve"]
CHECKS = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    ("mypy",),
    ("lint-imports", "--cache-dir", ".cache/imports"),
)
CLIENT_CHECKS = ("check", "test", "style")  # scripts of web/package.json: types, logic, layout of the text


def main(argv: list[str]) -> int:
    """Do what the command line asks and return its exit code."""
    command, *rest = argv or MAIN_JOB
    if command in ("-h", "--help"):
        print(__doc__.strip())
        return 0
    if command == "test":
        return test(rest)
    if command == "extras":
        return in_extras(rest)
    if command == "lint":
        return lint()
    if command == "sbom":
        return supply.sbom(rest)
    if command == "advisories":
        return supply.scan(rest)
    mode = compiled.asked_mode()
    builds = command == "serve" and wants_client()
    node = {"client"} if builds and client.system_npm() is None else set()
    abi = checkout.set_up(node | ({"compile"} if mode != "0" else set()))
    if builds and (problem := build_client()):
        print(f"serving without the browser client: {problem}", file=sys.stderr, flush=True)
    tree = compiled.tree_for(mode, checkout.PYTHON, abi)
    return become([script("bivouac"), command, *rest], tree)


def test(arguments: list[str]) -> int:
    """Run pytest: the quick lane on pure Python, all tests on compiled rules, unless the caller decides."""
    if "--extras" in arguments:
        return test_extras([argument for argument in arguments if argument != "--extras"])
    if "--screens" in arguments and not any(argument.startswith("tests/") for argument in arguments):
        arguments = [*arguments, "tests/browser/test_reach.py"]
    long = "--full" in arguments or "--deep" in arguments
    mode = compiled.asked_mode(default="1" if long else "0")
    abi = checkout.set_up({"compile", "dev"})
    if wants_client() and (problem := build_client()):
        sys.exit(problem)
    tree = compiled.tree_for("1", checkout.PYTHON, abi) if mode == "1" else None
    os.chdir(checkout.ROOT)  # where pytest finds its settings, whatever the caller's folder
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # hundreds of processes would each compile the house
    return become([str(checkout.PYTHON), "-m", "pytest", *on_all_cores(arguments), *arguments], tree)


def test_extras(arguments: list[str]) -> int:
    """Run the tests of everything optional, where everything optional is installed."""
    abi = extras.set_up()
    tree = compiled.tree_for("1", checkout.PYTHON, abi) if compiled.asked_mode(default="0") == "1" else None
    os.chdir(checkout.ROOT)
    return become([str(extras.PYTHON), "-m", "pytest", *extras.paths(arguments), *arguments], tree)


def in_extras(arguments: list[str]) -> int:
    """Run Python, on compiled rules, where everything optional is installed: a bench, an example."""
    tree = compiled.tree_for("1", checkout.PYTHON, extras.set_up())
    os.chdir(checkout.ROOT)
    return become([str(extras.PYTHON), *arguments], tree)


def wants_client() -> bool:
    """Whether the browser client may be built, and has to be."""
    return os.environ.get("BIVOUAC_CLIENT", "1") != "0" and not client.is_fresh()


def build_client() -> str:
    """Build the browser client; what went wrong, if something did."""
    print("building the browser client", file=sys.stderr, flush=True)
    try:
        client.build(checkout.PYTHON)
    except client.CannotBuild as wrong:
        return str(wrong)
    return ""


def on_all_cores(arguments: list[str]) -> list[str]:
    """The options that spread the tests over the cores, unless the arguments decide that themselves.

    The slow tests stand together: whoever has done its share takes over some of the others'. One more than
    there are cores, for those with a browser wait more than they compute.
    """
    decides = ("-n", "-p", "--numprocesses", "--pdb")
    alone = any(argument.startswith(decides) for argument in arguments)
    return [] if alone else ["-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal"]


def lint() -> int:
    """Run every check, also after a failure, and return 1 if one of them failed."""
    checkout.set_up({"compile", "dev"})
    failed = []
    for name, *options in CHECKS:
        print("---", name, *options, flush=True)
        if subprocess.call([script(name), *options], cwd=checkout.ROOT):
            failed.append(" ".join([name, *options]))
    failed += lint_client()
    print("lint:", f"failed: {', '.join(failed)}" if failed else "all good")
    return 1 if failed else 0


def lint_client() -> list[str]:
    """The checks of the browser client that failed."""
    failed = []
    try:
        npm = client.npm_for(checkout.PYTHON)
        client.install(npm)
    except client.CannotBuild as wrong:
        return [str(wrong)]
    for name in CLIENT_CHECKS:
        print("--- npm run", name, flush=True)
        try:
            client.run(npm, client.ROOT, "run", "--silent", name)
        except client.CannotBuild:
            failed.append(f"npm run {name}")
    return failed


def script(name: str) -> str:
    """The path of a program of the environment."""
    return str(checkout.BIN / f"{name}{checkout.EXE}")


def become(command: list[str], tree: Path | None) -> int:
    """Hand over to a program, with the compiled rules first on its path if there are any."""
    env = os.environ.copy()
    if tree:
        env["PYTHONPATH"] = os.pathsep.join(filter(None, (str(tree), env.get("PYTHONPATH"))))
    if os.name == "nt":
        return subprocess.call(command, env=env)
    sys.stdout.flush()
    os.execve(command[0], command, env)  # the same process: signals and exit codes need no passing on


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
