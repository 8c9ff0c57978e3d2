import { nodesOf, type PageDocument, textOf, tidy } from '../content/index.ts';
import type { FetchedPage } from '../fetched-page.ts';
import type { Evidence } from '../types.ts';
import { type FeatureInput, type PageFeature, seen } from './feature.ts';

const byline = /\b(?:written by|by|von|par|por|di|door)\s+((?:\p{Lu}[\p{L}.'’-]+\s?){2,4})/u;
const credentials =
  /\b(?:ph\.?d|m\.?d\.|professor|prof\.|dr\.|certified|registered|chartered|analyst|editor|engineer|years of experience|diplom\w*|meister\w*)\b/i;

/** A named author; whole with a biography, a profile or credentials, three quarters with the name alone. */
export function readAuthor({ page, blocks }: FeatureInput): PageFeature {
  const evidence: Evidence[] = [];
  const people = [
    ...page.jsonLd.flatMap(({ properties }) => (properties.author ? [textOf(properties.author)] : [])),
    ...nodesOf(page.jsonLd, /^Person$/).map(({ properties }) => textOf(properties.name)),
  ].filter((name) => name !== null);
  for (const quote of new Set(people)) evidence.push({ quote, where: 'json_ld' });
  const named = page.meta('author') ?? page.meta('article:author');
  if (named && !named.startsWith('http')) evidence.push({ quote: named, where: 'meta' });
  const { $ } = page;
  const marked = $('[rel=author], [itemprop=author], .author, .byline').first();
  if (tidy(marked.text())) evidence.push({ quote: tidy(marked.text()), where: 'body' });
  const line = blocks.find(({ text, kind }) => kind !== 'heading' && text.length < 200 && byline.test(text));
  if (line) evidence.push({ quote: line.text, where: 'body' });
  const backed =
    $('[rel=author][href], a[href*="/author/"], [class*=author-bio i], [class*=about-author i]').length > 0 ||
    evidence.some(({ quote }) => credentials.test(quote));
  return seen(
    evidence.length ? (backed ? 1 : 0.75) : 0,
    { authors: evidence.length, backed: Number(backed) },
    evidence,
  );
}

/** When the page last changed, as the page itself says. */
export interface PageDate {
  /** ISO 8601 date. */
  date: string;
  /** Name of the field there, e.g. dateModified. */
  source: string;
  evidence: Evidence;
}

const months =
  'jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|f[eé]vrier|mar(?:ch)?|märz|mars|apr(?:il)?|avril|may|mai|june?|juni|juin|july?|juli|juillet|aug(?:ust)?|ao[uû]t|sep(?:t(?:ember)?|tembre)?|oct(?:ober|obre)?|okt(?:ober)?|nov(?:ember|embre)?|dec(?:ember)?|dez(?:ember)?|d[eé]cembre';
const monthOrder: [RegExp, number][] = [
  [/^jan/, 1], [/^f[eé]?[bv]/, 2], [/^m(?:ar|är)/, 3], [/^a[pv]r/, 4], [/^ma[yi]/, 5], [/^ju(?:ne?|ni|in)/, 6],
  [/^jui?l/, 7], [/^a(?:ug|o)/, 8], [/^sep/, 9], [/^o[ck]t/, 10], [/^nov/, 11], [/^d[eé]/, 12],
]; // biome-ignore format: a table
const visible = new RegExp(
  String.raw`(?:updated|last (?:modified|reviewed)|aktualisiert|stand|mis à jour|actualizado|aggiornato|atualizado|bijgewerkt|published|veröffentlicht|publié)[^\d]{0,30}(?:(\d{4}-\d{2}-\d{2})|(\d{1,2})\.?\s(?:de\s)?(${months})\.?\s(?:de\s)?(\d{4})|(${months})\s(\d{1,2}),?\s(\d{4})|(\d{1,2})\.(\d{1,2})\.(\d{4}))`,
  'iu',
);

const iso = (text: string | null | undefined): string | null => {
  const time = text ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
};

function visibleDate(text: string): { date: string; quote: string } | null {
  const match = visible.exec(text);
  if (!match) return null;
  const [quote, whole, day, month, year, monthFirst, dayAfter, yearAfter, dotDay, dotMonth, dotYear] = match;
  const named = (month ?? monthFirst)?.toLowerCase();
  const number = named ? monthOrder.find(([pattern]) => pattern.test(named))?.[1] : Number(dotMonth);
  const pad = (value: string | number | undefined): string => String(value).padStart(2, '0');
  const date = iso(
    whole ?? `${year ?? yearAfter ?? dotYear}-${pad(number)}-${pad(day ?? dayAfter ?? dotDay)}`,
  );
  return date ? { date, quote } : null;
}

/**
 * The latest change that the page claims: structured data and meta first, then what readers see, the sitemap,
 * and the Last-Modified header, which many servers set to now. Null when nothing says.
 */
export function readUpdated(page: PageDocument, text: string, fetched: FetchedPage | null): PageDate | null {
  const claims: [source: string, date: string | null, Evidence][] = [];
  for (const key of ['dateModified', 'datePublished'])
    for (const { properties } of page.jsonLd) {
      const value = textOf(properties[key]);
      claims.push([key, iso(value), { quote: value ?? '', where: 'json_ld' }]);
    }
  for (const name of [
    'article:modified_time',
    'og:updated_time',
    'last-modified',
    'article:published_time',
    'date',
  ])
    claims.push([name, iso(page.meta(name)), { quote: page.meta(name) ?? '', where: 'meta' }]);
  const shown = visibleDate(text);
  if (shown) claims.push(['visible', shown.date, { quote: shown.quote, where: 'body' }]);
  const time = page.$('time[datetime]').first().attr('datetime');
  claims.push(['time', iso(time), { quote: time ?? '', where: 'attribute' }]);
  const mapped = fetched?.sitemap?.lastModified;
  claims.push(['sitemap', iso(mapped), { quote: mapped ?? '', where: 'header' }]);
  const header = fetched?.headers['last-modified'];
  claims.push(['last-modified', iso(header), { quote: header ?? '', where: 'header' }]);
  const [first] = claims.filter(([, date]) => date !== null);
  return first?.[1] ? { date: first[1], source: first[0], evidence: first[2] } : null;
}
