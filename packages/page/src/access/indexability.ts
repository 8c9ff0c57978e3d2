import type { PageDocument } from '../content/index.ts';
import type { FetchedPage } from '../fetched-page.ts';
import type { Evidence } from '../types.ts';

export interface Indexability {
  /** May stand in a search index; null: the headers are not known and the HTML forbids nothing. */
  indexable: boolean | null;
  /** May be quoted; null as above. */
  quotable: boolean | null;
  /** The canonical address is another page. */
  canonicalElsewhere: boolean;
  evidence: Evidence[];
}

/** Directives of X-Robots-Tag that have no crawler's name before them. */
const forEveryone = (header: string): string =>
  header
    .split(/,(?=\s*[\w-]+\s*:)/)
    .filter((part) => !/^\s*(?!max-|unavailable)[\w-]+\s*:/i.test(part))
    .join(',')
    .trim();

/** Directives without a bot's prefix, or with one. `unavailable_after` and sizes other than 0 forbid nothing here. */
const forbids = (directives: string, pattern: RegExp): boolean => pattern.test(directives.toLowerCase());
export const noIndex = /(?:^|[\s,:;])(?:noindex|none)(?:$|[\s,;])/;
const noQuote = /(?:^|[\s,:;])(?:nosnippet|none|max-snippet:\s*0)(?:$|[\s,;])/;

/** The same page under another spelling: protocol, www, query and last slash do not count. */
const pageOf = (address: string): string =>
  address
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
    .toLowerCase();

/** Meta robots, X-Robots-Tag, status and canonical. What is said to one crawler alone: `readShutOut`. */
export function readIndexability(
  page: PageDocument,
  url: string,
  canonical: string | null,
  fetched: FetchedPage | null,
): Indexability {
  const meta = page.meta('robots');
  const directives: Evidence[] = meta ? [{ quote: `robots: ${meta}`, where: 'meta' }] : [];
  const header = forEveryone((fetched?.headers['x-robots-tag'] ?? '').slice(0, 2_000));
  if (header) directives.push({ quote: `X-Robots-Tag: ${header}`, where: 'header' });
  const badStatus = fetched !== null && (fetched.status < 200 || fetched.status >= 300);
  const forbiddenIndex = directives.filter(({ quote }) => forbids(quote, noIndex));
  const forbiddenQuote = directives.filter(({ quote }) => forbids(quote, noQuote));
  const status: Evidence[] = badStatus ? [{ quote: `HTTP ${fetched.status}`, where: 'header' }] : [];
  const known = fetched === null ? null : true;
  return {
    indexable: badStatus || forbiddenIndex.length ? false : known,
    quotable: badStatus || forbiddenQuote.length ? false : known,
    canonicalElsewhere: canonical !== null && pageOf(canonical) !== pageOf(url),
    evidence: [...status, ...new Set([...forbiddenIndex, ...forbiddenQuote])],
  };
}
