"""How the pages of rules look: the paper, ink and letters of the client, and what counts in their title."""

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Final

from bivouac.server.client_files import BUILT, HASHED

# Letters of the client, by what their files are called before the digest: the family, and how bold.
LETTERS: Final = {
    "alegreya": ("Alegreya", "400 900"),
    "alegreya-sans-500": ("Alegreya Sans", "500"),
    "alegreya-sans-800": ("Alegreya Sans", "800"),
}
STYLE_OF_ALL: Final = """
:root{color-scheme:light dark;--ink:#2a241c;--soft:#5c4f3c;--desk:#e4d5b4;--sheet:#fbf5e7;--line:#cdbb93;
--hue:#1f5570;--edge:#8a6420;--go:#2e4b3a;--on-go:#fbf5e7}
@media(prefers-color-scheme:dark){:root{--ink:#efe5cf;--soft:#b9ab8f;--desk:#14151a;--sheet:#24221e;
--line:#4a453b;--hue:#86bfe0;--edge:#e3b257;--go:#e3b257;--on-go:#241c10}}
*{box-sizing:border-box}
body{font:18px/1.45 Alegreya,Georgia,serif;color:var(--ink);background:var(--desk);margin:0;padding:1rem}
main{max-width:54rem;margin:0 auto;padding:1.2rem 1.6rem 2rem;background:var(--sheet);
border:1px solid var(--line);border-radius:8px}
h1,h2,h3{line-height:1.15}h1{font-size:2.1rem;margin:.2rem 0 .6rem}
h2{margin-top:2.2rem;padding-bottom:.2rem;border-bottom:1px solid var(--line)}a{color:var(--hue)}
nav,form{font:500 16px Alegreya Sans,system-ui,sans-serif;display:flex;flex-wrap:wrap;gap:.5rem 1rem;
align-items:center}
input,select,button{font:inherit;padding:.45rem .7rem;min-height:2.75rem;color:inherit;
background:transparent;border:1px solid var(--edge);border-radius:8px}option{color:#2a241c;background:#fbf5e7}
input[type=search]{flex:1 1 15rem;min-width:0}select{max-width:100%}
button{font-weight:800;color:var(--on-go);background:var(--go);border-color:var(--go);cursor:pointer}
dl{margin:0}dt{font-weight:bold;margin-top:.7rem}dd{margin:0}
:target{background:color-mix(in srgb,var(--hue) 18%,transparent)}
.about{color:var(--soft);font-size:.9em}
.law{font:500 13px Alegreya Sans,system-ui,sans-serif;margin-left:.25em}
li{margin:.35rem 0}
@media(max-width:40rem){body{padding:.5rem}main{padding:.8rem .9rem 1.5rem}ul{padding-left:1.2rem}}
@media print{nav,form{display:none}body{background:none;padding:0;font-size:11pt}
main{max-width:none;border:0;padding:0;background:none}dt{break-after:avoid}dd,li{break-inside:avoid}}
"""


def faces(folder: Path = BUILT) -> str:
    """Where the letters lie, as far as the client is built; else a reader's own must do."""
    lying = sorted(path.name for path in (folder / HASHED).glob("*.woff2"))
    found = (
        (stem, name) for stem in LETTERS for name in lying if re.fullmatch(rf"{stem}-[\w-]{{8}}\.woff2", name)
    )
    return "".join(
        f"@font-face{{font-family:{LETTERS[stem][0]};font-weight:{LETTERS[stem][1]};font-display:swap;"
        f"src:url(/{HASHED}{name}) format('woff2')}}"
        for stem, name in found
    )


def counting(folder: Path = BUILT) -> str:
    """The script that tells in the title how many tables wait for the reader, where the client is built."""
    lying = sorted(path.name for path in (folder / HASHED).glob("waiting-*.js"))
    return "".join(f'<script type="module" src="/{HASHED}{name}"></script>' for name in lying[:1])


COUNTING: Final = counting()
STYLE: Final = faces() + STYLE_OF_ALL
_DIGEST = b64encode(sha256(STYLE.encode()).digest()).decode()
POLICY: Final = (
    f"default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'sha256-{_DIGEST}'; "
    "font-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
