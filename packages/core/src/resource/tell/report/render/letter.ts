import type { Table } from '@svc/contract/tell/report';
import type { Language } from '@svc/figures';
import { escapeHtml } from '../../../../mail/index.ts';
import { hashOf, pageStyle, tableElement } from './html.ts';

/** A letter with a table and sums, such as an invoice. */
export interface Letter {
  language: Language;
  title: string;
  /** Below the title: what must not be overlooked; null: nothing. */
  mark: string | null;
  /** Name and address. */
  from: readonly string[];
  to: readonly string[];
  facts: readonly (readonly [string, string])[];
  table: Table;
  /** Below the table; the last is what counts. */
  sums: readonly (readonly [string, string])[];
  notes: readonly string[];
  /** When it was written. */
  at: string;
}

const style = `${pageStyle}
body{max-width:48rem}
nav{text-align:right;font-size:.85rem}nav a{margin-left:1rem;color:inherit}
address{font-style:normal;margin:1.6rem 0}address b,address span{display:block}
header address{margin:0}
h1{margin-top:2rem}
tfoot th{font-weight:400;border:0}tfoot td{border:0}
tfoot tr:last-child>*{font-weight:700;border-top:2px solid var(--ink)}
@media print{nav{display:none}}`;

/** Content-Security-Policy of each letter's page. */
export const letterPolicy = `default-src 'none'; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** @param links above the letter, not in print: label and address */
export function toLetterPage(letter: Letter, links: readonly (readonly [string, string])[]): string {
  const { language, title, mark, from, to, facts, table, sums, notes } = letter;
  const address = ([name = '', ...lines]: readonly string[]): string =>
    `<address><b>${escapeHtml(name)}</b>${lines.map((line) => `<span>${escapeHtml(line)}</span>`).join('')}</address>`;
  const foot = sums
    .map(
      ([name, sum]) =>
        `<tr><th scope="row" class="number" colspan="${table.columns.length - 1}">${escapeHtml(name)}</th><td class="number">${escapeHtml(sum)}</td></tr>`,
    )
    .join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><nav>${links.map(([label, href]) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`).join('')}</nav>
<header>${address(from)}</header>
<main>${address(to)}
<h1>${escapeHtml(title)}</h1>
${mark === null ? '' : `<p class="warning" role="note">${escapeHtml(mark)}</p>`}<dl>${facts.map(([name, fact]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(fact)}</dd></div>`).join('')}</dl>
${tableElement(table, language, '', foot)}
${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('')}</main></body></html>`;
}

/** As a PDF. Its parts are loaded on demand, with fonts and their readers: most processes draw none. */
export async function drawLetter(letter: Letter): Promise<Buffer> {
  const { toLetterPdf } = await import('./letter-pdf.ts');
  return toLetterPdf(letter);
}
