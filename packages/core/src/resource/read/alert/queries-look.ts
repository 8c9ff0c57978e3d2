import { scoredScanStatuses } from '@svc/contract/kernel';
import type { CellRules } from '@svc/contract/measure/cell';
import type { AlertRule } from '@svc/contract/read/alert';
import { rowsOf, type Scope } from '@svc/db';
import { type RawBuilder, sql } from 'kysely';
import { type Message, sayStored } from '../../../i18n/index.ts';
import { pickedCells } from '../../measure/cell/index.ts';
import type { Watched } from './watched.ts';

export interface LookQuery {
  projectId: string;
  rule: AlertRule;
  rules: readonly CellRules[];
  /** Scans before this are left out. */
  from: string | null;
  ownBrandId: string;
  /** The newest scans. */
  atMost: number;
}

type Counts = { successes: RawBuilder<unknown>; trials: RawBuilder<unknown> };

const counts = (ownBrandId: string, brandId: string): Record<AlertRule['metric'], Counts> => ({
  presence: { successes: sql`sum(c.present)`, trials: sql`sum(c.answers)` },
  mention: { successes: sql`sum(c.mentioned)`, trials: sql`sum(c.answers)` },
  citation: { successes: sql`sum(c.cited)`, trials: sql`sum(c.grounded)` },
  first_place: { successes: sql`sum(c.first)`, trials: sql`sum(c.answers)` },
  // Of all mentions of the brands looked for.
  share_of_voice: {
    successes: sql`coalesce(sum(c.mentioned) filter (where c.brand_id = ${brandId || ownBrandId}), 0)`,
    trials: sql`sum(c.mentioned)`,
  },
});

interface Stored {
  cells: { engine: string; prompt: string; cluster: string }[] | null;
  looks: { scanId: string; at: string; imported: boolean; counts: [number, number, number][] }[] | null;
}

/**
 * The counts of a rule's cells in the project's newest scans, oldest first, as one statement. Cells are numbered by a window: a join of
 * counts with cells would go row by row, since Postgres takes unpacked cells for one row.
 */
export async function readLooks(scope: Scope, query: LookQuery): Promise<Watched> {
  const { rule, ownBrandId } = query;
  const counted =
    rule.kind === 'engine_health'
      ? lostByEngine(scope, query)
      : rule.kind === 'source_lost'
        ? citedSource(scope, query)
        : countedCells(scope, query, counts(ownBrandId, rule.brandId ?? '')[rule.metric]);
  const rows = await rowsOf<Stored>(scope.db)`
    with counted as materialized (${counted}), enough as (
      select scan_id, min(at) as at from counted where trials > 0 group by scan_id
      having ${rule.kind === 'engine_health'}::boolean or count(distinct prompt) >= ${rule.minimumPrompts}::integer
      order by min(at) desc, scan_id desc limit ${query.atMost}
    ), seen as materialized (
      select c.*, e.at as scan_at, (dense_rank() over (order by c.engine, c.prompt) - 1)::integer as place
      from enough e join counted c using (scan_id)
    ), known as (
      select engine, prompt, min(cluster) as cluster, min(place) as place from seen group by engine, prompt
    ), looked as (
      select scan_id as "scanId", to_char(scan_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
        exists (select from scan s where s.workspace_id = ${scope.workspace.id} and s.id = scan_id and s.origin = 'imported') as imported,
        json_agg(json_build_array(place, successes, trials) order by place) as counts
      from seen group by scan_id, scan_at
    )
    select (select json_agg(json_build_object('engine', engine, 'prompt', prompt, 'cluster', cluster) order by place) from known) as cells,
      (select json_agg(l order by l.at, l."scanId") from looked l) as looks`;
  const { cells, looks } = rows[0] ?? { cells: null, looks: null };
  return {
    cells: cells ?? [],
    looks: (looks ?? []).map(({ scanId, at, imported }) => ({ scanId, at, imported })),
    panel: (looks ?? []).map((look) => {
      const byPlace = new Map(
        look.counts.map(([place, successes, trials]) => [place, { successes, trials }]),
      );
      return (cells ?? []).map((_, place) => byPlace.get(place) ?? null);
    }),
  };
}

/** First scan of the window, so that a long history is not read whole. */
const beginning = (
  { workspace }: Scope,
  { projectId, from, atMost }: LookQuery,
  statuses: readonly string[],
) =>
  sql`greatest(${from}::timestamptz, (select s.created_at from scan s where s.workspace_id = ${workspace.id} and s.project_id = ${projectId}
    and s.origin = 'measured' and s.status = any(${[...statuses]}::text[]) order by s.created_at desc offset ${atMost * 2} limit 1))`;

const pickedSince = (scope: Scope, query: LookQuery, brandIds: 'own' | 'all' | readonly string[]) => sql`
  select c.* from (${pickedCells(
    scope,
    {
      projectId: query.projectId,
      from: null,
      to: null,
      rules: query.rules,
      brandIds,
      bucket: 'scan',
    },
    ['answers', 'present', 'mentioned', 'grounded', 'cited', 'first'],
  )}) c where c.scanned_at >= coalesce(${beginning(scope, query, scoredScanStatuses)}, '-infinity'::timestamptz)
    and (${query.rule.engine}::text is null or c.engine = ${query.rule.engine}::text)`;

function countedCells(scope: Scope, query: LookQuery, { successes, trials }: Counts) {
  const { metric, brandId } = query.rule;
  const brands = metric === 'share_of_voice' ? 'all' : brandId === null ? 'own' : [brandId];
  return sql`select c.scan_id, min(c.scanned_at) as at, c.engine || ' ' || c.surface as engine, c.prompt, min(c.question) as cluster,
      (${successes})::integer as successes, (${trials})::integer as trials
    from (${pickedSince(scope, query, brands)}) c group by c.scan_id, c.engine, c.surface, c.prompt`;
}

/** Counts of a site are looked up by prompt in one object for each scan and engine: a join would unpack all sites for each cell. */
const citedSource = (scope: Scope, query: LookQuery) => {
  const source = query.rule.source ?? '';
  return sql`
  select c.scan_id, min(c.scanned_at) as at, c.engine || ' ' || c.surface as engine, c.prompt, min(c.question) as cluster,
    coalesce(sum((t.cited ->> c.prompt_index::text)::integer), 0)::integer as successes, sum(c.grounded)::integer as trials
  from (${pickedSince(scope, query, 'own')}) c left join (
    select k.scan_id, k.engine, jsonb_object_agg(k.prompt_index[u.prompt_place::integer], u.cited) as cited
    from citation_pack k cross join lateral (select array_position(k.domain, ${source}) as place) d cross join lateral rows from (
      json_array_elements_text(k.counts -> 0), json_array_elements_text(k.counts -> 1), json_array_elements_text(k.counts -> 2)
    ) as u(prompt_place, page_place, cited)
    where k.workspace_id = ${scope.workspace.id} and k.project_id = ${query.projectId} and k.kind = 'domain'
      and k.scanned_at >= coalesce(${beginning(scope, query, scoredScanStatuses)}, '-infinity'::timestamptz)
      and ${source} = any(k.domain) and u.page_place = d.place::text
    group by k.scan_id, k.engine) t on t.scan_id = c.scan_id and t.engine = c.engine
  group by c.scan_id, c.engine, c.surface, c.prompt`;
};

/** Samples that failed or came back unreadable; scans without one answer count too. */
const lostByEngine = (scope: Scope, query: LookQuery) => {
  const statuses = [...scoredScanStatuses, 'failed'] as const;
  return sql`select r.scan_id, s.created_at as at, r.engine, '' as prompt, '' as cluster, r.failed_samples as successes,
      r.recorded_samples + r.failed_samples as trials
    from scan s join engine_run r on r.workspace_id = s.workspace_id and r.scan_id = s.id
    where s.workspace_id = ${scope.workspace.id} and s.project_id = ${query.projectId} and s.origin = 'measured' and s.status = any(${[...statuses]}::text[])
      and s.created_at >= coalesce(${beginning(scope, query, statuses)}, '-infinity'::timestamptz)
      and (${query.rule.engine}::text is null or r.engine = ${query.rule.engine}::text)`;
};

/** Answers of a scan to the prompts given on their engines, some of each, for people to read. */
export async function readEvidenceAnswers(
  { db, workspace }: Scope,
  scanId: string,
  cells: readonly { engine: string; prompt: string }[],
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(db)`
    select a.id from json_to_recordset(${cells}::json) as w(engine text, prompt text)
      join lateral (select a.id from answer a join scan_prompt p on p.workspace_id = a.workspace_id and p.scan_id = a.scan_id and p.prompt_index = a.prompt_index
        where a.workspace_id = ${workspace.id} and a.scan_id = ${scanId} and a.engine = w.engine
          and (p.prompt_id = w.prompt or p.text = w.prompt) order by a.id limit 2) a on true limit 10`;
  return rows.map(({ id }) => id);
}

/** What prompts ask, by the key that cells have. */
export async function readPromptTexts(
  { db, workspace }: Scope,
  scanId: string,
): Promise<Map<string, string>> {
  const rows = await rowsOf<{ key: string; text: string }>(db)`
    select distinct c.prompt_key as key, p.text from (
      select distinct prompt_index, coalesce(prompt_id, question) as prompt_key from cell
      where workspace_id = ${workspace.id} and scan_id = ${scanId}) c
    join scan_prompt p on p.workspace_id = ${workspace.id} and p.scan_id = ${scanId} and p.prompt_index = c.prompt_index`;
  return new Map(rows.map(({ key, text }) => [key, text]));
}

/** What the evidence of a scan's anomalies says, the cause first. */
export async function readAnomalyNotes({ db, workspace }: Scope, scanId: string): Promise<string[]> {
  const rows = await rowsOf<{ statement: string; message: Message | null }>(db)`
    select distinct e ->> 'statement' as statement, (e -> 'message')::jsonb as message
    from anomaly a, json_array_elements(a.evidence) e
    where a.workspace_id = ${workspace.id} and a.found_scan_id = ${scanId} and e ->> 'cause' = a.cause limit 3`;
  return rows.map(({ statement, message }) => sayStored(statement, message));
}
