export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const pages = [
  ['/docs', 'Quick start'],
  ['/docs/reference', 'API reference'],
  ['/docs/methodology', 'How the numbers are made'],
  ['/docs/statistics', 'Do the intervals hold?'],
] as const;

export type DocsPath = (typeof pages)[number][0];

const style = `
:root{color-scheme:light dark;--ink:#1c1f24;--soft:#5c6470;--line:#d8dbe2;--page:#fff;--block:#f4f6f9;--link:#1f5fae}
@media (prefers-color-scheme:dark){:root{--ink:#e8eaee;--soft:#9aa3b2;--line:#343a46;--page:#14171c;--block:#1c2129;--link:#86b7ff}}
*{box-sizing:border-box}body{margin:0;font:16px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--page)}
a{color:var(--link)}nav{display:flex;flex-wrap:wrap;gap:.4rem 1.4rem;padding:.9rem 1.2rem;border-bottom:1px solid var(--line)}
nav a[aria-current]{color:var(--ink);font-weight:600;text-decoration:none}
main{max-width:54rem;margin:0 auto;padding:1rem 1.2rem 4rem}h1{font-size:1.7rem;line-height:1.2}h2{margin-top:2.2rem}
pre{background:var(--block);border:1px solid var(--line);border-radius:6px;padding:.8rem;overflow-x:auto;font-size:.85rem;line-height:1.45}
code{font-family:ui-monospace,SFMono-Regular,Menlo,monospace}.soft{color:var(--soft)}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.92rem}th,td{text-align:left;vertical-align:top;padding:.4rem .9rem .4rem 0;border-top:1px solid var(--line)}
tr:target{background:var(--block)}input{font:inherit;width:100%;max-width:34rem;padding:.45rem .6rem;border:1px solid var(--line);border-radius:6px;background:var(--page);color:var(--ink)}
details{border-top:1px solid var(--line);padding:.5rem 0}summary{cursor:pointer;font-weight:600}
.block{position:relative}.block pre{padding-top:2.4rem}.block button{position:absolute;top:.5rem;right:.5rem;font:inherit;font-size:.8rem;padding:.15rem .6rem;border:1px solid var(--line);border-radius:6px;background:var(--page);color:var(--ink)}
@media (max-width:40rem){.stack tr{display:block;padding:.4rem 0;border-top:1px solid var(--line)}.stack td{display:block;border:0;padding:.1rem 0}.stack thead{display:none}}`;

const navigation = (path: DocsPath): string =>
  `<nav>${pages
    .map(([href, name]) => `<a href="${href}"${href === path ? ' aria-current="page"' : ''}>${name}</a>`)
    .join('')}</nav>`;

/** A whole page with the same head on top. It loads nothing from elsewhere. */
export const renderPage = (path: DocsPath, title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body>${navigation(path)}<main>${body}</main></body></html>`;

const frame = `nav{display:flex;flex-wrap:wrap;gap:.4rem 1.4rem;padding:0 0 .9rem;border-bottom:1px solid var(--line)}
nav a{color:inherit}nav a[aria-current]{font-weight:600;text-decoration:none}
svg{max-width:100%;height:auto}figure svg[width="100%"]{min-width:44rem}table{display:block;overflow-x:auto}`;

/** A page that was made elsewhere, with the way to the others, and figures that fit a phone. */
export const withNavigation = (path: DocsPath, html: string): string =>
  html.replace('</style>', () => `${frame}</style>`).replace('<body>', () => `<body>${navigation(path)}`);

/** A table that turns into a list on a narrow screen. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]): string => row.map((cell) => `<td>${cell}</td>`).join('');
  return `<div class="wide"><table class="stack"><thead><tr>${head.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table></div>`;
}
