import { scoredScanStatuses } from '@svc/contract/kernel';
import type { CellRules } from '@svc/contract/measure/cell';
import { rowsOf, type Scope } from '@svc/db';
import { type RawBuilder, sql } from 'kysely';
import { readVersionFor } from '../../account/project/index.ts';
import { standingOriginInSql } from './counted-answers.ts';
import { matchingPrompts, matchingScans } from './matching.ts';

export interface PanelQuery {
  projectId: string;
  /** Instants; `to` is not included. null: open. */
  from: string | null;
  to: string | null;
  /** This scan alone. */
  scanId?: string;
  rules: readonly CellRules[];
  /** The own brand alone, every brand, or these. */
  brandIds: 'own' | 'all' | readonly string[];
  /** Scans are grouped by this; days, weeks and months are those of the time zone. */
  bucket: 'all' | 'scan' | 'day' | 'week' | 'month';
  timeZone?: string;
  /** Only what its figures need is read; other counts are 0. Left out: all of them. */
  measure?: 'presence' | 'mention' | 'citation';
}

/** A prompt over all scans of a panel. */
export interface PanelPrompt {
  /** The same in every scan that asked it. */
  key: string;
  /** Prompts that ask the same in nearly the same words share it. */
  question: string;
  topic: string | null;
  intent: string;
  /** As one of the scans asked it. */
  text: string;
}

export type CountName =
  | 'asked'
  | 'answers'
  | 'present'
  | 'mentioned'
  | 'grounded'
  | 'cited'
  | 'lost'
  | 'failed'
  | 'refused'
  | 'answered'
  | 'rankSum'
  | 'first'
  | 'top3'
  | 'shareSum'
  | 'positive'
  | 'negative'
  | 'mixed'
  | 'neutral'
  | 'recommended'
  | 'listed'
  | 'compared'
  | 'warned'
  | 'identityVersion';

export type Counts<T> = Partial<Record<CountName, T>>;

/** The cells of one scan, engine and brand that a query picks. */
export interface Pack {
  scanId: string;
  engine: string;
  surface: string;
  /** Whether its scan asked for the answers, or somebody brought them. */
  origin: 'measured' | 'imported';
  brandId: string;
  model: string | null;
  country: string | null;
  language: string;
  /** The persona that asked; null: none. */
  persona: string | null;
  scannedAt: string;
  detector: string | null;
  /** Periods that a query asked for: their first days, in the order asked. */
  periods: string[];
  /** The cells that are picked. Of a prompt asked twice the second is no `first`. */
  cells: readonly { at: number; prompt: number; first: boolean }[];
  /** Values of the requested counts: one for each place, or one that all share. */
  counts: Counts<readonly number[]>;
}

export interface Packs {
  prompts: PanelPrompt[];
  packs: Pack[];
}

/** The count at a place of a pack: the list has one for each place, or one that all share. */
export const countAt = (list: readonly number[] | undefined, at: number): number =>
  (list?.length === 1 ? list[0] : list?.[at]) ?? 0;

type StoredPack = Omit<Pack, 'cells' | 'counts'> & { panel: string; lists: string };
type StoredPrompt = PanelPrompt & { panel: string; place: number };

type Period = 'day' | 'week' | 'month';

/** In a series, a scan of chosen prompts would be a point with other prompts. */
const wholeScans = sql`and not (s.config ? 'chosen')`;

/** The packs `k` that a query picks, with their scans `s` and what is joined; which prompts count is not told yet. */
export function pickedPacks(
  { workspace }: Pick<Scope, 'workspace'>,
  { projectId, brandIds, bucket, from, to, scanId, rules }: PanelQuery,
  joined: RawBuilder<unknown> = sql``,
) {
  const brands =
    brandIds === 'own'
      ? sql<boolean>`k.brand_role = 'own'`
      : brandIds === 'all'
        ? sql<boolean>`true`
        : sql<boolean>`k.brand_id = any(${[...brandIds]}::text[])`;
  const origins = rules.flatMap((one) => (one.origins ? [one.origins] : []));
  // A scan that is named is of its own origin; else figures are of one, unless both are asked for.
  const ofOrigin =
    origins.length > 0
      ? sql.join(
          origins.map((named) => sql`s.origin = any(${named}::text[])`),
          sql` and `,
        )
      : scanId === undefined
        ? sql`s.origin = ${standingOriginInSql(workspace.id, projectId)}`
        : sql`true`;
  return sql`cell_pack k join scan s on s.workspace_id = k.workspace_id and s.id = k.scan_id and s.status = any(${scoredScanStatuses}::text[]) ${joined}
    where k.workspace_id = ${workspace.id} and k.project_id = ${projectId} and not k.withheld
      and (${from}::timestamptz is null or k.scanned_at >= ${from}::timestamptz)
      and (${to}::timestamptz is null or k.scanned_at < ${to}::timestamptz)
      and (${scanId ?? null}::text is null or k.scan_id = ${scanId ?? null}::text)
      ${bucket === 'all' ? sql`` : wholeScans} and ${brands} and ${ofOrigin} and ${matchingScans(rules, 'k')}`;
}

/** How many cells and scans the packs of a query are of, whatever is picked of their prompts. */
export async function countCells(scope: Scope, query: PanelQuery): Promise<{ cells: number; scans: number }> {
  const rows = await rowsOf<{ cells: number; scans: number }>(scope.db)`
    select coalesce(sum(k.cells), 0)::double precision as cells, count(distinct k.scan_id)::integer as scans
    from ${pickedPacks(scope, query)}`;
  return rows[0] ?? { cells: 0, scans: 0 };
}

/** The newest scans that a query picks, newest first. */
export const newestScans = (scope: Scope, query: PanelQuery, atMost: number) => rowsOf<{
  scanId: string;
  at: string;
}>(scope.db)`
    select k.scan_id, min(k.scanned_at) as at from ${pickedPacks(scope, query)}
    group by k.scan_id order by 2 desc, 1 desc limit ${atMost}::integer`;

/**
 * The packs that a query picks, oldest first, and the prompts in them, in order of their keys. Versions of the identity are
 * told as those of a pack's brand.
 */
export async function readPacks(
  scope: Scope,
  query: PanelQuery,
  counts: readonly CountName[],
  periods: readonly Period[] = [],
): Promise<Packs> {
  const { db, workspace } = scope;
  const { timeZone = 'UTC' } = query;
  const firstDays = periods.map(
    (unit) =>
      sql`to_char(date_trunc(${unit}::text, k.scanned_at at time zone ${timeZone}::text), 'YYYY-MM-DD')`,
  );
  const stored = await rowsOf<StoredPack>(db)`
    select k.scan_id, k.engine, k.surface, k.brand_id, k.model_served as model, k.country, k.language, k.persona,
      k.scanned_at, s.origin, s.detector_version as detector, k.panel,
      array[${sql.join(firstDays)}]::text[] as periods, concat_ws(',', ${sql.join(counts.map((name) => sql`${sql.ref(`k.${name}`)}::text`))}) as lists
    from ${pickedPacks(scope, query)}
    order by k.scanned_at, k.scan_id, k.engine`;
  const picked = await rowsOf<StoredPrompt>(db)`
    select p.panel, p.place, coalesce(p.prompt_id, p.question) as key, p.question, p.topic, p.intent, p.text
    from cell_prompt p where p.workspace_id = ${workspace.id} and p.panel = any(${[...new Set(stored.map(({ panel }) => panel))]}::text[])
      and ${matchingPrompts(query.rules, 'p')}`;
  const { prompts, cells } = placePrompts(picked);
  const versionFor = counts.includes('identityVersion') ? await readVersionFor(scope, query.projectId) : null;
  return {
    prompts,
    packs: stored.flatMap(({ panel, lists, ...pack }) => {
      const own = cells.get(panel);
      if (!own) return [];
      const read = readLists(lists);
      const listOf = (name: CountName, at: number) =>
        name === 'identityVersion'
          ? read[at]?.map((version) => versionFor?.(pack.brandId, version) ?? version)
          : read[at];
      return [
        {
          ...pack,
          cells: own,
          counts: Object.fromEntries(counts.map((name, at) => [name, listOf(name, at)])),
        },
      ];
    }),
  };
}

/** Postgres writes lists as `{1,2}`. */
function readLists(text: string): number[][] {
  // The one cast: what stands between the braces are numbers.
  return JSON.parse(`[${text.replaceAll('{', '[').replaceAll('}', ']')}]`) as number[][];
}

/** The prompts in order, and the cells that packs of each panel have of them. */
function placePrompts(picked: readonly StoredPrompt[]) {
  const prompts = new Map<string, PanelPrompt>();
  for (const { key, question, topic, intent, text } of picked) {
    const other = prompts.get(key);
    prompts.set(key, {
      key,
      question: other && other.question < question ? other.question : question,
      topic: other?.topic && (!topic || other.topic > topic) ? other.topic : topic,
      intent: other && other.intent < intent ? other.intent : intent,
      text: other?.text ?? text,
    });
  }
  const sorted = [...prompts.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  const placeOf = new Map(sorted.map(({ key }, place) => [key, place]));
  const cells = new Map<string, { at: number; prompt: number; first: boolean }[]>();
  const seen = new Set<string>();
  for (const { panel, place, key } of picked) {
    const own = cells.get(panel) ?? [];
    own.push({ at: place - 1, prompt: placeOf.get(key) ?? 0, first: !seen.has(`${panel} ${key}`) });
    seen.add(`${panel} ${key}`);
    cells.set(panel, own);
  }
  return { prompts: sorted, cells };
}
