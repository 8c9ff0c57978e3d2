import type { Language } from '@svc/figures';
import type { Environment } from '../../../environment/index.ts';
import { openInvoice } from '../../account/billing/index.ts';
import { drawLetter, letterPolicy, toLetterPage } from '../report/index.ts';
import { letterOf } from './letter.ts';
import { wordsOf } from './words.ts';

export interface InvoiceFile {
  body: string | Uint8Array<ArrayBuffer>;
  contentType: string;
  filename: string;
  /** Content-Security-Policy: what the page may load. */
  policy: string;
}

/** The invoice that a link leads to; null: the link was changed, made up, or is too old. */
export async function showInvoice(
  environment: Pick<Environment, 'database' | 'now'>,
  { token, language, format }: { token: string; language: Language; format: 'html' | 'pdf' },
): Promise<InvoiceFile | null> {
  const issued = await openInvoice(environment, token);
  if (!issued) return null;
  const letter = letterOf(issued, language);
  const filename = `${letter.title.toLowerCase().replace(/[^\w-]+/g, '-')}.${format}`;
  if (format === 'pdf') {
    const body = new Uint8Array(await drawLetter(letter));
    return { body, contentType: 'application/pdf', filename, policy: "default-src 'none'" };
  }
  const other = language === 'en' ? 'de' : 'en';
  const body = toLetterPage(letter, [
    [wordsOf(language).other, `/invoices/${token}?language=${other}`],
    ['PDF', `/invoices/${token}/pdf?language=${language}`],
  ]);
  return { body, contentType: 'text/html; charset=utf-8', filename, policy: letterPolicy };
}
