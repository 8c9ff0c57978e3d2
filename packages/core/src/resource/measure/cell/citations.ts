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

/** A page in the answers of one cell; url null: all pages of its domain, each answer once. */
export interface PageRow {
  promptIndex: number;
  pageId: string;
  url: string | null;
  domain: string;
  sourceType: string;
  brandId: string | null;
  answers: number;
  cited: number;
  retrieved: number;
  own: number;
  rival: number;
}

/** The id of a page, or of a domain, in every list of sources. */
export const pageIdOf = (canonicalUrl: string): string => hash('sha256', canonicalUrl, 'hex').slice(0, 32);

export function countPages(answers: readonly AnswerRow[], sites: readonly BrandSites[]): PageRow[] {
  const pages = new Map<number, Map<string, PageRow>>();
  // A page has the same id in every cell.
  const ids = new Map<string, string>();
  const idOf = (name: string): string => {
    const id = ids.get(name) ?? pageIdOf(name);
    ids.set(name, id);
    return id;
  };
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
  const count = (answer: AnswerRow, name: string, site: Site, cited: boolean): void => {
    const { promptIndex } = answer;
    const ofPrompt = pages.get(promptIndex) ?? new Map<string, PageRow>();
    pages.set(promptIndex, ofPrompt);
    let page = ofPrompt.get(name);
    if (!page) {
      const { url, domain, sourceType, brandId } = site;
      page = {
        ...{ promptIndex, pageId: idOf(name), url, domain, sourceType, brandId },
        ...{ answers: 0, cited: 0, retrieved: 0, own: 0, rival: 0 },
      };
      ofPrompt.set(name, page);
    }
    page.retrieved += 1;
    if (!cited) return;
    page.cited += 1;
    if (answer.own) page.own += 1;
    if (answer.rival) page.rival += 1;
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
    const domains = new Map<string, { site: Site; cited: boolean }>();
    const note = (url: string, site: Site, isCited: boolean): void => {
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
  // In the order of their key: Postgres writes its index in half the time.
  const rows = [...pages]
    .toSorted(([left], [right]) => left - right)
    .flatMap(([, ofPrompt]) => [...ofPrompt.values()].toSorted(byPage));
  for (const page of rows) page.answers = totals.get(page.promptIndex) ?? 0;
  return rows;
}

const byPage = (left: PageRow, right: PageRow): number => (left.pageId < right.pageId ? -1 : 1);

type Site = Pick<PageRow, 'url' | 'domain' | 'sourceType' | 'brandId'>;

function siteOf(
  url: string,
  citation: AnswerRow['citations'][number] | undefined,
  source: Address | undefined,
  sites: readonly BrandSites[],
): Site {
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
