export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const pages = [
  ['/docs', 'Guides'],
  ['/docs/reference', 'API reference'],
  ['/docs/methodology', 'How the numbers are made'],
  ['/docs/statistics', 'Do the intervals hold?'],
] as const;

export type DocsPath = (typeof pages)[number][0];

export interface Page {
  /** Which part of the docs it belongs to. */
  part: DocsPath;
  title: string;
  body: string;
  productName: string;
  /** For search engines and previews; a sentence. */
  summary?: string;
  /** Shown beside the page, such as a list of other pages. */
  aside?: string;
}

const style = `
:root{color-scheme:light dark;--ink:#1c1f24;--soft:#59616d;--line:#d8dbe2;--page:#fff;--block:#f4f6f9;--link:#1f5fae}
@media (prefers-color-scheme:dark){:root{--ink:#e8eaee;--soft:#a3acba;--line:#343a46;--page:#14171c;--block:#1c2129;--link:#86b7ff}}
*{box-sizing:border-box}html{scroll-padding-top:1rem}body{margin:0;font:16px/1.6 system-ui,sans-serif;color:var(--ink);background:var(--page)}
a{color:var(--link)}.top{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem 1.4rem;padding:.7rem 1.2rem;border-bottom:1px solid var(--line)}
.top nav{display:flex;flex-wrap:wrap;gap:.2rem 1.4rem;flex:1}.top nav a,.top b a{padding:.3rem 0}.top b a{color:var(--ink);text-decoration:none}
.top input{width:13rem}nav a[aria-current]{color:var(--ink);font-weight:600;text-decoration:none}
.sides{display:grid;grid-template-columns:15rem minmax(0,54rem);gap:2.5rem;max-width:76rem;margin:0 auto;padding:0 1.2rem}
.sides main{margin:0;padding:1rem 0 4rem;max-width:none}aside{padding:1.4rem 0;font-size:.93rem}aside ul{list-style:none;margin:.2rem 0 1.1rem;padding:0}aside li a{display:block;padding:.22rem 0;text-decoration:none}
main{max-width:54rem;margin:0 auto;padding:1rem 1.2rem 4rem}h1{font-size:1.8rem;line-height:1.2}h2{margin-top:2.2rem;line-height:1.25}h3{margin-top:1.6rem}
.anchor{color:inherit;text-decoration:none}.anchor:hover::after{content:" #";color:var(--soft)}
pre{background:var(--block);border:1px solid var(--line);border-radius:6px;padding:.8rem;overflow-x:auto;font-size:.85rem;line-height:1.45}
code{font-family:ui-monospace,SFMono-Regular,Menlo,monospace}:not(pre)>code{font-size:.9em;background:var(--block);padding:.1em .25em;border-radius:3px;overflow-wrap:anywhere}.soft{color:var(--soft)}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.92rem}th,td{text-align:left;vertical-align:top;padding:.4rem .9rem .4rem 0;border-top:1px solid var(--line)}
tr:target{background:var(--block)}input{font:inherit;width:100%;max-width:34rem;padding:.45rem .6rem;border:1px solid var(--line);border-radius:6px;background:var(--page);color:var(--ink)}
details{border-top:1px solid var(--line);padding:.5rem 0}summary{cursor:pointer;font-weight:600}img{max-width:100%;height:auto}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:.9rem;padding:0;list-style:none}.cards a{display:block;height:100%;padding:.8rem 1rem;border:1px solid var(--line);border-radius:8px;text-decoration:none;color:var(--ink)}.cards a:hover{border-color:var(--link)}.cards b{color:var(--link)}.cards span{display:block;color:var(--soft);font-size:.92rem}
.block{position:relative}.block pre{padding-top:2.6rem}.block button{position:absolute;top:.4rem;right:.4rem;font:inherit;font-size:.8rem;min-height:1.8rem;padding:.15rem .7rem;border:1px solid var(--line);border-radius:6px;background:var(--page);color:var(--ink)}
.about{display:flex;flex-wrap:wrap;gap:.3rem 1.4rem;color:var(--soft);font-size:.9rem;border-top:1px solid var(--line);margin-top:3rem;padding-top:.8rem}
@media (max-width:56rem){.sides{display:block}aside{padding:.4rem 0}aside>details{border:0}.top form{flex:1 1 100%}.top input{width:100%;max-width:none}}
@media (min-width:56.01rem){aside>details>summary{display:none}}
@media (max-width:40rem){.top b{flex:1 1 100%}.top nav{gap:.1rem 1.1rem;font-size:.95rem}.stack tr{display:block;padding:.4rem 0;border-top:1px solid var(--line)}.stack td{display:block;border:0;padding:.1rem 0}.stack thead{display:none}}`;

const navigation = (part: DocsPath): string =>
  `<nav aria-label="Docs">${pages
    .map(([href, name]) => `<a href="${href}"${href === part ? ' aria-current="page"' : ''}>${name}</a>`)
    .join('')}</nav>`;

const searchField =
  '<form action="/docs/search" role="search" aria-label="Docs"><input type="search" name="q" placeholder="Search the docs" aria-label="Search the docs"></form>';

/** A whole page with the same head on top. It loads nothing from elsewhere. */
export function renderPage({ part, title, body, productName, summary, aside }: Page): string {
  const about = summary ? `<meta name="description" content="${escapeHtml(summary)}">` : '';
  const main = `<main>${body}</main>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} · ${productName}`)}</title>${about}<link rel="icon" href="data:,"><style>${style}</style></head>
<body><header class="top"><b><a href="/docs">${escapeHtml(productName)}</a></b>${navigation(part)}${searchField}</header>${aside ? `<div class="sides"><aside><details open><summary>All guides</summary>${aside}</details></aside>${main}</div>` : main}</body></html>`;
}

const frame = `nav{display:flex;flex-wrap:wrap;gap:.4rem 1.4rem;padding:0 0 .9rem;border-bottom:1px solid var(--line)}
nav a{color:inherit}nav a[aria-current]{font-weight:600;text-decoration:none}
svg{max-width:100%;height:auto}figure svg[width="100%"]{min-width:44rem}table{display:block;overflow-x:auto}`;

/** A page that was made elsewhere, with the way to the others, and figures that fit a phone. */
export const withNavigation = (part: DocsPath, html: string): string =>
  html.replace('</style>', () => `${frame}</style>`).replace('<body>', () => `<body>${navigation(part)}`);

/** A table that turns into a list on a narrow screen. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]): string => row.map((cell) => `<td>${cell}</td>`).join('');
  return `<div class="wide"><table class="stack"><thead><tr>${head.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table></div>`;
}
