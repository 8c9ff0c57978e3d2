/** Beside that of all pages of the docs. */
export const style = `main{max-width:80rem}
.badges{display:flex;flex-wrap:wrap;gap:.4rem;list-style:none;margin:.8rem 0;padding:0}.badges a{display:block;padding:.22rem .7rem;border:1px solid var(--line);border-radius:999px;background:var(--block);color:var(--ink);font-size:.88rem;text-decoration:none}.badges a:hover{border-color:var(--link)}.badges code{background:none;padding:0}
.badges .live{background:#dff3e6;color:#124d2b;border-color:#9fd3b3}.badges .predicted{background:#efe6fb;color:#4a2785;border-color:#cbb3ee}.badges .costs{background:#fdf0d7;color:#6b4200;border-color:#ecc98a}.badges .warns{background:#fde5e3;color:#8a1c15;border-color:#f0b3ae}
@media (prefers-color-scheme:dark){.badges .live{background:#143523;color:#a5e6bf;border-color:#2c6a48}.badges .predicted{background:#2c1f47;color:#d6c0ff;border-color:#584089}.badges .costs{background:#3c2b0b;color:#f5cf8c;border-color:#7a5a1d}.badges .warns{background:#441916;color:#ffb8b1;border-color:#8a3a34}}
.address{display:flex;flex-wrap:wrap;align-items:center;gap:.3rem .8rem}.try{margin-left:auto;padding:.25rem .9rem;border:1px solid var(--link);border-radius:6px;text-decoration:none;font-weight:600}.address .method{min-width:0}
.method{display:inline-block;min-width:4.4rem;font:600 .78rem ui-monospace,monospace;color:#1f5fae}.method.post{color:#1c6b3c}.method.put,.method.patch{color:#8a5300}.method.delete{color:#b3261e}.method.event{color:#6a3fb5}
@media (prefers-color-scheme:dark){.method{color:#86b7ff}.method.post{color:#7fd6a0}.method.put,.method.patch{color:#f0b860}.method.delete{color:#ff9d94}.method.event{color:#c7a6ff}}
.operations,.fields{list-style:none;margin:.4rem 0;padding:0}.operations a{display:flex;flex-wrap:wrap;gap:.1rem .7rem;align-items:baseline;padding:.32rem 0;text-decoration:none;border-top:1px solid var(--line)}.operations a:hover span{text-decoration:underline}.operations code{color:var(--soft);font-size:.85rem;overflow-wrap:anywhere}
#all section{content-visibility:auto;contain-intrinsic-size:auto 24rem}[hidden]{display:none!important}
.groups{display:flex;flex-wrap:wrap;gap:.2rem .9rem;padding:0;border:0}.groups a{padding:.2rem 0}
.fields li{padding:.5rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere}.fields p{margin:.15rem 0}.fields .fields{margin:.4rem 0 0 .3rem;padding-left:.9rem;border-left:2px solid var(--line)}.fields p.soft{font-size:.88rem}
.name{font-weight:600}.type{color:var(--soft);font-size:.9rem}.needed{font-size:.8rem;color:#b3261e}.address{overflow-wrap:anywhere}
@media (prefers-color-scheme:dark){.needed{color:#ff9d94}}
.code{border:0;padding:.2rem 0}.right pre{max-height:34rem;margin:.3rem 0}:target{background:var(--block)}
@media (min-width:64rem){.halves{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:2.4rem;align-items:start}.right{position:sticky;top:1rem;max-height:calc(100vh - 2rem);overflow-y:auto}}`;

/** Shows those that have all words, while one types. Old addresses of the interface, `#/Group/operation`, lead to its page. */
export const indexScript = `
const old = /^#[/]([^/]+)(?:[/](.+))?$/.exec(location.hash);
if (old) location.replace(old[2] ? '/docs/reference/' + old[2] : '#' + decodeURIComponent(old[1]).toLowerCase().replace(/[^a-z0-9]+/g, '-'));
const field = document.querySelector('#q'), count = document.querySelector('#count');
const sections = [...document.querySelectorAll('#all section')].map((section) => ({ section, items: [...section.querySelectorAll('li')].map((item) => ({ item, text: (item.textContent + ' ' + item.firstChild.pathname).toLowerCase() })) }));
field.addEventListener('input', () => {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let found = 0;
  for (const { section, items } of sections) {
    let here = 0;
    for (const { item, text } of items) { item.hidden = !words.every((word) => text.includes(word)); if (!item.hidden) here += 1; }
    section.hidden = here === 0; found += here;
  }
  count.textContent = found === 0 ? 'Nothing has these words: Enter looks in the descriptions too.' : found + ' operations and events';
});`;
