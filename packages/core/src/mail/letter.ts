import type { Language } from '@svc/figures';
import { type IntervalRow, intervalBar, intervalText } from './interval-row.ts';

/** A mail in small parts, from which its text and its HTML twin are made. */
export interface Letter {
  language: Language;
  /** Left out where the subject already says it. */
  title?: string;
  /** Several lines in one are a list. */
  paragraphs: readonly (string | readonly string[])[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Where to look, beside the one thing to do. */
  links?: readonly { label: string; url: string }[];
  /** Rows of a small table: name and value. */
  table?: readonly (readonly [string, string])[];
  /** Rates with their intervals, drawn by cells of a table. */
  intervals?: readonly IntervalRow[];
  /** In small print at the end. */
  footer?: string;
  unsubscribe?: string;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Placeholders that branding replaces: see `inBranding`. */
export const places = { button: 'border:1px solid #888', top: '<!-- top -->', end: '<!-- end -->' };

const stop: Readonly<Record<Language, string>> = {
  en: 'Unsubscribe from these e-mails',
  de: 'Diese E-Mails abbestellen',
};

/** Plain tables and inline styles, as mail readers understand them; light and dark as the reader has it. */
export function renderLetter(letter: Letter): { text: string; html: string; unsubscribe?: string } {
  const {
    language,
    title,
    paragraphs,
    action,
    links = [],
    table = [],
    intervals = [],
    footer,
    unsubscribe,
  } = letter;
  const text = [
    ...(title === undefined ? [] : [title]),
    ...(intervals.length > 0
      ? [intervals.map((row) => `${row.label}: ${intervalText(row, language)}`).join('\n')]
      : []),
    ...paragraphs.map((one) => (typeof one === 'string' ? one : one.map((line) => `- ${line}`).join('\n'))),
    ...(table.length > 0 ? [table.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(links.length > 0 ? [links.map(({ label, url }) => `${label}: ${url}`).join('\n')] : []),
    ...(footer ? [footer] : []),
    ...(unsubscribe ? [`${stop[language]}: ${unsubscribe}`] : []),
  ].join('\n\n');
  const rows = table
    .map(
      ([name, value]) =>
        `<tr><td style="padding:2px 16px 2px 0;color:#666">${escapeHtml(name)}</td><td style="padding:2px 0">${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  const bars = intervals
    .map(
      (row) =>
        `<tr><td style="padding:4px 16px 4px 0;color:#666">${escapeHtml(row.label)}</td><td style="padding:4px 12px 4px 0">${intervalBar(row)}</td><td style="padding:4px 0">${intervalText(row, language)}</td></tr>`,
    )
    .join('');
  const small = (inner: string) => `<p style="margin:16px 0 0;font-size:12px;color:#777">${inner}</p>`;
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>`,
    '<body style="margin:0;padding:24px;font:15px/1.5 system-ui,sans-serif">',
    places.top,
    title === undefined ? '' : `<h1 style="margin:0 0 12px;font-size:18px">${escapeHtml(title)}</h1>`,
    bars ? `<table role="presentation" style="margin:0 0 12px;border-collapse:collapse">${bars}</table>` : '',
    ...paragraphs.map((one) =>
      typeof one === 'string'
        ? `<p style="margin:0 0 12px">${escapeHtml(one)}</p>`
        : `<ul style="margin:0 0 12px;padding-left:20px">${one.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
    ),
    rows ? `<table role="presentation" style="margin:0 0 12px;border-collapse:collapse">${rows}</table>` : '',
    action
      ? `<p style="margin:16px 0"><a href="${escapeHtml(action.url)}" style="padding:8px 14px;${places.button};border-radius:6px;text-decoration:none">${escapeHtml(action.label)}</a></p>`
      : '',
    links.length > 0
      ? `<p style="margin:0 0 12px">${links
          .map(({ label, url }) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`)
          .join(' · ')}</p>`
      : '',
    footer ? small(escapeHtml(footer)) : '',
    unsubscribe ? small(`<a href="${escapeHtml(unsubscribe)}">${stop[language]}</a>`) : '',
    places.end,
    '</body></html>',
  ].join('');
  return { text, html, ...(unsubscribe && { unsubscribe }) };
}
