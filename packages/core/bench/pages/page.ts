import type { FetchedPage, PageKind } from '@svc/page';

/** A page of our own with the findings that an expert gave it. */
export interface LabelledPage {
  /** Kind, language, and good, poor or hostile. */
  id: string;
  kind: PageKind;
  url: string;
  html: string;
  robots?: string;
  headers?: Record<string, string>;
  refused?: FetchedPage['refused'];
  /** Codes of findings that must be there. */
  findings: string[];
  /** Codes that a reader may or may not give. */
  either?: string[];
}

export const html = (language: string, head: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

export const ld = (data: object | string): string =>
  `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`;

export const head = (title: string, description: string | null, more = ''): string =>
  `<title>${title}</title>${description === null ? '' : `<meta name="description" content="${description}">`}${more}`;
