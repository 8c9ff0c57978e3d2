import { postgresUrl, readSettings, sharedSettings } from '@svc/core/environment/settings';
import { z } from 'zod';

/** Described for operators: their table and .env.example are made of it. */
export const workerSettings = z.object({
  ...sharedSettings,
  QUEUE_DATABASE_URL: postgresUrl
    .optional()
    .describe('For the job queue: a direct connection as `svc_queue`, or as owner. Left out: DATABASE_URL.'),
  WORKER_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(50)
    .describe('Jobs at once; an engine run is one job with many calls in flight.'),
  WORKER_LEASE_SECONDS: z.coerce
    .number()
    .int()
    .min(5)
    .max(60)
    .default(25)
    .describe('Seconds without a sign of life after which another worker takes over.'),
  WORKER_ALIVE_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('A file that is touched every few seconds while the process lives, for a probe.'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .describe('Prometheus’ figures at `/metrics`, on this port of HOST. Left out: none.'),
  HOST: z.string().default('127.0.0.1').describe('Where it listens; the images say `0.0.0.0`.'),
  SVC_CANARY_USD_PER_DAY: z.coerce
    .number()
    .min(0)
    .max(1_000)
    .default(0)
    .describe(
      'US dollars a day for neutral questions to the engines, which show changes that no model name shows; 0 is off.',
    ),
  SVC_KEPT_MONTHS: z.coerce
    .number()
    .int()
    .min(1)
    .max(600)
    .optional()
    .describe(
      'Months after which cells, and answers that have no words any more, are dropped; results of scans stay. Left out: all are kept.',
    ),
});

export type Env = z.output<typeof workerSettings>;

/** Every setting of the worker process. */
export const readEnv = (source: NodeJS.ProcessEnv): Env => readSettings(workerSettings, source);
