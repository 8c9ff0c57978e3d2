import { deleteRows, type Scope } from '@svc/db';
import { sql } from 'kysely';
import { allOf } from '../../../kernel/index.ts';
import { copyKeyInSql, readableInSql } from './counted-answers.ts';
import { forgetScanFigures } from './queries-figures.ts';
import { packCells } from './queries-write-packs.ts';

/** What scoring knows of a scan beyond its rows. */
export interface CellContext {
  scanId: string;
  /** Where the engine searches, and whether its answers may make figures. */
  engines: readonly { engine: string; grounded: boolean; withheld: boolean }[];
  prompts: readonly {
    promptIndex: number;
    promptId: string | null;
    cluster: string;
    question: string;
    branded: boolean;
    topic: string | null;
  }[];
  brands: readonly { id: string; role: string; domains?: readonly string[] }[];
  projectId: string | null;
  scannedAt: string;
}

/**
 * Replaces a scan's cells: one row for each prompt, engine and brand, also where no answer came, but not for what earlier
 * scans answered and count themselves. Which answers are copies can be told only when all of a cell are there, so this runs
 * where a scan is scored, not as answers arrive.
 */
export async function writeCells(scope: Scope, context: CellContext): Promise<void> {
  const { scanId } = context;
  const { db, workspace } = scope;
  await allOf([
    forgetScanFigures(scope, scanId),
    deleteRows(db, 'cell_pack', { workspaceId: workspace.id, scanId }),
  ]);
  await packCells(scope, cellsOf(scope, context));
}

/** The cells as the scan's answers and failures make them. */
function cellsOf({ workspace }: Scope, { scanId, engines, prompts }: CellContext) {
  const asked = prompts.map(({ promptIndex, cluster, question }) => ({ promptIndex, cluster, question }));
  return sql`
    with prompt as (
      select * from json_to_recordset(${asked}::json) as p("promptIndex" integer, cluster text, question text)
    ), engine as (
      select * from json_to_recordset(${engines}::json) as e(engine text, grounded boolean, withheld boolean)
    ), measured as materialized (
      select id, workspace_id, project_id, created_at, config, brands from scan where workspace_id = ${workspace.id} and id = ${scanId}
    ), base as (
      select s.project_id, s.created_at, s.config, r.engine, r.surface, r.model_served, r.id as run_id, e.withheld,
        p.*, q.cluster, q.question, b ->> 'id' as brand_id, b ->> 'role' as brand_role
      from measured s
        join engine_run r on r.workspace_id = s.workspace_id and r.scan_id = s.id
        join engine e on e.engine = r.engine
        join scan_prompt p on p.workspace_id = s.workspace_id and p.scan_id = s.id
        join prompt q on q."promptIndex" = p.prompt_index
        cross join jsonb_array_elements(s.brands) b
    ), answer_read as (
      select a.engine, a.prompt_index, a.id, a.detection, a.identity_version, a.outcome, a.cited,
        ${readableInSql} and a.present is not null as readable,
        ${readableInSql} and a.cited is not null and e.grounded and a.searched is distinct from false as grounded,
        coalesce(${copyKeyInSql}, a.id) as copy
      from answer a join engine e on e.engine = a.engine
      where a.workspace_id = ${workspace.id} and a.scan_id = ${scanId}
    ), answer_once as (
      select *, readable and row_number() over (partition by engine, prompt_index, readable, copy order by id) = 1 as counts,
        grounded and row_number() over (partition by engine, prompt_index, grounded, copy order by id) = 1 as could_cite
      from answer_read
    ), outcome as (
      select engine, prompt_index, count(*) as asked, count(*) filter (where readable) as answered,
        count(*) filter (where not readable and outcome <> 'not_shown') as lost,
        count(*) filter (where outcome in ('refused', 'blocked')) as refused, max(identity_version) as identity_version
      from answer_read group by engine, prompt_index
    ), failure as (
      select a.run_id, a.prompt_index, count(*) as failed from attempt a join base b on b.run_id = a.run_id and b.prompt_index = a.prompt_index and b.brand_role = 'own'
      where a.workspace_id = ${workspace.id} and a.state = 'failed' group by a.run_id, a.prompt_index
    ), found as materialized (
      select a.engine, a.prompt_index, d."brandId" as brand_id, a.counts, a.could_cite, d.present, d.mentioned, d.cited, d.retrieved,
        d."firstMentionRank" as rank, d."wordShare" as share, d.sentiment, d.strength
      from answer_once a cross join jsonb_to_recordset(a.detection -> 'brands') as d("brandId" text, present boolean, mentioned boolean,
        cited boolean, retrieved boolean, "firstMentionRank" integer, "wordShare" double precision, sentiment text, strength text)
      where a.counts or a.could_cite
    ), count as (
      select engine, prompt_index, brand_id, count(*) filter (where counts) as answers,
        count(*) filter (where counts and present) as present, count(*) filter (where counts and mentioned) as mentioned,
        count(*) filter (where counts and retrieved) as retrieved, count(*) filter (where could_cite) as grounded,
        count(*) filter (where could_cite and cited) as cited,
        sum(rank) filter (where counts and mentioned) as rank_sum, count(*) filter (where counts and mentioned and rank = 1) as first,
        count(*) filter (where counts and mentioned and rank <= 3) as top3, sum(share) filter (where counts and mentioned) as share_sum,
        count(*) filter (where counts and mentioned and sentiment = 'positive') as positive,
        count(*) filter (where counts and mentioned and sentiment = 'negative') as negative,
        count(*) filter (where counts and mentioned and sentiment = 'mixed') as mixed,
        count(*) filter (where counts and mentioned and sentiment = 'neutral') as neutral,
        count(*) filter (where counts and mentioned and strength = 'recommended') as recommended,
        count(*) filter (where counts and mentioned and strength = 'listed') as listed,
        count(*) filter (where counts and mentioned and strength = 'compared') as compared,
        count(*) filter (where counts and mentioned and strength = 'warned_against') as warned
      from found group by engine, prompt_index, brand_id
    )
    select ${scanId}::text as scan_id, b.engine, b.prompt_index, b.brand_id, b.project_id, b.brand_role, b.created_at as scanned_at, b.surface, b.model_served,
      b.config ->> 'country' as country, coalesce(b.config ->> 'language', 'en') as language, b.config -> 'persona' ->> 'id' as persona, b.prompt_id, b.cluster, b.question, b.topic, b.intent,
      b.branded, b.text, coalesce(o.identity_version, 1) as identity_version, b.withheld, coalesce(o.asked, 0) + coalesce(f.failed, 0) as asked,
      o.answered, o.lost, f.failed, c.answers, c.present, c.mentioned, c.retrieved, c.grounded, c.cited, c.rank_sum, c.first, c.top3, c.share_sum,
      c.positive, c.negative, c.mixed, c.neutral, c.recommended, o.refused, c.listed, c.compared, c.warned
    from base b
      left join outcome o on o.engine = b.engine and o.prompt_index = b.prompt_index
      left join failure f on f.run_id = b.run_id and f.prompt_index = b.prompt_index
      left join count c on c.engine = b.engine and c.prompt_index = b.prompt_index and c.brand_id = b.brand_id
    where o.asked is not null or f.failed is not null or not exists (select from reused_answer u where u.workspace_id = ${workspace.id}
      and u.scan_id = ${scanId} and u.engine = b.engine and u.prompt_index = b.prompt_index)`;
}
