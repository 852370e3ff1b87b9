"""How the page of a review looks: paper and ink by day and by night, on a desk and on a phone."""

from typing import Final

STYLE: Final = """
:root{color-scheme:light dark;--ink:#2b2622;--paper:#f5ecd9;--sheet:#fdf8ee;--soft:#655c52;--line:#d8c9ad;
--hue:#1f5f5f;--strike:#a03318;--glow:#f2dfa9}
@media(prefers-color-scheme:dark){:root{--ink:#ece5d8;--paper:#1b1815;--sheet:#26221d;--soft:#b3a899;
--line:#4a4238;--hue:#7cc4bb;--strike:#f09a82;--glow:#4b3f22}}
*{box-sizing:border-box}
body{font:17px/1.5 Georgia,serif;color:var(--ink);background:var(--paper);
max-width:56rem;margin:0 auto;padding:1.2rem 1rem 4rem}
h1,h2,h3{line-height:1.2}h1{margin:.6rem 0 1rem}h2{margin:2.5rem 0 .6rem}a{color:var(--hue)}
a:focus-visible,summary:focus-visible,[tabindex]:focus-visible{
outline:3px solid var(--hue);outline-offset:2px}
.back{display:inline-block;padding:.5rem 0;margin-bottom:.4rem;font:600 15px system-ui,sans-serif}
.about{color:var(--soft);font-size:.9em}
.seats{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,19rem),1fr));
gap:.8rem;margin:0 0 1rem}
.seats section{background:var(--sheet);border:1px solid var(--line);border-left:5px solid var(--c);
border-radius:.5rem;padding:.8rem 1rem}
.seats h2{margin:0;font-size:1.2rem}.seats p{margin:.6rem 0 0}
dl{display:grid;grid-template-columns:repeat(2,1fr);gap:.4rem 1rem;margin:.6rem 0 0;
font:14px system-ui,sans-serif}
dt{color:var(--soft)}dd{margin:0;font-size:1.2rem;font-weight:600;font-variant-numeric:tabular-nums}
dd small{display:block;font-size:.8rem;font-weight:400;color:var(--soft)}
figure{margin:1rem 0;background:var(--sheet);border:1px solid var(--line);border-radius:.5rem;padding:.6rem}
figcaption{color:var(--soft);font-size:.9em}
svg{display:block;width:100%;height:auto;font:14px system-ui,sans-serif}svg text{fill:var(--ink)}
svg .small{font-size:12px;fill:var(--soft)}
@media(max-width:40rem){svg{font-size:26px}svg .small{font-size:22px}.seat{stroke-width:4}}
.at rect{fill:transparent}.at:hover rect{fill:var(--hue);opacity:.25}
.at text{visibility:hidden}.at:hover text{visibility:visible}
.grid{stroke:var(--line)}.turn{stroke:var(--soft);stroke-dasharray:3 4}
.seat{fill:none;stroke-width:2.5;stroke:var(--c);pointer-events:none}
.s1.seat{stroke-dasharray:9 3}.s2.seat{stroke-dasharray:3 3}.s3.seat{stroke-dasharray:12 3 3 3}
.dot{fill:var(--c);stroke:var(--sheet);stroke-width:1.5}
.s0{--c:#2d6a6a}.s1{--c:#b3562b}.s2{--c:#5b5fa8}.s3{--c:#8a6d12}.s4{--c:#8c3f6e}.s5{--c:#4d7a2a}
@media(prefers-color-scheme:dark){
.s0{--c:#6fb8b0}.s1{--c:#ea9a6d}.s2{--c:#a3a6ea}.s3{--c:#d9bd55}.s4{--c:#dd94c0}.s5{--c:#a2cf7d}}
.keys{list-style:none;padding:0;margin:.3rem 0;display:flex;flex-wrap:wrap;gap:.3rem 1.2rem;
font:14px system-ui,sans-serif}
.keys li{margin:0}.keys svg{display:inline-block;width:30px;height:8px;margin-right:.4em}
table{border-collapse:collapse;font:14px system-ui,sans-serif;width:100%}
td,th{padding:.35rem .5rem;text-align:right;border-bottom:1px solid var(--line)}
td:first-child,th:first-child{text-align:left}
.wide{overflow-x:auto}
pre{font:12px/1.25 ui-monospace,monospace;overflow-x:auto;
background:linear-gradient(90deg,var(--sheet) 30%,transparent) left/2rem 100% local no-repeat,
linear-gradient(270deg,var(--sheet) 30%,transparent) right/2rem 100% local no-repeat,
linear-gradient(90deg,var(--line),transparent) left/.7rem 100% no-repeat,
linear-gradient(270deg,var(--line),transparent) right/.7rem 100% no-repeat var(--sheet);
border:1px solid var(--line);border-radius:.4rem;padding:.6rem;margin:.6rem 0}
.moment{display:none;scroll-margin-top:min(20rem,45vh)}.moment:target{display:block;background:none}
.moment h3,.moment p{margin:.3rem 0}
nav{display:flex;flex-wrap:wrap;gap:.2rem 1.4rem;font:600 15px system-ui,sans-serif}nav a{padding:.5rem 0}
.mark{font:600 13px system-ui,sans-serif;color:var(--strike);margin-right:.3em}
.why{color:var(--soft);font-size:.95em}
ol,ul{padding-left:0;list-style:none}
.told li{border-left:3px solid var(--c,var(--line));padding:.1rem 0 .1rem .8rem;margin:.9rem 0}
.told p{margin:.15rem 0}:target{background:var(--glow)}
details{background:var(--sheet);border:1px solid var(--line);border-radius:.4rem;margin:.5rem 0}
summary{padding:.6rem .8rem;cursor:pointer;min-height:1.6rem}
details p{margin:.2rem .8rem .8rem}details .wide{padding:0 .8rem .8rem}
progress{width:100%;height:1rem;accent-color:var(--hue)}
"""
