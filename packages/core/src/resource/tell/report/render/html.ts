import { createHash } from 'node:crypto';
import type { Block, ReportContent, Table } from '@svc/contract/tell/report';
import { type Language, paletteStyle, toSvg, verdictSign } from '@svc/figures';
import { escapeHtml } from '../../../../mail/index.ts';
import { factsOf, warningsOf } from './facts.ts';
import { aboutPicture, drawPicture } from './picture.ts';
import { shownOf } from './shown.ts';
import { captionOf, readable } from './value.ts';

/** Of every page that people read or print. */
export const pageStyle = `:root{color-scheme:light dark;${paletteStyle('light')}}
@media screen and (prefers-color-scheme:dark){:root{${paletteStyle('dark')}}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:2rem 1.25rem 4rem;font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:var(--ink);background:var(--panel)}
header{border-bottom:3px solid var(--accent,var(--own));padding-bottom:1rem}
header p{margin:0;color:var(--soft)}
header img{max-height:3rem;max-width:12rem}
h1{font-size:1.9rem;line-height:1.2;margin:.3rem 0 .6rem}
h2{font-size:1.3rem;margin:2.6rem 0 .6rem;break-after:avoid}
dl{display:flex;flex-wrap:wrap;gap:.3rem 1.6rem;margin:1rem 0;font-size:.85rem}
dl div{display:flex;gap:.4rem}dt{color:var(--soft)}dd{margin:0}
.verdict{font-size:1.15rem;border-left:4px solid var(--none);padding:.2rem 0 .2rem .9rem;margin:1.4rem 0}
.rise{border-color:var(--rise)}.fall{border-color:var(--fall)}
.warning{border:1px solid var(--fall);border-radius:6px;padding:.6rem .9rem;margin:1rem 0}
figure{margin:1rem 0;break-inside:avoid}
figcaption b,figcaption small{display:block}figcaption small{color:var(--soft);font-size:.85rem}
figure svg{display:block;max-width:100%;height:auto;min-width:34rem}
details{margin:.6rem 0}summary{cursor:pointer;color:var(--soft);font-size:.9rem}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-size:.85rem;width:100%;margin:.6rem 0}
caption{text-align:left;font-weight:600;padding:.3rem 0}
th,td{text-align:left;padding:.3rem .9rem .3rem 0;border-bottom:1px solid var(--line);vertical-align:top}
thead{display:table-header-group}tr{break-inside:avoid}
.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
blockquote{margin:.3rem 0 1.2rem;padding:.1rem 0 .1rem .9rem;border-left:2px solid var(--line);white-space:pre-wrap;overflow-wrap:anywhere}
footer{margin-top:3rem;border-top:1px solid var(--line);padding-top:.8rem;color:var(--soft);font-size:.8rem}
@page{margin:16mm}
@media print{body{padding:0;max-width:none;font-size:11pt}.scroll{overflow:visible}details>summary{display:none}details::details-content{content-visibility:visible;block-size:auto}}`;

/** A page without script or anything from elsewhere but the logo; its styles are named by their hash. */
export function toHtml(content: ReportContent, snapshotId: string): string {
  const { title, language, branding, project, blocks } = content;
  const own = branding.accent ? `:root{--accent:${branding.accent}}` : '';
  const logo = branding.logoUrl
    ? `<img src="${escapeHtml(branding.logoUrl)}" alt="${escapeHtml(branding.name)}">`
    : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${project.name}: ${title}`)}</title><style>${pageStyle}${own}</style></head>
<body><header>${logo}<p>${escapeHtml(branding.name)}</p><h1>${escapeHtml(project.name)}: ${escapeHtml(title)}</h1></header>
${warningsOf(content)
  .map((warning) => `<p class="warning" role="note">${escapeHtml(warning)}</p>`)
  .join('')}<dl>${factsOf(content, snapshotId)
    .map(([name, fact]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(fact)}</dd></div>`)
    .join('')}</dl>
<main>${blocks.map((block, place) => toElement(block, content, blocks[place - 1])).join('\n')}</main>
<footer>${escapeHtml(branding.footer ?? branding.name)}</footer></body></html>`;
}

/** Content-Security-Policy of a page made by `toHtml`: what it may load. */
export function policyOf({ branding }: ReportContent): string {
  const own = branding.accent ? `:root{--accent:${branding.accent}}` : '';
  const images = branding.logoUrl ? new URL(branding.logoUrl).origin : "'none'";
  return `default-src 'none'; style-src ${hashOf(`${pageStyle}${own}`)}; img-src ${images}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
}

/** Names a style for a Content-Security-Policy. */
export const hashOf = (style: string): string =>
  `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

function toElement(block: Block, content: ReportContent, before: Block | undefined): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escapeHtml(block.text)}</h2>`;
    case 'text':
      return `<p>${escapeHtml(block.text)}</p>`;
    case 'verdict':
      return `<p class="verdict ${block.verdict}">${verdictSign[block.verdict]} ${escapeHtml(block.text)}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'figure':
      return `<figure><figcaption>${captionOf(block, before) === '' ? '' : `<b>${escapeHtml(block.title)}</b>`}<small>${escapeHtml(aboutPicture(block.picture, content))}</small></figcaption><div class="scroll">${toSvg(drawPicture(block.picture, block.title, content.language), 'page')}</div></figure>`;
    case 'table':
      // A table that tells what the picture above shows opens on demand; print shows it.
      return before?.kind === 'figure'
        ? `<details><summary>${escapeHtml(block.title)}</summary>${tableOf(block, content, '')}</details>`
        : tableOf(block, content, captionOf(block, before));
    case 'answers':
      return `<h2>${escapeHtml(block.title)}</h2>${block.items
        .map(
          ({ engine, prompt, said, text }) =>
            `<p><b>${escapeHtml(prompt)}</b><br>${escapeHtml(engine)}: ${escapeHtml(said)}</p><blockquote>${escapeHtml(text)}</blockquote>`,
        )
        .join('')}`;
  }
}

const tableOf = (table: Table, content: ReportContent, caption: string): string =>
  tableElement(shownOf(table, content), content.language, caption);

/** @param foot rows below the body, as HTML */
export function tableElement(
  { title, columns, rows }: Table,
  language: Language,
  caption: string,
  foot = '',
): string {
  const isNumber = (kind: string): string => (kind === 'text' || kind === 'date' ? '' : ' class="number"');
  const head = columns.map(({ label, kind }) => `<th scope="col"${isNumber(kind)}>${escapeHtml(label)}</th>`);
  const body = rows.map(
    (cells) =>
      `<tr>${columns
        .map(
          (column, at) =>
            `<td${isNumber(column.kind)}>${escapeHtml(readable(cells[at] ?? null, column, language))}</td>`,
        )
        .join('')}</tr>`,
  );
  return `<div class="scroll"><table${caption === '' ? ` aria-label="${escapeHtml(title)}"` : ''}>${caption === '' ? '' : `<caption>${escapeHtml(caption)}</caption>`}<thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody>${foot === '' ? '' : `<tfoot>${foot}</tfoot>`}</table></div>`;
}
