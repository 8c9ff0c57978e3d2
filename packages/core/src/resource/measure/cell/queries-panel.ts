import type { Scope } from '@svc/db';
import { type RawBuilder, sql } from 'kysely';
import { matchingPrompts } from './matching.ts';
import {
  type CountName,
  type Pack,
  type Packs,
  type PanelPrompt,
  type PanelQuery,
  pickedPacks,
  readPacks,
} from './queries-packs.ts';
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
  /** Answers that were asked for and lost. */
  lost: number;
  /** Come and not readable. */
  refused: number;
  /** Answers that can be read, copies included. */
  read: number;
  /** Searches that showed no answer; 0 where the query asks for one measure alone. */
  notShown: number;
  /** Mean version of the brand's names and domains that they were read with. */
  identity: number;
}

/** The cells of one engine and brand in one bucket. */
export interface PanelGroup {
  /** A scan's id, or the first day of the period. */
  bucket: string;
  engine: string;
  surface: string;
  brandId: string;
  /** Whether some of its answers were imported. */
  imported: boolean;
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
  'asked',
  'answers',
  'present',
  'mentioned',
  'grounded',
  'cited',
  'lost',
  'failed',
  'answered',
] as const;

const always = ['asked', 'answers', 'lost', 'failed', 'answered'] as const;
const countsOf = {
  presence: [...always, 'present'],
  mention: [...always, 'mentioned'],
  citation: [...always, 'grounded', 'cited'],
} as const;

/** The packs of a query with all that a panel and its markers are made of. */
export const readPanelPacks = (scope: Scope, query: PanelQuery): Promise<Packs> =>
  readPacks(
    scope,
    query,
    [...(query.measure ? countsOf[query.measure] : panelCounts), 'identityVersion'],
    query.bucket === 'all' || query.bucket === 'scan' ? [] : [query.bucket],
  );

/** The counts that a query picks, summed over the scans of a bucket, whatever the filters. */
export const readPanel = async (scope: Scope, query: PanelQuery): Promise<Panel> =>
  panelOf(await readPanelPacks(scope, query), query.bucket);

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
        lost: of('failed', prompt),
        refused: of('lost', prompt),
        read: of('answered', prompt),
        notShown: Math.max(
          0,
          of('asked', prompt) - of('answered', prompt) - of('lost', prompt) - of('failed', prompt),
        ),
        identity: of('identityVersion', prompt) / (scans[prompt] ?? 1),
      });
  return { ...group, cells };
}

/**
 * The cells that a query picks one by one, of scans whose figures stand, with their `prompt` and the counts named: lists
 * that are not named are not unpacked.
 */
export function pickedCells(
  scope: Pick<Scope, 'workspace'>,
  query: PanelQuery,
  counts: readonly CountName[],
): RawBuilder<unknown> {
  const names = counts.map((name) => sql.ref(name));
  const lists = sql.join([sql`generate_series(1, k.cells)`, ...names.map((name) => sql`unnest(k.${name})`)]);
  const values = names.map((name) => sql`, coalesce(u.${name}, k.${name}[1]) as ${name}`);
  return sql`select k.workspace_id, k.scan_id, k.engine, k.surface, s.origin, k.brand_id, k.scanned_at, k.language, p.prompt_index, p.question, p.topic,
      coalesce(p.prompt_id, p.question) as prompt, ${buckets[query.bucket](query.timeZone ?? 'UTC')} as bucket${sql.join(values, sql``)}
    from ${pickedPacks(
      scope,
      query,
      sql`cross join lateral rows from (${lists}) as u(${sql.join([sql.ref('place'), ...names])})
      join cell_prompt p on p.workspace_id = k.workspace_id and p.panel = k.panel and p.place = u.place`,
    )} and ${matchingPrompts(query.rules, 'p')}`;
}

/** Of the cells that a query matches, those of its newest scans that together hold this many answers with a mention. */
export const newestMentions = (
  scope: Pick<Scope, 'workspace'>,
  query: PanelQuery,
  answers: number,
): RawBuilder<unknown> => sql`
  select m.* from (
    select c.*, sum(c.mentioned) over (order by c.scanned_at desc, c.scan_id range unbounded preceding)
      - sum(c.mentioned) over (partition by c.scan_id) as newer
    from (${pickedCells(scope, query, ['mentioned'])}) c where c.mentioned > 0
  ) m where m.newer < ${answers}::integer`;

const inZone = (unit: string) => (zone: string) =>
  sql<string>`to_char(date_trunc(${unit}::text, k.scanned_at at time zone ${zone}::text), 'YYYY-MM-DD')`;

const buckets = {
  all: () => sql<string>`'all'`,
  scan: () => sql<string>`k.scan_id`,
  day: inZone('day'),
  week: inZone('week'),
  month: inZone('month'),
};
