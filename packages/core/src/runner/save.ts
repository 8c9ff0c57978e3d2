import { sql } from 'kysely';
import { storableJson } from '../kernel/index.ts';
import type { Reading } from '../resource/detection-review/index.ts';
import { type Body, sealBody } from './bodies.ts';
import { charge } from './queries-charge.ts';
import { LeaseLost, type RunKey, type SampleKey } from './queries-journal.ts';
import type { Runner } from './runner.ts';

/** A sample that was answered, as it is stored. */
export interface RecordedSample extends SampleKey {
  id: string;
  promptId: string | null;
  outcome: string;
  text: string;
  citations: unknown;
  sources: unknown;
  organicHosts: readonly string[] | null;
  searchQueries: unknown;
  searched: boolean | null;
  modelServed: string | null;
  finishReason: string | null;
  usage: unknown;
  costUsd: number | null;
  latencyMs: number;
  requests: number;
  raw: string;
  reading: Reading;
  createdAt: string;
}

/** A sample that was given up, with the reason. */
export interface FailedSample extends SampleKey {
  requests: number;
  error: { kind: string; message: string };
}

/** A sample ready to be stored. */
export interface SealedSample extends SampleKey {
  id: string;
  requests: number;
  present: boolean | null;
  uncertain: Reading['uncertain'];
  /** The columns of its answer, as JSON, but for what the engine sent. */
  row: string;
  body: Body;
}

export interface Batch {
  /** Where the bodies of its answers are kept; null: in their rows. */
  bodies: string | null;
  recorded: readonly SealedSample[];
  failed: readonly FailedSample[];
}

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

/**
 * Written out as soon as it is read: what an engine sent is many small objects, which would otherwise all be kept
 * and moved by the garbage collector until their batch is saved.
 */
export function sealSample(sample: RecordedSample): SealedSample {
  const { promptIndex, sampleIndex, id, requests, reading } = sample;
  const body = sealBody(sample.raw);
  const row = storableJson({
    p: promptIndex,
    k: sampleIndex,
    id,
    prompt_id: sample.promptId,
    outcome: sample.outcome,
    text: sample.text,
    citations: sample.citations,
    sources: sample.sources,
    organic_hosts: sample.organicHosts,
    search_queries: sample.searchQueries,
    searched: sample.searched,
    model_served: sample.modelServed,
    finish_reason: sample.finishReason,
    usage: sample.usage,
    cost_usd: sample.costUsd,
    latency_ms: Math.round(sample.latencyMs),
    requests,
    raw_hash: body.hash,
    detection: reading.detection,
    detector_version: reading.detectorVersion,
    present: reading.present,
    mentioned: reading.mentioned,
    cited: reading.cited,
    created_at: sample.createdAt,
  });
  return {
    promptIndex,
    sampleIndex,
    id,
    requests,
    present: reading.present,
    uncertain: reading.uncertain,
    row,
    body,
  };
}

/**
 * One transaction for a batch: journal, answers with their detections, counters, and the charge. An answer whose
 * sample was settled by somebody else is dropped, and not charged. Returns the scan's state. Throws LeaseLost.
 */
export async function saveBatch(runner: Runner, key: RunKey, facts: RunFacts, batch: Batch): Promise<string> {
  // The queue of uncertain detections is a project's.
  const uncertain = (facts.projectId === null ? [] : batch.recorded).flatMap(({ id, uncertain }) =>
    uncertain.map((span) => ({
      id,
      brand_id: span.brandId,
      confidence: span.confidence,
      alias: span.alias,
      matched: span.matched,
      excerpt: span.excerpt,
      excerpt_start: span.excerptStart,
    })),
  );
  const failures = batch.failed.map((sample) => ({
    p: sample.promptIndex,
    k: sample.sampleIndex,
    requests: sample.requests,
    error: sample.error,
  }));
  runner.crashPoint?.('before_save');
  const status = await runner.environment.database
    .forWorkspace(key.workspaceId)
    .transaction()
    .execute(async (db) => {
      const { rows: saved } = await sql<Saved>`
        with lease as (
          select 1 from engine_run where workspace_id = ${key.workspaceId} and id = ${key.runId} and fence = ${key.fence}::integer for update
        ), batch as (
          select * from json_to_recordset(('[' || ${rowsOf(batch)}::text || ']')::json) as b(p integer, k integer, id text, prompt_id text, outcome text, text text,
            citations jsonb, sources jsonb, organic_hosts jsonb, search_queries jsonb, searched boolean, model_served text, finish_reason text, usage jsonb,
            cost_usd double precision, latency_ms integer, requests integer, raw text, raw_hash bytea, detection jsonb, detector_version text,
            present boolean, mentioned boolean, cited boolean, created_at timestamptz)
        ), failure as (
          select * from json_to_recordset(${storableJson(failures)}::text::json) as f(p integer, k integer, requests integer, error jsonb)
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
          insert into answer (workspace_id, id, scan_id, run_id, project_id, engine, prompt_index, prompt_id, sample_index, outcome, text,
            citations, sources, organic_hosts, search_queries, searched, model_served, finish_reason, usage, cost_usd, latency_ms, requests, raw,
            raw_object, raw_hash, detection, detector_version, identity_version, present, mentioned, cited, created_at)
          select ${key.workspaceId}, id, ${key.scanId}, ${key.runId}, ${facts.projectId}::text, ${facts.engine}, p, prompt_id, k, outcome, text,
            citations, sources, organic_hosts, search_queries, searched, model_served, finish_reason, usage, cost_usd, latency_ms, requests, raw,
            ${batch.bodies}::text, raw_hash, detection, detector_version, ${facts.identityVersion}::integer, present, mentioned, cited, created_at from settled
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
          from json_to_recordset(${storableJson(uncertain)}::text::json) as u(id text, brand_id text, confidence double precision, alias text, matched text,
            excerpt text, excerpt_start integer) join settled s on s.id = u.id
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
        select exists (select from lease) as holds, (select array_agg(p || '/' || k) from settled) as recorded, (select status from scan) as status, (select requested_by from scan) as "requestedBy"`.execute(
        db,
      );
      const outcome = saved[0];
      if (!outcome?.holds || outcome.status === null) throw new LeaseLost(key.runId);
      runner.crashPoint?.('after_save');
      const { recorded, requestedBy } = outcome;
      if (recorded !== null && requestedBy !== null)
        await charge(db, key, { ...facts, requestedBy }, recorded);
      return outcome.status;
    });
  runner.crashPoint?.('after_capture');
  return status;
}

function rowsOf({ recorded, bodies }: Batch): string {
  const rows = recorded.map(({ row, body }) =>
    bodies === null ? `${row.slice(0, -1)},"raw":${body.json}}` : row,
  );
  return rows.join(',');
}
