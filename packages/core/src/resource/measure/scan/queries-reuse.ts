import { scoredScanStatuses } from '@svc/contract/kernel';
import { rowsOf, type Scope } from '@svc/db';
import { sql } from 'kysely';
import type { ResolvedConfig } from './queries.ts';

/** A stored answer that fills the place of one that would be asked for. */
export interface ReusedAnswer {
  engine: string;
  promptIndex: number;
  sampleIndex: number;
  answerId: string;
  answeredAt: string;
}

export interface WantedAnswers {
  projectId: string;
  config: ResolvedConfig;
  /** With the model that would be asked. */
  engines: readonly { engine: string; model: string | null }[];
  /** In the order of their indexes. */
  texts: readonly string[];
  /** Answered then or later. */
  since: string;
  mode: 'live' | 'test';
}

/**
 * For each cell the newest answers, whatever they say, with the same engine, model, wording, place and persona. None from
 * before the engine's last known change.
 */
export async function reusableAnswers(
  { db, workspace }: Scope,
  { projectId, config, engines, texts, since, mode }: WantedAnswers,
): Promise<ReusedAnswer[]> {
  const { country, city = null, region = null, language, persona, samplesK } = config;
  const rows = await rowsOf<ReusedAnswer>(db)`
    with wanted as (
      select e.engine, e.model, greatest(${since}::timestamptz, (select max(noticed_at) from engine_change c
        where c.mode = ${mode} and c.engine = e.engine)) as since
      from json_to_recordset(${engines}::json) as e(engine text, model text)
    ), prompt as (
      select text, (at - 1)::integer as index from unnest(${[...texts]}::text[]) with ordinality as p(text, at)
    ), found as (
      select w.engine, q.index, a.id, a.created_at, row_number() over (partition by w.engine, q.index order by a.created_at desc, a.id desc) as nth
      from scan s
        join engine_run r on r.workspace_id = s.workspace_id and r.scan_id = s.id
        join wanted w on w.engine = r.engine and w.model is not distinct from r.model_requested
        join scan_prompt p on p.workspace_id = s.workspace_id and p.scan_id = s.id
        join prompt q on q.text = p.text
        join answer a on a.workspace_id = s.workspace_id and a.scan_id = s.id and a.run_id = r.id and a.prompt_index = p.prompt_index
          and a.created_at >= w.since
      where s.workspace_id = ${workspace.id} and s.project_id = ${projectId} and s.origin = 'measured' and s.status = any(${scoredScanStatuses}::text[])
        and s.finished_at >= ${since}::timestamptz and s.text_state = 'kept'
        and s.config ->> 'country' is not distinct from ${country}::text and s.config ->> 'city' is not distinct from ${city}::text
        and s.config ->> 'region' is not distinct from ${region}::text
        and s.config ->> 'language' is not distinct from ${language}::text
        and s.config -> 'persona' ->> 'text' is not distinct from ${persona?.text ?? null}::text
    )
    select engine, index as prompt_index, (${samplesK}::integer - nth)::integer as sample_index, id as answer_id, created_at as answered_at
    from found where nth <= ${samplesK}::integer order by engine, index, nth`;
  return rows;
}

export async function insertReused(
  { db, workspace }: Scope,
  scanId: string,
  answers: readonly ReusedAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  await sql`
    insert into reused_answer (workspace_id, scan_id, engine, prompt_index, sample_index, answer_id, answered_at)
    select ${workspace.id}, ${scanId}, * from json_to_recordset(${answers}::json)
      as a(engine text, "promptIndex" integer, "sampleIndex" integer, "answerId" text, "answeredAt" timestamptz)
    returning 1`.execute(db);
}
