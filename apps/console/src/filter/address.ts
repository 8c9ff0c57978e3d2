import { type Optional, oneOf, type Search, text } from '../part/filters.ts';

export const periods = ['latest', '7d', '28d', '84d', '365d'] as const;
export type Period = (typeof periods)[number];

export interface Filters {
  period: Period;
  /** Days of the project’s calendar, in place of a period. */
  from: string;
  to: string;
  engine: string;
  surface: string;
  topic: string;
  tag: string;
  intent: string;
  country: string;
  lang: string;
  persona: string;
  branded: 'include' | 'only';
  seg: string;
  /** Where both are there, measured answers count unless this says otherwise. */
  origin: 'imported' | 'both';
  frame: 'market';
}
export type FilterName = keyof Filters;

export const filterNames = [
  ...(['period', 'from', 'to', 'engine', 'surface', 'topic', 'tag', 'intent'] as const),
  ...(['country', 'lang', 'persona', 'branded', 'seg', 'origin', 'frame'] as const),
] satisfies FilterName[];

/** Set less often: each is a chip only where it is set. */
export const otherNames = ['tag', 'intent', 'country', 'lang', 'persona', 'branded', 'seg'] as const;

const day = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;

export const origins = ['imported', 'both'] as const;

/** The filters that an address names; what is not one is left out. */
export const projectFilters = (search: Search): Optional<Filters> => ({
  period: oneOf(search.period, periods),
  from: day(search.from),
  to: day(search.to),
  engine: text(search.engine, 64),
  surface: text(search.surface, 20),
  topic: text(search.topic),
  tag: text(search.tag, 60),
  intent: text(search.intent, 40),
  country: text(search.country, 10),
  lang: text(search.lang, 20),
  persona: text(search.persona, 40),
  branded: oneOf(search.branded, ['include', 'only'] as const),
  seg: text(search.seg, 40),
  origin: oneOf(search.origin, origins),
  frame: oneOf(search.frame, ['market'] as const),
});

const daysOf: Record<Exclude<Period, 'latest'>, number> = { '7d': 7, '28d': 28, '84d': 84, '365d': 365 };

/** What the API’s analytics take for a span: days before now, or both ends. */
export function spanOf(
  { period = '28d', from, to }: Optional<Filters>,
  lastScanAt: string | null,
): { days: number } | { from: string; to?: string } {
  if (from !== undefined) return { from, ...(to !== undefined && { to }) };
  if (period === 'latest') return lastScanAt === null ? { days: 28 } : { from: lastScanAt };
  return { days: daysOf[period] };
}

/** The first instant and the last of a span, to print and to shade it. */
export function endsOf(span: ReturnType<typeof spanOf>, now: number): { from: number; to: number } {
  if ('days' in span) return { from: now - span.days * 86_400_000, to: now };
  const end = span.to === undefined ? now : Date.parse(span.to) + 86_399_000;
  return { from: Date.parse(span.from), to: Math.min(end, now) };
}

export interface CellQuery {
  engine?: string;
  surface?: string;
  topic?: string;
  tag?: string;
  intent?: string;
  country?: string;
  language?: string;
  personaId?: string;
  branded?: 'include' | 'only';
  segmentId?: string;
  origin?: 'imported' | 'both';
}

/** The filters under the names of the API’s queries. */
export function cellsOf(filters: Optional<Filters>): CellQuery {
  const { engine, surface, topic, tag, intent, country, lang, persona, branded, seg, origin } = filters;
  const named = { engine, surface, topic, tag, intent, country, branded, origin };
  const all = { ...named, language: lang, personaId: persona, segmentId: seg };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** The same filters as rules of a query with a body, where each takes a list. */
export function rulesOf(filters: Optional<Filters>) {
  const { engine, surface, topic, tag, intent, country, lang, persona, branded, origin } = filters;
  const list = (value: string | undefined) => (value === undefined ? undefined : [value]);
  const all = {
    engines: list(engine),
    surfaces: list(surface),
    topics: list(topic),
    tags: list(tag),
    intents: list(intent),
    countries: list(country),
    languages: list(lang),
    personas: list(persona),
    origins: origin === 'both' ? (['measured', 'imported'] as const) : origin && ([origin] as const),
    branded,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
