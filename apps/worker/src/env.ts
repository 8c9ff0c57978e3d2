import { postgresUrl, readSettings, sharedSettings } from '@svc/core/environment';
import { z } from 'zod';

const settings = z.object({
  ...sharedSettings,
  /** For the job queue, of a login with the role svc_queue; the other address, of the owner, when left out. */
  QUEUE_DATABASE_URL: postgresUrl.optional(),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(200).default(50),
  /** Seconds without a sign of life after which another worker takes over. */
  WORKER_LEASE_SECONDS: z.coerce.number().int().min(5).max(60).default(25),
  /** A file whose time says that the process lives: an orchestrator's probe looks at it, since no port is listened on. */
  WORKER_ALIVE_FILE: z.string().min(1).optional(),
  /** Prometheus’ figures at /metrics, on this port of HOST; left out: none. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  HOST: z.string().default('127.0.0.1'),
  /** US dollars a day for canary questions to the operator's engines; 0 is off. */
  SVC_CANARY_USD_PER_DAY: z.coerce.number().min(0).max(1_000).default(0),
  /** Months after which cells, and answers whose texts are gone, are dropped by whole months. Left out: they are kept. */
  SVC_KEPT_MONTHS: z.coerce.number().int().min(1).max(600).optional(),
});

type Env = z.output<typeof settings>;

/** Every setting of the worker process. */
export const readEnv = (source: NodeJS.ProcessEnv): Env => readSettings(settings, source);
