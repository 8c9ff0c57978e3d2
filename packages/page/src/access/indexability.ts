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

const metaNames = ['robots', 'googlebot', 'bingbot', 'google-extended'];

/** Directives without a bot's prefix, or with one. `unavailable_after` and sizes other than 0 forbid nothing here. */
const forbids = (directives: string, pattern: RegExp): boolean => pattern.test(directives.toLowerCase());
const noIndex = /(?:^|[\s,:;])(?:noindex|none)(?:$|[\s,;])/;
const noQuote = /(?:^|[\s,:;])(?:nosnippet|none|max-snippet:\s*0)(?:$|[\s,;])/;

const withoutMark = (address: string): string => address.replace(/#.*$/, '').replace(/\/$/, '');

/** Meta robots, X-Robots-Tag, status and canonical. */
export function readIndexability(
  page: PageDocument,
  url: string,
  canonical: string | null,
  fetched: FetchedPage | null,
): Indexability {
  const directives: Evidence[] = metaNames.flatMap((name) => {
    const content = page.meta(name);
    return content ? [{ quote: `${name}: ${content}`, where: 'meta' as const }] : [];
  });
  const header = fetched?.headers['x-robots-tag'];
  if (header) directives.push({ quote: `X-Robots-Tag: ${header}`, where: 'header' });
  const badStatus = fetched !== null && (fetched.status < 200 || fetched.status >= 300);
  const forbiddenIndex = directives.filter(({ quote }) => forbids(quote, noIndex));
  const forbiddenQuote = directives.filter(({ quote }) => forbids(quote, noQuote));
  const status: Evidence[] = badStatus ? [{ quote: `HTTP ${fetched.status}`, where: 'header' }] : [];
  const known = fetched === null ? null : true;
  return {
    indexable: badStatus || forbiddenIndex.length ? false : known,
    quotable: badStatus || forbiddenQuote.length ? false : known,
    canonicalElsewhere: canonical !== null && withoutMark(canonical) !== withoutMark(url),
    evidence: [...status, ...new Set([...forbiddenIndex, ...forbiddenQuote])],
  };
}
