import { rowsOf, type TenantDatabase } from '@svc/db';
import type { RunKey } from './queries-journal.ts';

export interface RunFacts {
  projectId: string | null;
  engine: string;
  identityVersion: number;
  /** Each recorded answer costs one credit of this hold; null: the answers cost nothing. */
  holdId: string | null;
}

interface Saved {
  holds: boolean;
  /** `prompt/sample` of each answer that was stored now. */
  recorded: string[] | null;
  status: string | null;
  requestedBy: string | null;
}

/** A batch as the statement takes it. */
interface StoredBatch {
  /** Answers as JSON objects, with commas between. */
  rows: string;
  /** Where the bodies of its answers are kept; null: in their rows. */
  bodies: string | null;
  failures: readonly object[];
  uncertain: readonly object[];
}

/** Stores answers and failures of samples that nobody settled before, and counts them, in one statement. */
export async function storeBatch(
  db: TenantDatabase,
  key: RunKey,
  facts: RunFacts,
  batch: StoredBatch,
): Promise<Saved | undefined> {
  const rows = await rowsOf<Saved>(db)`
    with lease as (
      select 1 from engine_run where workspace_id = ${key.workspaceId} and id = ${key.runId} and fence = ${key.fence}::integer for update
    ), batch as (
      select * from json_to_recordset(('[' || ${batch.rows}::text || ']')::json) as b(p integer, k integer, id text, prompt_id text, outcome text, text text, copy_key text,
        citations jsonb, sources jsonb, organic_hosts jsonb, page_questions jsonb, products jsonb, ads jsonb, evidence jsonb, search_queries jsonb, searched boolean, model_served text, finish_reason text, usage jsonb,
        cost_usd double precision, latency_ms integer, requests integer, raw text, raw_hash bytea, detection jsonb, detector_version text,
        present boolean, mentioned boolean, cited boolean, created_at timestamptz)
    ), failure as (
      select * from json_to_recordset(${batch.failures}::json) as f(p integer, k integer, requests integer, error jsonb)
    ), settled as (
      update attempt a set state = 'recorded', requests = a.requests + b.requests, answer_id = b.id, ended_at = now()
      from batch b, lease where a.workspace_id = ${key.workspaceId} and a.run_id = ${key.runId}
        and a.prompt_index = b.p and a.sample_index = b.k and a.state = 'started'
      returning b.*
    ), given_up as (
      update attempt a set state = 'failed', requests = a.requests + f.requests, error = f.error, ended_at = now()
      from failure f, lease where a.workspace_id = ${key.workspaceId} and a.run_id = ${key.runId}
        and a.prompt_index = f.p and a.sample_index = f.k and a.state = 'started'
      returning f.requests, f.error ->> 'kind' as kind
    ), stored as (
      insert into answer (workspace_id, id, scan_id, run_id, project_id, engine, prompt_index, prompt_id, sample_index, outcome, text, copy_key,
        citations, sources, organic_hosts, page_questions, products, ads, evidence, search_queries, searched, model_served, finish_reason, usage, cost_usd, latency_ms, requests, raw,
        raw_object, raw_hash, detection, detector_version, identity_version, present, mentioned, cited, created_at)
      select ${key.workspaceId}, id, ${key.scanId}, ${key.runId}, ${facts.projectId}::text, ${facts.engine}, p, prompt_id, k, outcome, text, copy_key,
        citations, sources, organic_hosts, page_questions, products, ads, evidence, search_queries, searched, model_served, finish_reason, usage, cost_usd, latency_ms, requests, raw,
        ${batch.bodies}::text, raw_hash, detection, detector_version, ${facts.identityVersion}::integer, present, mentioned, cited, created_at from settled
      returning 1
    ), counted as (
      insert into answer_count as c (workspace_id, project_id, engine, outcome, present, answers)
      select ${key.workspaceId}, ${facts.projectId}::text, ${facts.engine}, outcome, coalesce(present::text, 'none'), count(*)
      from settled where ${facts.projectId}::text is not null group by outcome, 5 order by outcome, 5
      on conflict (workspace_id, project_id, engine, outcome, present) do update set answers = c.answers + excluded.answers
    ), counted_by_prompt as (
      insert into prompt_answer_count as c (workspace_id, prompt_id, engine, outcome, present, answers)
      select ${key.workspaceId}, prompt_id, ${facts.engine}, outcome, coalesce(present::text, 'none'), count(*)
      from settled where prompt_id is not null group by prompt_id, outcome, 5 order by prompt_id, outcome, 5
      on conflict (workspace_id, prompt_id, engine, outcome, present) do update set answers = c.answers + excluded.answers
    ), doubted as (
      insert into uncertain_detection (workspace_id, project_id, scan_id, answer_id, brand_id, engine, confidence, alias, matched, excerpt, excerpt_start, created_at)
      select ${key.workspaceId}, ${facts.projectId}::text, ${key.scanId}, s.id, u.brand_id, ${facts.engine}, u.confidence, u.alias, u.matched, u.excerpt, u.excerpt_start, s.created_at
      from json_to_recordset(${batch.uncertain}::json) as u(id text, brand_id text, confidence double precision, alias text, matched text,
        excerpt text, excerpt_start integer) join settled s on s.id = u.id
      returning 1
    ), totals as (
      select (select count(*) from settled)::integer as recorded, (select count(*) from given_up)::integer as failed,
        (select coalesce(sum(requests), 0) from settled)::integer + (select coalesce(sum(requests), 0) from given_up)::integer as requests,
        (select coalesce(sum(cost_usd), 0) from settled) as cost,
        (select max(model_served) from settled) as model
    ), run as (
      update engine_run r set recorded_samples = r.recorded_samples + t.recorded, failed_samples = r.failed_samples + t.failed,
        requests = r.requests + t.requests, cost_usd = r.cost_usd + t.cost, model_served = coalesce(t.model, r.model_served),
        credits_spent = r.credits_spent + case when ${facts.holdId !== null}::boolean then t.recorded else 0 end,
        failures = r.failures || coalesce((select jsonb_object_agg(kind, n + coalesce((r.failures ->> kind)::integer, 0)) from (select kind, count(*) as n from given_up group by kind) c), '{}'),
        updated_at = now()
      from totals t where r.workspace_id = ${key.workspaceId} and r.id = ${key.runId}
    ), scan as (
      update scan s set recorded_samples = s.recorded_samples + t.recorded, failed_samples = s.failed_samples + t.failed,
        credits_spent = s.credits_spent + case when ${facts.holdId !== null}::boolean then t.recorded else 0 end, updated_at = now()
      from totals t where s.workspace_id = ${key.workspaceId} and s.id = ${key.scanId}
      returning s.status, s.requested_by)
    select exists (select from lease) as holds, (select array_agg(p || '/' || k) from settled) as recorded, (select status from scan) as status, (select requested_by from scan) as requested_by`;
  return rows[0];
}
