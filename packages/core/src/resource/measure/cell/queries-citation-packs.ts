import { rowsOf, type Scope } from '@svc/db';
import { sql } from 'kysely';
import type { CitedCounts, CitedSite } from './citations.ts';
import { ofStandingOriginInSql } from './counted-answers.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'citation_pack.counts': CitedLists;
  }
}

/** Places of the prompt and of the page, from 1, and then the counts `cited`, `retrieved`, `own` and `rival`. */
export type CitedLists = readonly [number[], number[], number[], number[], number[], number[]];

export interface CitationQuery {
  kind: 'page' | 'domain';
  projectId: string;
  /** Instants; `to` is not included. null: open. */
  from: string | null;
  to: string | null;
  /** These scans alone. */
  scanIds?: readonly string[];
  /** Only scans of the origin whose figures the project shows. */
  standing?: boolean;
  /** What is read of pages and prompts beside their domains and keys: strings of all packs take longer than their counts. */
  facts: readonly ('url' | 'sourceType' | 'brandId' | 'question' | 'branded')[];
  /**
   * Only packs with a page of these domains, with one of this brand's, or with one of these prompts: others would be read for nothing.
   * Of pages, rows of these domains alone are shown.
   */
  holding?: { domains?: readonly string[]; brandId?: string; prompts?: readonly string[] };
}

/** A fact that was not asked for is empty or false. */
interface CitingPrompt {
  /** The same in every scan that asked it. */
  key: string;
  question: string;
  branded: boolean;
  /** Of the cell: answers that searched, copies once. */
  answers: number;
}

/** What the answers of one engine cite in a scan. */
export interface CitationPack {
  scanId: string;
  engine: string;
  scannedAt: string;
  /** Of each page. */
  domains: string[];
  /** Those whose rows are shown; undefined: all. */
  wanted: ReadonlySet<string> | undefined;
  /** The page at a place of the list: one object for the same page in all packs. */
  pageAt: (at: number) => CitedSite;
  prompts: CitingPrompt[];
  /** `CitedLists` as text: hundreds of thousands of numbers, which are read one pack at a time. */
  counts: string;
}

export interface CitedRow extends CitedCounts {
  page: CitedSite;
  prompt: CitingPrompt;
  /** Its place among the pack's prompts. */
  promptAt: number;
}

/** Oldest first. */
export async function readCitationPacks(
  { db, workspace }: Scope,
  { kind, projectId, from, to, scanIds, standing, facts, holding = {} }: CitationQuery,
): Promise<CitationPack[]> {
  const { domains, brandId, prompts } = holding;
  const rows = await rowsOf<StoredPack>(db)`
    select a.scan_id, a.engine, a.scanned_at, to_json(a.domain) as domain, to_json(a.prompt) as prompt, to_json(a.answers) as answers,
      a.counts::text as counts${sql.join(
        facts.map((name) => sql`, to_json(${sql.ref(`a.${name}`)}) as ${sql.ref(name)}`),
        sql``,
      )}
    from citation_pack a where a.workspace_id = ${workspace.id} and a.project_id = ${projectId} and a.kind = ${kind}
      and (${from}::timestamptz is null or a.scanned_at >= ${from}::timestamptz)
      and (${to}::timestamptz is null or a.scanned_at < ${to}::timestamptz)
      ${scanIds ? sql`and a.scan_id = any(${[...scanIds]}::text[])` : sql``}
      ${domains ? sql`and a.domain && ${[...domains]}::text[]` : sql``}
      ${brandId === undefined ? sql`` : sql`and ${brandId} = any(a.brand_id)`}
      ${prompts ? sql`and a.prompt && ${[...prompts]}::text[]` : sql``}
      ${standing ? sql`and ${ofStandingOriginInSql(workspace.id, projectId)}` : sql``}
    order by a.scanned_at, a.scan_id, a.engine`;
  // The same few sites stand in most packs; one address has few readings.
  const sites = new Map<string, CitedSite[]>();
  const siteOf = (row: StoredPack, at: number): CitedSite => {
    const url = row.url?.[at] ?? null;
    const [sourceType, brandId] = [row.sourceType?.[at] ?? '', row.brandId?.[at] ?? null];
    const name = url ?? row.domain[at] ?? '';
    const known = sites.get(name) ?? [];
    let site = known.find((one) => one.sourceType === sourceType && one.brandId === brandId);
    if (!site) {
      site = { domain: row.domain[at] ?? '', url, sourceType, brandId };
      sites.set(name, [...known, site]);
    }
    return site;
  };
  const wanted = domains && new Set(domains);
  return rows.map((row) => ({
    ...{ scanId: row.scanId, engine: row.engine, scannedAt: row.scannedAt, counts: row.counts },
    domains: row.domain,
    wanted,
    pageAt: (at) => siteOf(row, at),
    prompts: row.prompt.map((key, at) => ({
      key,
      question: row.question?.[at] ?? '',
      branded: row.branded?.[at] ?? false,
      answers: row.answers[at] ?? 0,
    })),
  }));
}

interface StoredPack {
  scanId: string;
  engine: string;
  scannedAt: string;
  domain: string[];
  prompt: string[];
  answers: number[];
  counts: string;
  url?: (string | null)[];
  sourceType?: string[];
  brandId?: (string | null)[];
  question?: string[];
  branded?: boolean[];
}

/**
 * Shows its rows, one for each page of a prompt: hundreds of thousands in a span, so all are one object that is filled anew.
 *
 * @param only domains of the pages that are shown; without it, those that were asked for
 */
export function visitRows(
  { domains, wanted, pageAt, prompts, counts }: CitationPack,
  visit: (row: Readonly<CitedRow>) => void,
  only = wanted,
): void {
  const pages = domains.map((domain, at) => (only?.has(domain) === false ? null : pageAt(at)));
  // The one cast: it is what `writeCitations` wrote.
  const [promptPlaces, pagePlaces, cited, retrieved, own, rival] = JSON.parse(counts) as CitedLists;
  let row: CitedRow | undefined;
  for (let at = 0; at < promptPlaces.length; at += 1) {
    const promptAt = (promptPlaces[at] ?? 0) - 1;
    const prompt = prompts[promptAt];
    const page = pages[(pagePlaces[at] ?? 0) - 1];
    if (!prompt || !page) continue;
    row ??= { page, prompt, promptAt, cited: 0, retrieved: 0, own: 0, rival: 0 };
    row.page = page;
    row.prompt = prompt;
    row.promptAt = promptAt;
    row.cited = cited[at] ?? 0;
    row.retrieved = retrieved[at] ?? 0;
    row.own = own[at] ?? 0;
    row.rival = rival[at] ?? 0;
    visit(row);
  }
}
