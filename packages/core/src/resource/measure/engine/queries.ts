import type { EngineHealth } from '@svc/contract/measure/engine';
import { rowsOf, type Scope } from '@svc/db';

interface HealthRow {
  engine: string;
  answered: number;
  failed: number;
  p50: number | null;
  p95: number | null;
  failures: Record<string, number> | null;
  last: string | null;
}

const unknown: EngineHealth = {
  status: 'unknown',
  samples: 0,
  failureRate: null,
  latencyP50Ms: null,
  latencyP95Ms: null,
  failures: {},
  lastAnswerAt: null,
};

/** How each engine did for this workspace in the last 24 hours. What was imported, nobody asked it. */
export async function engineHealth({ db, workspace }: Scope): Promise<(engine: string) => EngineHealth> {
  const rows = await rowsOf<HealthRow>(db)`
    with runs as (
      select * from engine_run where workspace_id = ${workspace.id} and updated_at > now() - interval '24 hours'
        and exists (select from scan s where s.workspace_id = engine_run.workspace_id and s.id = engine_run.scan_id and s.origin = 'measured')
    ), latency as (
      select a.engine, percentile_disc(0.5) within group (order by a.latency_ms) as p50, percentile_disc(0.95) within group (order by a.latency_ms) as p95, max(a.created_at) as last
      from answer a join runs r on r.id = a.run_id where a.workspace_id = ${workspace.id} group by a.engine
    )
    select r.engine, sum(recorded_samples)::integer as answered, sum(failed_samples)::integer as failed, max(l.p50) as p50, max(l.p95) as p95, max(l.last) as last,
      (select jsonb_object_agg(kind, n) from (select f.key as kind, sum(f.value::integer) as n from runs x, jsonb_each_text(x.failures) f where x.engine = r.engine group by f.key) k) as failures
    from runs r left join latency l on l.engine = r.engine group by r.engine`;
  const byEngine = new Map(rows.map((row) => [row.engine, toHealth(row)]));
  return (engine) => byEngine.get(engine) ?? unknown;
}

function toHealth(row: HealthRow): EngineHealth {
  const samples = row.answered + row.failed;
  const failureRate = samples === 0 ? null : row.failed / samples;
  return {
    status:
      failureRate === null
        ? 'unknown'
        : failureRate >= 0.9
          ? 'down'
          : failureRate > 0.1
            ? 'degraded'
            : 'healthy',
    samples,
    failureRate,
    latencyP50Ms: row.p50,
    latencyP95Ms: row.p95,
    failures: row.failures ?? {},
    lastAnswerAt: row.last,
  };
}

/** Engines that scans of these projects have, by name; null: all scans. */
export async function measuredEngines(
  { db, workspace }: Scope,
  projectIds: readonly string[] | null,
): Promise<string[]> {
  const rows = await rowsOf<{ engine: string }>(db)`
    select distinct r.engine from engine_run r join scan s on s.workspace_id = r.workspace_id and s.id = r.scan_id
    where r.workspace_id = ${workspace.id} and (${projectIds === null}::boolean or s.project_id = any(${[...(projectIds ?? [])]}::text[]))
    order by r.engine`;
  return rows.map(({ engine }) => engine);
}
