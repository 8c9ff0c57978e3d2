import { hash } from 'node:crypto';
import { type Address, parseAddress } from '@svc/detection';

export interface AnswerRow {
  promptIndex: number;
  copy: string;
  own: boolean;
  rival: boolean;
  citations: { canonicalUrl: string; domain: string; sourceType: string; brandId: string | null }[];
  sources: string[];
}

interface BrandSites {
  id: string;
  role: string;
  domains: readonly string[];
}

/** A page, or a domain: all its pages together, each answer once; its url is null. */
export interface CitedSite {
  url: string | null;
  domain: string;
  sourceType: string;
  /** Whose site it is, among the brands looked for. */
  brandId: string | null;
}

interface CitedPage extends CitedSite {
  id: string;
}

/** Answers of one cell that searched, copies once: those that cite a page, and those that were given it. */
export interface CitedCounts {
  cited: number;
  retrieved: number;
  /** Of the answers that cite it. */
  own: number;
  rival: number;
}

/** The pages, or the domains, of all answers of one engine in a scan. */
export interface CountedCitations {
  kind: 'page' | 'domain';
  pages: CitedPage[];
  prompts: { promptIndex: number; answers: number }[];
  /** Places in these lists, from 0: by prompt, then by page. */
  rows: ({ prompt: number; page: number } & CitedCounts)[];
}

/** The id of a page, or of a domain, in every list of sources. */
export const pageIdOf = (canonicalUrl: string): string => hash('sha256', canonicalUrl, 'hex').slice(0, 32);

export function countCitations(
  answers: readonly AnswerRow[],
  sites: readonly BrandSites[],
): CountedCitations[] {
  // A page has the same id in every cell.
  const pages = new Map<string, CitedPage>();
  const counts = new Map<number, Map<CitedPage, CitedCounts>>();
  const totals = new Map<number, number>();
  const seen = new Set<string>();
  // Answers of one scan are given the same few pages.
  const parsed = new Map<string, Address | null>();
  const addressOf = (link: string): Address | null => {
    const known = parsed.get(link);
    const address = known === undefined ? parseAddress(link) : known;
    if (known === undefined) parsed.set(link, address);
    return address;
  };
  const count = (answer: AnswerRow, name: string, site: CitedSite, cited: boolean): void => {
    const known = pages.get(name);
    const page = known ?? { id: pageIdOf(name), ...site };
    if (!known) pages.set(name, page);
    else if (tellsMore(site, page))
      Object.assign(page, { sourceType: site.sourceType, brandId: site.brandId });
    const ofPrompt = counts.get(answer.promptIndex) ?? new Map<CitedPage, CitedCounts>();
    counts.set(answer.promptIndex, ofPrompt);
    const own = ofPrompt.get(page) ?? { cited: 0, retrieved: 0, own: 0, rival: 0 };
    ofPrompt.set(page, own);
    own.retrieved += 1;
    if (!cited) return;
    own.cited += 1;
    if (answer.own) own.own += 1;
    if (answer.rival) own.rival += 1;
  };
  for (const answer of answers) {
    const { promptIndex } = answer;
    const copy = `${promptIndex} ${answer.copy}`;
    if (seen.has(copy)) continue;
    seen.add(copy);
    totals.set(promptIndex, (totals.get(promptIndex) ?? 0) + 1);
    const cited = new Map(answer.citations.map((one) => [one.canonicalUrl, one]));
    const retrieved = new Map<string, Address>();
    for (const link of answer.sources) {
      const address = addressOf(link);
      if (address) retrieved.set(address.canonicalUrl, address);
    }
    const domains = new Map<string, { site: CitedSite; cited: boolean }>();
    const note = (url: string, site: CitedSite, isCited: boolean): void => {
      count(answer, url, site, isCited);
      const domain = domains.get(site.domain);
      if (!domain) domains.set(site.domain, { site: { ...site, url: null }, cited: isCited });
      else if (isCited) domain.cited = true;
    };
    for (const [url, citation] of cited) note(url, siteOf(url, citation, retrieved.get(url), sites), true);
    for (const [url, source] of retrieved)
      if (!cited.has(url)) note(url, siteOf(url, undefined, source, sites), false);
    for (const [name, { site, cited }] of domains) count(answer, name, site, cited);
  }
  const all = [...pages.values()].toSorted((left, right) => (left.id < right.id ? -1 : 1));
  return [
    listCitations(
      'page',
      all.filter(({ url }) => url !== null),
      counts,
      totals,
    ),
    listCitations(
      'domain',
      all.filter(({ url }) => url === null),
      counts,
      totals,
    ),
  ].filter(({ rows }) => rows.length > 0);
}

function listCitations(
  kind: CountedCitations['kind'],
  pages: CitedPage[],
  counts: ReadonlyMap<number, ReadonlyMap<CitedPage, CitedCounts>>,
  totals: ReadonlyMap<number, number>,
): CountedCitations {
  const prompts = [...counts.keys()]
    .toSorted((left, right) => left - right)
    .map((promptIndex) => ({ promptIndex, answers: totals.get(promptIndex) ?? 0 }));
  const places = new Map(pages.map((page, place) => [page, place]));
  const rows = prompts.flatMap(({ promptIndex }, prompt) =>
    [...(counts.get(promptIndex) ?? [])]
      .flatMap(([one, own]) => {
        const page = places.get(one);
        return page === undefined ? [] : [{ prompt, page, ...own }];
      })
      .toSorted((left, right) => left.page - right.page),
  );
  return { kind, pages, prompts, rows };
}

/** Answers may tell a page's kind differently. Whose site it is counts most; the same answers always give the same kind. */
const tellsMore = (one: CitedSite, other: CitedSite): boolean =>
  (one.brandId !== null) === (other.brandId !== null)
    ? one.sourceType < other.sourceType
    : one.brandId !== null;

function siteOf(
  url: string,
  citation: AnswerRow['citations'][number] | undefined,
  source: Address | undefined,
  sites: readonly BrandSites[],
): CitedSite {
  const brandId = citation ? citation.brandId : ownerOf(source, sites);
  const owner = sites.find(({ id }) => id === brandId);
  const kind = citation?.sourceType ?? source?.sourceType ?? 'other';
  return {
    url,
    domain: citation?.domain ?? source?.domain ?? '',
    sourceType: owner ? (owner.role === 'own' ? 'own' : 'competitor') : kind,
    brandId,
  };
}

/** The brand one of whose sites holds the page: a domain, a subdomain of it, or a path below it. */
function ownerOf(address: Address | undefined, sites: readonly BrandSites[]): string | null {
  if (!address) return null;
  const holds = (site: string): boolean =>
    address.page === site || address.page.startsWith(`${site}/`) || address.host.endsWith(`.${site}`);
  return sites.find(({ domains }) => domains.some(holds))?.id ?? null;
}
