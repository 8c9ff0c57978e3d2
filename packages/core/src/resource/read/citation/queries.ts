import type { OwnPage } from '@svc/contract/read/citation';
import { rowsOf, type Scope } from '@svc/db';

import { type CitationPack, type CitedSite, type PanelPrompt, pageIdOf } from '../../measure/cell/index.ts';
import {
  type Asked,
  type Place,
  readCited,
  readSearched,
  type Searched,
  valueIn,
  visitCited,
} from './searched-cells.ts';

export interface PageRow {
  id: string;
  url: string;
  domain: string;
  sourceType: string;
  brandId: string | null;
  answers: number;
  retrieved: number;
  of: number;
  prompts: number;
  engines: string[];
  withOwn: number;
  withRival: number;
  firstSeen: string;
  lastSeen: string;
}

/** Cited pages of a span, with how often. */
export async function readPages(
  scope: Scope,
  asked: Asked,
  only: { sourceType?: string | undefined; domain?: string | undefined },
): Promise<PageRow[]> {
  const holding = only.domain === undefined ? {} : { domains: [only.domain] };
  const [searched, packs] = await Promise.all([
    readSearched(scope, asked),
    readCited(scope, asked, { kind: 'page', facts: ['url', 'sourceType', 'brandId'], holding }),
  ]);
  const pages = new Map<string, PageSum>();
  const bySite = new Map<CitedSite, PageSum>();
  visitCited(searched, packs, (row, { place }, { scannedAt }) => {
    const { url, sourceType } = row.page;
    if (url === null) return;
    if (only.sourceType !== undefined && sourceType !== only.sourceType) return;
    const page = valueIn(bySite, row.page, () => pageOf(pages, row.page, url, scannedAt));
    page.answers += row.cited;
    page.retrieved += row.retrieved;
    page.of += row.prompt.answers;
    page.withOwn += row.own;
    page.withRival += row.rival;
    page.lastSeen = scannedAt;
    if (row.cited > 0) page.places.add(place);
  });
  return [...pages.values()].flatMap(({ places, ...page }) => {
    if (page.answers === 0) return [];
    const prompts = new Set([...places].map(({ prompt }) => prompt));
    const engines = new Set([...places].map(({ engine }) => engine));
    return [{ ...page, prompts: prompts.size, engines: [...engines].sort() }];
  });
}

type PageSum = Omit<PageRow, 'prompts' | 'engines'> & { places: Set<Place> };

/** The page of this address, with the newest reading of its site. */
function pageOf(
  pages: Map<string, PageSum>,
  { domain, sourceType, brandId }: CitedSite,
  url: string,
  at: string,
): PageSum {
  const page = valueIn(pages, url, () => ({
    ...{ id: pageIdOf(url), url, domain, sourceType, brandId, answers: 0, retrieved: 0, of: 0 },
    ...{ withOwn: 0, withRival: 0, firstSeen: at, lastSeen: at, places: new Set<Place>() },
  }));
  return Object.assign(page, { sourceType, brandId });
}

/** Counts of a domain on one prompt and engine, over the scans of a span. */
export interface DomainCell {
  domain: string;
  prompt: string;
  engine: string;
  cited: number;
  retrieved: number;
  own: number;
  rival: number;
}

export interface SourceCells {
  /** Answers that searched, by prompt and engine. */
  asked: { prompt: string; question: string; topic: string | null; engine: string; answers: number }[];
  domains: DomainCell[];
  facts: Map<string, { sourceType: string; brandId: string | null }>;
  /** The cells one by one. */
  searched: Searched;
}

/** The cells of a span and of each domain in it. */
export async function readDomains(scope: Scope, asked: Asked): Promise<SourceCells> {
  const [searched, packs] = await Promise.all([
    readSearched(scope, asked),
    readCited(scope, asked, { kind: 'domain', facts: ['sourceType', 'brandId'] }),
  ]);
  const answered = new Map<Place, number>();
  for (const { place, answers } of searched.cells) answered.set(place, (answered.get(place) ?? 0) + answers);
  const facts: SourceCells['facts'] = new Map();
  const domains = new Map<string, Map<Place, DomainCell>>();
  const bySite = new Map<CitedSite, Map<Place, DomainCell>>();
  visitCited(searched, packs, (row, { place }) => {
    const { domain, sourceType, brandId } = row.page;
    const own = valueIn(bySite, row.page, () => {
      // The newest reading of a site holds.
      facts.set(domain, { sourceType, brandId });
      return valueIn(domains, domain, () => new Map<Place, DomainCell>());
    });
    const { engine, prompt } = place;
    const sum = valueIn(own, place, () => ({
      ...{ domain, prompt: prompt.key, engine, cited: 0, retrieved: 0, own: 0, rival: 0 },
    }));
    sum.cited += row.cited;
    sum.retrieved += row.retrieved;
    sum.own += row.own;
    sum.rival += row.rival;
  });
  return {
    asked: [...answered]
      .map(
        ([
          {
            engine,
            prompt: { key, question, topic },
          },
          answers,
        ]) => ({
          ...{ prompt: key, question, topic, engine, answers },
        }),
      )
      .sort(byPrompt),
    domains: [...domains]
      .sort(([a], [b]) => compare(a, b))
      .flatMap(([, own]) => [...own.values()].sort(byPrompt)),
    facts,
    searched,
  };
}

const byPrompt = (a: { prompt: string; engine: string }, b: { prompt: string; engine: string }): number =>
  compare(a.prompt, b.prompt) || compare(a.engine, b.engine);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

interface DomainPages {
  /** Pages that answers cite. */
  pages: number;
  /** The most cited ones. */
  urls: string[];
}

export interface DomainsAndPages extends SourceCells {
  pages: CitationPack[];
}

/** The cells of a span and the pages of its domains, read at the same time. */
export async function readDomainsAndPages(scope: Scope, asked: Asked): Promise<DomainsAndPages> {
  const [cells, pages] = await Promise.all([
    readDomains(scope, asked),
    readCited(scope, asked, { kind: 'page', facts: ['url'] }),
  ]);
  return { ...cells, pages };
}

/** Cited pages of the domains that are shown. */
export function pagesOfDomains(
  { searched, pages }: DomainsAndPages,
  shown: readonly { domain: string }[],
): Map<string, DomainPages> {
  const domains = new Set(shown.map(({ domain }) => domain));
  const found = new Map<string, Map<string, number>>();
  visitCited(
    searched,
    pages,
    ({ page: { url, domain }, cited }) => {
      if (url === null || cited === 0) return;
      const urls = valueIn(found, domain, () => new Map<string, number>());
      urls.set(url, (urls.get(url) ?? 0) + cited);
    },
    domains,
  );
  return new Map(
    [...found].map(([domain, urls]) => {
      const most = [...urls].sort(([a, x], [b, y]) => y - x || compare(a, b)).slice(0, 5);
      return [domain, { pages: urls.size, urls: most.map(([url]) => url) }];
    }),
  );
}

interface CitedType {
  sourceType: string;
  topic: string | null;
  question: string;
  citations: number;
  domains: string[];
  sandbox: boolean;
  imported: boolean;
}

/** Citations by kind of page and prompt, of which shares are made. */
export async function readTypes(scope: Scope, asked: Asked): Promise<CitedType[]> {
  const [searched, packs] = await Promise.all([
    readSearched(scope, asked),
    readCited(scope, asked, { kind: 'page', facts: ['sourceType'] }),
  ]);
  const types = new Map<string, Map<PanelPrompt, TypeSum>>();
  visitCited(searched, packs, (row, { place, imported }) => {
    if (row.cited === 0) return;
    const { domain, sourceType } = row.page;
    const { engine, prompt } = place;
    const ofKind = valueIn(types, sourceType, () => new Map<PanelPrompt, TypeSum>());
    const type = valueIn(ofKind, prompt, () => ({
      ...{ sourceType, topic: prompt.topic, question: prompt.question, citations: 0 },
      ...{ byDomain: new Set<string>(), sandbox: false, imported: false },
    }));
    type.citations += row.cited;
    type.byDomain.add(domain);
    type.sandbox ||= engine === 'sandbox';
    type.imported ||= imported;
  });
  return [...types.values()].flatMap((ofKind) =>
    [...ofKind.values()].map(({ byDomain, ...type }) => ({ ...type, domains: [...byDomain] })),
  );
}

type TypeSum = Omit<CitedType, 'domains'> & { byDomain: Set<string> };

/** Pages of the own site: cited by answers, retrieved for them, or read by the project itself. */
export async function readOwnPages(
  scope: Scope,
  asked: Asked,
  site: { brandId: string; domains: readonly string[] },
): Promise<Omit<OwnPage, 'mode'>[]> {
  const [searched, packs, known] = await Promise.all([
    readSearched(scope, asked),
    readCited(scope, asked, { kind: 'page', facts: ['url', 'brandId'], holding: { brandId: site.brandId } }),
    readKnownPages(scope, asked.projectId, site.domains),
  ]);
  const pages = new Map<
    string,
    { answers: number; retrieved: number; engines: Set<string>; prompts: Set<string> }
  >();
  visitCited(searched, packs, (row, { place }) => {
    const { url, brandId } = row.page;
    if (url === null || brandId !== site.brandId) return;
    const page = valueIn(pages, url, () => ({
      ...{ answers: 0, retrieved: 0, engines: new Set<string>(), prompts: new Set<string>() },
    }));
    page.answers += row.cited;
    page.retrieved += row.retrieved;
    if (row.cited === 0) return;
    page.engines.add(place.engine);
    page.prompts.add(place.prompt.text);
  });
  // A page with a slash at its end is the one without.
  const bare = (url: string): string => url.replace(/\/+$/, '');
  const read = new Set(known.map(({ url }) => bare(url)));
  const cited = new Set([...pages.keys()].map(bare));
  const all = [
    ...[...pages].map(([url, { answers, retrieved, engines, prompts }]) => ({
      ...{ url, answers, retrieved, engines: [...engines].sort(), prompts: [...prompts].sort().slice(0, 50) },
      known: read.has(bare(url)),
    })),
    ...known.flatMap(({ url }) =>
      cited.has(bare(url)) ? [] : [{ url, answers: 0, retrieved: 0, engines: [], prompts: [], known: true }],
    ),
  ];
  return all.sort((a, b) => b.answers - a.answers || compare(a.url, b.url));
}

/** Pages of the own site that the project has read itself. */
const readKnownPages = ({ db, workspace }: Scope, projectId: string, domains: readonly string[]) =>
  rowsOf<{ url: string }>(db)`
    select url from page where workspace_id = ${workspace.id} and project_id = ${projectId}
      and exists (select from unnest(${[...domains]}::text[]) d
        where regexp_replace(url, '^https?://(www\\.)?', '') = d or regexp_replace(url, '^https?://(www\\.)?', '') like d || '/%'
          or regexp_replace(url, '^https?://([^/]*).*$', '\\1') like '%.' || d)`;
