import { z } from 'zod';

/** Every setting of the worker process; engines' own settings are read by name besides. */
export const Env = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** For the job queue, of a login with the role svc_queue; the other address, of the owner, when left out. */
  QUEUE_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The role that queries run as. */
  DATABASE_ROLE: z.string().default('svc_app'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(200).default(50),
  /** Seconds without a sign of life after which another worker takes over. */
  WORKER_LEASE_SECONDS: z.coerce.number().int().min(5).max(60).default(25),
  SVC_EGRESS_ALLOW: z.string().default(''),
  /** Key-encryption keys of tenants' provider keys: in base64, the first seals, all open; or a file of them. */
  SVC_KEK: z.string().default(''),
  SVC_KEK_FILE: z.string().default(''),
  /** Signs checkpoints of audit logs: 32 bytes in base64, or a file of them. */
  SVC_AUDIT_KEY: z.string().default(''),
  SVC_AUDIT_KEY_FILE: z.string().default(''),
  /** US dollars a day for canary questions to the operator's engines; 0 is off. */
  SVC_CANARY_USD_PER_DAY: z.coerce.number().min(0).max(1_000).default(0),
  SVC_EMULATOR_URL: z.url().optional(),
});
export type Env = z.output<typeof Env>;

/** Refuses to start on a wrong setting, and names it. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = Env.safeParse(source);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`These settings are wrong:\n${wrong.join('\n')}`);
}
