import { z } from 'zod';
import { defaultProductName } from '../kernel/index.ts';

/** '1' or '0'. */
export const flag = (fallback: '0' | '1') =>
  z
    .enum(['0', '1'])
    .default(fallback)
    .transform((value) => value === '1');

export const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

/** Settings that the API and the worker share. Engines' own settings are read by name besides. */
export const sharedSettings = {
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  DATABASE_URL: postgresUrl,
  /** The role that queries run as. Empty when the URL's own user is that role, as behind a pooling proxy. */
  DATABASE_ROLE: z.string().default('svc_app'),
  /** 0 behind a transaction-pooling proxy. */
  DATABASE_PREPARE: flag('1'),
  /** What people read as the product’s name: in docs, console and mails. */
  PRODUCT_NAME: z.string().trim().max(60).default(defaultProductName),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** `host:port,…` that may be fetched although it is not public. */
  SVC_EGRESS_ALLOW: z.string().default(''),
  /** Key-encryption keys of tenants' provider keys: in base64, the first seals, all open; or a file of them. */
  SVC_KEK: z.string().default(''),
  SVC_KEK_FILE: z.string().default(''),
  /** Signs checkpoints of audit logs: 32 bytes in base64, or a file of them. */
  SVC_AUDIT_KEY: z.string().default(''),
  SVC_AUDIT_KEY_FILE: z.string().default(''),
  SVC_EMULATOR_URL: z.url().optional(),
};

/** Refuses to start on a wrong setting, and names it. */
export function readSettings<T extends z.ZodType>(
  settings: T,
  source: Record<string, string | undefined>,
): z.output<T> {
  const parsed = settings.safeParse(source);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`These settings are wrong:\n${wrong.join('\n')}`);
}
