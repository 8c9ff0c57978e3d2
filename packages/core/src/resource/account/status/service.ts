import type { Component, ServiceStatus, State } from '@svc/contract/account/status';
import type { TenantDatabase } from '@svc/db';
import type { EngineDirectory, Environment, Mode, RunContext } from '../../../environment/index.ts';
import { say } from '../../../i18n/index.ts';
import { instant, newId } from '../../../kernel/index.ts';
import {
  closeIncidents,
  insertOutage,
  noteCheck,
  openIncident,
  readIncidents,
  readOutcomes,
  readWaiting,
  readWorkers,
} from './queries.ts';

const worst = ['down', 'degraded', 'operational'] as const;

/** Every part probed now. That this answers at all says that the API and the database do. */
export async function getServiceStatus({ db, engines, workspace, now }: RunContext): Promise<ServiceStatus> {
  const components = await probe(db, engines, workspace.mode);
  const known = components.map(({ status }) => status);
  return {
    status: worst.find((one) => known.includes(one)) ?? 'operational',
    checkedAt: instant(now()),
    components,
    incidents: await readIncidents(db),
  };
}

async function probe(db: TenantDatabase, engines: EngineDirectory, mode: Mode): Promise<Component[]> {
  const started = performance.now();
  const waiting = await readWaiting(db);
  const ms = Math.round(performance.now() - started);
  const [{ workers, silentSeconds }, outcomes] = await Promise.all([readWorkers(db), readOutcomes(db, mode)]);
  const alive = workers > 0 && (silentSeconds ?? Number.POSITIVE_INFINITY) < 60;
  return [
    {
      id: 'database',
      name: 'Database',
      status: ms > 2_000 ? 'degraded' : 'operational',
      detail: say({ id: 'status.answered', values: { ms } }),
    },
    {
      id: 'worker',
      name: 'Workers',
      status: alive ? 'operational' : 'down',
      detail: alive
        ? say({ id: 'status.workers', values: { workers } })
        : 'No worker has reported in the last minute, so scans are waiting.',
    },
    late('queue', 'Job queue', waiting.job, 'job'),
    late(
      'events',
      'Events and webhooks',
      Math.max(waiting.event ?? 0, waiting.delivery ?? 0) || null,
      'event',
    ),
    ...engines
      .list(mode)
      .filter(({ state }) => state === 'configured')
      .map(({ id, label }) => engineStatus(id, label, outcomes.get(id))),
  ];
}

/** Normally, work that is due starts within seconds. */
function late(id: string, name: string, seconds: number | null, what: string): Component {
  const waited = Math.round(seconds ?? 0);
  const status: State = waited > 600 ? 'down' : waited > 60 ? 'degraded' : 'operational';
  const detail =
    seconds === null
      ? say({ id: 'status.none_waits', values: { what } })
      : say({ id: 'status.waited', values: { what, seconds: waited } });
  return { id, name, status, detail };
}

const fewest = 10;

function engineStatus(
  id: string,
  name: string,
  outcome: { answered: number; failed: number } | undefined,
): Component {
  const samples = outcome ? outcome.answered + outcome.failed : 0;
  const base = { id: `engine:${id}`, name };
  if (!outcome || samples < fewest)
    return { ...base, status: 'unknown', detail: say({ id: 'status.few_samples', values: { samples } }) };
  const rate = outcome.failed / samples;
  return {
    ...base,
    status: rate >= 0.9 ? 'down' : rate > 0.1 ? 'degraded' : 'operational',
    detail: say({ id: 'status.failed', values: { failed: outcome.failed, samples } }),
  };
}

/** Run by the worker each minute: begins and ends incidents, and notes periods without a worker. */
export async function watchStatus({ database, engines }: Environment): Promise<{ down: string[] }> {
  const { system: db } = database;
  const gap = await noteCheck(db);
  if (gap !== null && gap > 180) await insertOutage(db, newId('incident'), gap);
  const components = await probe(db, engines, 'live');
  const down = components.filter(({ status }) => status === 'down');
  for (const { id, detail } of down)
    await openIncident(db, { id: newId('incident'), component: id, summary: detail });
  const well = components.filter(({ status }) => status !== 'down');
  await closeIncidents(
    db,
    well.map(({ id }) => id),
  );
  return { down: down.map(({ id }) => id) };
}
