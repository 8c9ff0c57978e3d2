import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Environment } from '@svc/core/environment';
import { afterScan, type ClockSettings, jobs, recurringTasks } from '@svc/core/jobs';
import { startDeliveries } from '@svc/core/resource/tell/webhook';
import { type CrashPoint, closeAbandonedScans, createRunner } from '@svc/core/runner';
import { createPostgresStore, createTraffic, systemClock } from '@svc/core/traffic';
import { createTransport } from '@svc/engines';
import { Logger, run, type WorkerEvents } from 'graphile-worker';
import { startHeartbeat } from './heartbeat.ts';
import type { Metrics } from './metrics.ts';
import { startRecurring } from './recurring.ts';
import { runningJobs } from './running-jobs.ts';
import { startSequencer } from './sequencer.ts';
import { asTask } from './task.ts';

export interface WorkerOptions extends ClockSettings {
  environment: Environment;
  /** For the queue itself, which listens: a direct connection, of a login with the role svc_queue. */
  databaseUrl: string;
  concurrency: number;
  leaseSeconds: number;
  /** Touched every few seconds, for whoever watches the process. */
  aliveFile?: string | undefined;
  /** Whether this worker also does what comes by the clock; tests ask for it themselves. */
  scheduled?: boolean;
  crashPoint?: (name: CrashPoint) => void;
  /** Left out: nothing is counted. */
  metrics?: Metrics;
}

/** Runs jobs until `stop`, which waits for running jobs. Another worker continues those that were not finished. */
export async function startWorker(options: WorkerOptions) {
  const { environment } = options;
  const { database, log } = environment;
  // Pauses of engines and budgets of calls outlive a clock that jumps.
  const clock = { ...systemClock, now: () => environment.now().getTime() };
  const traffic = createTraffic({
    store: createPostgresStore(database.system),
    clock,
    random: environment.random,
    limits: (engineId) => environment.engines.limits(engineId),
    instance: randomUUID(),
    onEvent: (event) => {
      options.metrics?.traffic(event);
      if (event.type === 'breaker' || event.type === 'limits_unavailable') log.warn(event, 'traffic');
    },
  });
  options.metrics?.watch(() => traffic.snapshot());
  const transport = createTransport({ connections: 1_000 });
  const runner = createRunner({
    afterScan,
    environment,
    traffic,
    transport,
    clock,
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
    // Recurring tasks are started below: the queue would go by this machine's clock.
    parsedCronItems: [],
    taskList: Object.fromEntries(jobs.map((job) => [job.task, asTask(job, tools, options.metrics)])),
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
    aliveFile: options.aliveFile ?? null,
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
  const recurring = options.scheduled ? startRecurring(environment, recurringTasks(options)) : null;

  return {
    poolId,
    async stop() {
      stopping.abort();
      await recurring?.stop();
      await queue.stop();
      await heartbeat.stop();
      await sequencer.stop();
      await deliveries.stop();
      await traffic.close();
      await transport.close();
    },
  };
}
