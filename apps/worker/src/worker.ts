import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Environment } from '@svc/core/environment';
import { jobs } from '@svc/core/jobs';
import { startDeliveries } from '@svc/core/resource/webhook';
import { type CrashPoint, closeAbandonedScans, createRunner } from '@svc/core/runner';
import { createPostgresStore, createTraffic, systemClock } from '@svc/core/traffic';
import { createTransport } from '@svc/engines';
import { Logger, run, type WorkerEvents } from 'graphile-worker';
import { startHeartbeat } from './heartbeat.ts';
import { runningJobs } from './running-jobs.ts';
import { startSequencer } from './sequencer.ts';
import { asTask } from './task.ts';

export interface WorkerOptions {
  environment: Environment;
  /** For the queue itself, which listens: a direct connection, of a login with the role svc_queue. */
  databaseUrl: string;
  concurrency: number;
  leaseSeconds: number;
  /** US dollars a day for asking the engines neutral questions, to notice changes that no name shows; 0: never. */
  canaryUsd?: number;
  /** Whether this worker also does what comes by the clock; tests ask for it themselves. */
  scheduled?: boolean;
  crashPoint?: (name: CrashPoint) => void;
}

/** In UTC. Each task looks for all open work, so a missed run does no harm. */
const crontabOf = ({ canaryUsd, scheduled }: WorkerOptions): string =>
  [
    ...(canaryUsd ? [`17 4 * * * watch_engines ?max=3 {"usd":${canaryUsd}}`] : []),
    ...(scheduled
      ? [
          '*/5 * * * * renew_billing ?fill=10m&max=3',
          '* * * * * renew_scans ?max=3',
          '* * * * * index_words ?max=3',
          '23 3 * * * forget_events ?max=3',
          '37 * * * * expire_exports ?max=3',
          '* * * * * start_due_reports ?fill=5m&max=3',
          '41 2 * * * make_partitions ?max=3',
          '11 2 * * * retain ?max=3',
          '29 1 * * * refresh_crawler_ranges ?fill=20h&max=3',
          '* * * * * watch_status ?max=3',
          '*/5 * * * * ask_for_digests ?max=3',
          '*/10 * * * * watch_credit_alerts ?max=3',
          '* * * * * start_due_schedules ?fill=5m&max=3',
        ]
      : []),
  ].join('\n');

/** Runs jobs until `stop`, which waits for running jobs. Another worker continues those that were not finished. */
export async function startWorker(options: WorkerOptions) {
  const { environment } = options;
  const { database, log } = environment;
  const traffic = createTraffic({
    store: createPostgresStore(database.system),
    clock: systemClock,
    random: environment.random,
    limits: (engineId) => environment.engines.limits(engineId),
    instance: randomUUID(),
    onEvent: (event) => {
      if (event.type === 'breaker' || event.type === 'limits_unavailable') log.warn(event, 'traffic');
    },
  });
  const transport = createTransport({ connections: 1_000 });
  const runner = createRunner({
    environment,
    traffic,
    transport,
    clock: systemClock,
    ...(options.crashPoint && { crashPoint: options.crashPoint }),
  });
  const stopping = new AbortController();
  const tools = { runner, draining: stopping.signal };
  const events: WorkerEvents = new EventEmitter();
  const running = runningJobs(events);
  let poolId = '';
  events.on('pool:create', ({ workerPool }) => {
    poolId = workerPool.id;
  });
  const queue = await run({
    events,
    connectionString: options.databaseUrl,
    concurrency: options.concurrency,
    maxPoolSize: Math.min(options.concurrency, 12),
    // New jobs are announced; polling is for those that come due or come free.
    pollInterval: 5_000,
    noHandleSignals: true,
    crontab: crontabOf(options),
    taskList: Object.fromEntries(jobs.map((job) => [job.task, asTask(job, tools)])),
    logger: new Logger(() => (level, message) => {
      if (level === 'error') log.error({ queue: true }, message);
      // Jobs wait on engines, not on the queue's connections: fewer of those than jobs is meant.
      else if (level === 'warning' && !message.includes('maxPoolSize')) log.warn({ queue: true }, message);
    }),
  });
  const heartbeat = startHeartbeat({
    database,
    poolId,
    leaseSeconds: options.leaseSeconds,
    log,
    running,
    async sweep() {
      const closed = await closeAbandonedScans(runner, options.leaseSeconds);
      if (closed > 0) log.warn({ scans: closed }, 'closed scans that had no job');
    },
  });
  await heartbeat.first;
  const sequencer = startSequencer(environment);
  const deliveries = startDeliveries(environment);

  return {
    poolId,
    async stop() {
      stopping.abort();
      await queue.stop();
      await heartbeat.stop();
      await sequencer.stop();
      await deliveries.stop();
      await traffic.close();
      await transport.close();
    },
  };
}
