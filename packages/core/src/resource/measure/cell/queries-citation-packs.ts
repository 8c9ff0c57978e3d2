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
  /** Only packs with a page of these domains, with one of this brand's, or with one of these prompts: others would be read for nothing. */
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
  /** One object for the same page in all packs. */
  pages: CitedSite[];
  prompts: CitingPrompt[];
  /** `CitedLists` as text: hundreds of thousands of numbers, which are read one pack at a time. */
  counts: string;
}

export interface CitedRow extends CitedCounts {
  page: CitedSite;
  prompt: CitingPrompt;
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
  // The same few sites stand in most packs.
  const sites = new Map<string, CitedSite>();
  const siteOf = ({ domain, url, sourceType, brandId }: StoredPack, at: number): CitedSite => {
    const site = {
      domain: domain[at] ?? '',
      url: url?.[at] ?? null,
      sourceType: sourceType?.[at] ?? '',
      brandId: brandId?.[at] ?? null,
    };
    const name = `${site.url ?? site.domain} ${site.sourceType} ${site.brandId}`;
    const known = sites.get(name) ?? site;
    sites.set(name, known);
    return known;
  };
  return rows.map((row) => ({
    ...{ scanId: row.scanId, engine: row.engine, scannedAt: row.scannedAt, counts: row.counts },
    pages: row.domain.map((_, at) => siteOf(row, at)),
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

/** Its rows, one for each page of a prompt. */
export function citedRows({ pages, prompts, counts }: CitationPack): CitedRow[] {
  // The one cast: it is what `writeCitations` wrote.
  const [promptPlaces, pagePlaces, cited, retrieved, own, rival] = JSON.parse(counts) as CitedLists;
  const rows: CitedRow[] = [];
  for (let at = 0; at < promptPlaces.length; at += 1) {
    const prompt = prompts[(promptPlaces[at] ?? 0) - 1];
    const page = pages[(pagePlaces[at] ?? 0) - 1];
    if (!prompt || !page) continue;
    rows.push({
      page,
      prompt,
      cited: cited[at] ?? 0,
      retrieved: retrieved[at] ?? 0,
      own: own[at] ?? 0,
      rival: rival[at] ?? 0,
    });
  }
  return rows;
}
