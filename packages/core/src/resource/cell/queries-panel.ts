import type { TenantDatabase } from '@svc/db';
import { type RawBuilder, sql } from 'kysely';
import { scoredScanStatuses } from '../../kernel/index.ts';
import {
  type CountName,
  type Pack,
  type Packs,
  type PanelPrompt,
  type PanelQuery,
  readPacks,
} from './queries-packs.ts';
import { matching } from './rules.ts';
import { type PackGroup, sumPacks } from './sum-packs.ts';

/** Counts of one prompt on one engine: answers that can be read, copies once. */
export interface PanelCell {
  /** Its place in the panel's list of prompts. */
  prompt: number;
  answers: number;
  present: number;
  mentioned: number;
  grounded: number;
  cited: number;
  /** Asked for, and not come or not readable. */
  lost: number;
  /** Answers that can be read, copies included. */
  read: number;
}

/** The cells of one engine and brand in one bucket. */
export interface PanelGroup {
  /** A scan's id, or the first day of the period. */
  bucket: string;
  engine: string;
  surface: string;
  brandId: string;
  /** When the newest of its scans began. */
  asOf: string;
  cells: PanelCell[];
}

export interface Panel {
  prompts: PanelPrompt[];
  groups: PanelGroup[];
}

/** What a panel needs of each pack. */
export const panelCounts = [
  'answers',
  'present',
  'mentioned',
  'grounded',
  'cited',
  'lost',
  'failed',
  'answered',
] as const;

const always = ['answers', 'lost', 'failed', 'answered'] as const;
const countsOf = {
  presence: [...always, 'present'],
  mention: [...always, 'mentioned'],
  citation: [...always, 'grounded', 'cited'],
} as const;

/** The packs of a query with all that a panel and its markers are made of. */
export const readPanelPacks = (db: TenantDatabase, query: PanelQuery): Promise<Packs> =>
  readPacks(
    db,
    query,
    [...(query.measure ? countsOf[query.measure] : panelCounts), 'identity_version'],
    query.bucket === 'all' || query.bucket === 'scan' ? [] : [query.bucket],
  );

/** The counts that a query picks, summed over the scans of a bucket, whatever the filters. */
export const readPanel = async (db: TenantDatabase, query: PanelQuery): Promise<Panel> =>
  panelOf(await readPanelPacks(db, query), query.bucket);

export const bucketOf = (bucket: PanelQuery['bucket']): ((pack: Pack) => string) =>
  bucket === 'all'
    ? () => 'all'
    : bucket === 'scan'
      ? ({ scanId }) => scanId
      : ({ periods: [first = ''] }) => first;

export const panelOf = (packs: Packs, bucket: PanelQuery['bucket']): Panel => ({
  prompts: packs.prompts,
  groups: sumPacks(packs, bucketOf(bucket)).map(panelGroup),
});

/** @param group of packs that were read with `panelCounts` */
export function panelGroup({ scans, sums, ...group }: PackGroup): PanelGroup {
  const cells: PanelCell[] = [];
  const of = (name: CountName, prompt: number): number => sums[name]?.[prompt] ?? 0;
  for (let prompt = 0; prompt < scans.length; prompt += 1)
    if (scans[prompt])
      cells.push({
        prompt,
        answers: of('answers', prompt),
        present: of('present', prompt),
        mentioned: of('mentioned', prompt),
        grounded: of('grounded', prompt),
        cited: of('cited', prompt),
        lost: of('lost', prompt) + of('failed', prompt),
        read: of('answered', prompt),
      });
  return { ...group, cells };
}

/** The cells `c` that a query picks one by one, of scans whose figures stand, with their `prompt`. */
export function pickedCells(query: PanelQuery): RawBuilder<unknown> {
  const { brandIds, from, to, scanId = null } = query;
  const brands =
    brandIds === 'own'
      ? sql<boolean>`c.brand_role = 'own'`
      : brandIds === 'all'
        ? sql<boolean>`true`
        : sql<boolean>`c.brand_id = any(${[...brandIds]}::text[])`;
  return sql`select c.*, coalesce(c.prompt_id, c.question) as prompt, s.detector_version, ${buckets[query.bucket](query.timeZone ?? 'UTC')} as bucket
    from cell c join scan s on s.workspace_id = c.workspace_id and s.id = c.scan_id and s.status = any(${scoredScanStatuses}::text[])
    where c.workspace_id = ${query.workspaceId} and c.project_id = ${query.projectId} and not c.withheld
      and (${from}::timestamptz is null or c.scanned_at >= ${from}::timestamptz)
      and (${to}::timestamptz is null or c.scanned_at < ${to}::timestamptz)
      and (${scanId}::text is null or c.scan_id = ${scanId}::text) and ${brands} and ${matching(query.rules)}`;
}

const inZone = (unit: string) => (zone: string) =>
  sql<string>`to_char(date_trunc(${unit}::text, c.scanned_at at time zone ${zone}::text), 'YYYY-MM-DD')`;

const buckets = {
  all: () => sql<string>`'all'`,
  scan: () => sql<string>`c.scan_id`,
  day: inZone('day'),
  week: inZone('week'),
  month: inZone('month'),
};
