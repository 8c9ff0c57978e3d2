import type { TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import { scoredScanStatuses } from '../../kernel/index.ts';
import { type CellRules, matchingPrompts, matchingScans } from './rules.ts';

export interface PanelQuery {
  workspaceId: string;
  projectId: string;
  /** Instants; `to` is not included. null: open. */
  from: string | null;
  to: string | null;
  /** This scan alone. */
  scanId?: string;
  rules: readonly CellRules[];
  /** The own brand alone, every brand, or these. */
  brandIds: 'own' | 'all' | readonly string[];
  /** What scans are put together by; days, weeks and months are those of the time zone. */
  bucket: 'all' | 'scan' | 'day' | 'week' | 'month';
  timeZone?: string;
}

/** A prompt over all scans of a panel. */
export interface PanelPrompt {
  /** The same in every scan that asked it. */
  key: string;
  /** Prompts that ask the same in nearly the same words share it. */
  question: string;
  topic: string | null;
  intent: string;
}

export type CountName =
  | 'answers'
  | 'present'
  | 'mentioned'
  | 'grounded'
  | 'cited'
  | 'lost'
  | 'failed'
  | 'answered'
  | 'rank_sum'
  | 'first'
  | 'share_sum'
  | 'identity_version';

export type Counts<T> = Partial<Record<CountName, T>>;

/** The cells of one scan, engine and brand that a query picks. */
export interface Pack {
  scanId: string;
  engine: string;
  surface: string;
  brandId: string;
  model: string | null;
  country: string | null;
  language: string;
  scannedAt: string;
  detector: string | null;
  /** What of its time a query asked for: first days of periods, in the order asked. */
  periods: string[];
  /** Of each cell: its prompt's place in the list of prompts, −1 where the prompt was not picked. */
  places: readonly number[];
  /** Of the counts asked for: their value in each cell. */
  counts: Counts<readonly number[]>;
}

export interface Packs {
  prompts: PanelPrompt[];
  packs: Pack[];
}

interface StoredCells {
  panel: string;
  indexes: string;
  lists: string;
}
type StoredPack = Omit<Pack, 'places' | 'counts'> & StoredCells;
type StoredPrompt = Omit<PanelPrompt, 'key'> & { key: string; panel: string; promptIndex: number };

type Period = 'day' | 'week' | 'month';

/** The packs `k` that a query picks, with their scans `s`; which prompts count is not told yet. */
function pickedPacks({ workspaceId, projectId, brandIds, from, to, scanId, rules }: PanelQuery) {
  const brands =
    brandIds === 'own'
      ? sql<boolean>`k.brand_role = 'own'`
      : brandIds === 'all'
        ? sql<boolean>`true`
        : sql<boolean>`k.brand_id = any(${[...brandIds]}::text[])`;
  return sql`cell_pack k join scan s on s.workspace_id = k.workspace_id and s.id = k.scan_id and s.status = any(${scoredScanStatuses}::text[])
    where k.workspace_id = ${workspaceId} and k.project_id = ${projectId} and not k.withheld
      and (${from}::timestamptz is null or k.scanned_at >= ${from}::timestamptz)
      and (${to}::timestamptz is null or k.scanned_at < ${to}::timestamptz)
      and (${scanId ?? null}::text is null or k.scan_id = ${scanId ?? null}::text) and ${brands} and ${matchingScans(rules, 'k')}`;
}

/** How many cells the packs of a query hold, whatever is picked of their prompts. */
export async function countCells(db: TenantDatabase, query: PanelQuery): Promise<number> {
  const { rows } = await sql<{ cells: number | null }>`
    select sum(cardinality(k.prompt_index)) as cells from ${pickedPacks(query)}`.execute(db);
  return rows[0]?.cells ?? 0;
}

/** The packs that a query picks, oldest first, and the prompts in them, in order of their keys. */
export async function readPacks(
  db: TenantDatabase,
  query: PanelQuery,
  counts: readonly CountName[],
  periods: readonly Period[] = [],
): Promise<Packs> {
  const { workspaceId, timeZone = 'UTC' } = query;
  const firstDays = periods.map(
    (unit) =>
      sql`to_char(date_trunc(${unit}::text, k.scanned_at at time zone ${timeZone}::text), 'YYYY-MM-DD')`,
  );
  const { rows: stored } = await sql<StoredPack>`
    select k.scan_id as "scanId", k.engine, k.surface, k.brand_id as "brandId", k.model_served as model, k.country, k.language,
      k.scanned_at as "scannedAt", s.detector_version as detector, k.panel, k.prompt_index::text as indexes,
      array[${sql.join(firstDays)}]::text[] as periods, concat_ws(',', ${sql.join(counts.map((name) => sql`${sql.ref(`k.${name}`)}::text`))}) as lists
    from ${pickedPacks(query)}
    order by k.scanned_at, k.scan_id, k.engine`.execute(db);
  const { rows: picked } = await sql<StoredPrompt>`
    select p.panel, p.prompt_index as "promptIndex", coalesce(p.prompt_id, p.question) as key, p.question, p.topic, p.intent
    from cell_prompt p where p.workspace_id = ${workspaceId} and p.panel = any(${[...new Set(stored.map(({ panel }) => panel))]}::text[])
      and ${matchingPrompts(query.rules, 'p')}`.execute(db);
  const { prompts, placesOf } = placePrompts(stored, picked);
  return {
    prompts,
    packs: stored.flatMap(({ panel, indexes, lists, ...pack }) => {
      const places = placesOf(panel, indexes);
      if (!places) return [];
      const read = readLists(lists);
      return [
        { ...pack, places, counts: Object.fromEntries(counts.map((name, at) => [name, read[at] ?? []])) },
      ];
    }),
  };
}

/** Postgres writes lists as `{1,2}`. */
function readLists(text: string): number[][] {
  // The one cast: what stands between the braces are numbers.
  return JSON.parse(`[${text.replaceAll('{', '[').replaceAll('}', ']')}]`) as number[][];
}

/** The prompts that cells have, and where the cells of a pack find theirs; nowhere: null. */
function placePrompts(stored: readonly StoredPack[], picked: readonly StoredPrompt[]) {
  const byPanel = Map.groupBy(picked, ({ panel }) => panel);
  const keys = new Map<string, (string | null)[]>();
  const prompts = new Map<string, PanelPrompt>();
  for (const { panel, indexes } of stored) {
    const known = panel + indexes;
    if (keys.has(known)) continue;
    const byIndex = new Map(byPanel.get(panel)?.map((one) => [one.promptIndex, one]));
    const [own = []] = readLists(indexes);
    keys.set(
      known,
      own.map((promptIndex) => {
        const found = byIndex.get(promptIndex);
        if (!found) return null;
        const { key, question, topic, intent } = found;
        const other = prompts.get(key);
        prompts.set(key, {
          key,
          question: other && other.question < question ? other.question : question,
          topic: other?.topic && (!topic || other.topic > topic) ? other.topic : topic,
          intent: other && other.intent < intent ? other.intent : intent,
        });
        return key;
      }),
    );
  }
  const sorted = [...prompts.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  const placeOf = new Map(sorted.map(({ key }, place) => [key, place]));
  const places = new Map(
    [...keys].map(([known, own]) => [
      known,
      own.some((key) => key !== null)
        ? own.map((key) => (key === null ? -1 : (placeOf.get(key) ?? -1)))
        : null,
    ]),
  );
  return {
    prompts: sorted,
    placesOf: (panel: string, indexes: string) => places.get(panel + indexes) ?? null,
  };
}
