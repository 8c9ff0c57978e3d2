import type { Environment } from '@svc/core/environment';
import { createRegistry } from '@svc/core/metrics';
import { Hono } from 'hono';
import { Histogram } from 'prom-client';
import { listen } from './server.ts';

export interface Metrics {
  /** One answered request; `route` is an address with variables, so that there are few of them. */
  answered: (request: { method: string; route: string; status: number; seconds: number }) => void;
  /** In Prometheus' text format. */
  read: () => Promise<string>;
  contentType: string;
}

/** Counters of the process, and figures that it reads from the database when it is asked. */
export function createMetrics({ database, log }: Environment): Metrics {
  const registry = createRegistry({ database, log });
  const durations = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'From the request to its answer.',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    answered({ method, route, status, seconds }) {
      const labels = {
        http_request_method: method,
        http_route: route,
        http_response_status_code: status,
      };
      durations.observe(labels, seconds);
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
