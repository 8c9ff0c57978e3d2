import type { Environment } from '@svc/core/environment';
import { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { readQueues } from './queries.ts';
import { listen } from './server.ts';

export interface Metrics {
  /** One answered request; `route` is an address with variables, so that there are few of them. */
  answered: (request: { method: string; route: string; status: number; seconds: number }) => void;
  /** In Prometheus' text format. */
  read: () => Promise<string>;
  contentType: string;
}

/** What a process counts, and what it finds in the database when it is asked. */
export function createMetrics({ database, log }: Environment): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'svc_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'svc_request_seconds',
    help: 'From the request to its answer.',
    labelNames: ['method', 'route'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const workers = new Gauge({ name: 'svc_workers', help: 'Workers seen within a minute.', registers });
  const waiting = new Gauge({
    name: 'svc_oldest_waiting_seconds',
    help: 'How long the oldest that is due has waited: 0 when nothing waits.',
    labelNames: ['queue'],
    registers,
    async collect() {
      try {
        const { workers: alive, ...queues } = await readQueues(database.system);
        for (const [queue, seconds] of Object.entries(queues)) this.set({ queue }, Number(seconds ?? 0));
        workers.set(alive);
      } catch (err) {
        // What this process counts is told even while the database is away.
        log.warn({ err }, 'queues could not be measured');
        waiting.reset();
        workers.reset();
      }
    },
  });
  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    answered({ method, route, status, seconds }) {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
  };
}

/** `/metrics` on a port of its own: figures of all tenants together are the operator's alone. */
export function listenMetrics(
  metrics: Metrics,
  where: { hostname: string; port: number },
): ReturnType<typeof listen> {
  const app = new Hono();
  app.get('/metrics', async (c) =>
    c.body(await metrics.read(), 200, { 'content-type': metrics.contentType }),
  );
  return listen(
    {
      fetch: app.fetch,
      ...where,
      headersTimeoutMs: 5_000,
      bodyTimeoutMs: 5_000,
      connectionsPerAddress: 16,
    },
    () => {},
  );
}
