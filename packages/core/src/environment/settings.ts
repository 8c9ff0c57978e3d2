import { defaultProductName } from '@svc/contract/kernel';
import { z } from 'zod';

/** '1' or '0'. */
export const flag = (fallback: '0' | '1') =>
  z
    .enum(['0', '1'])
    .default(fallback)
    .transform((value) => value === '1');

export const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

/** Settings that the API and the worker share. Engines' own settings are read by name besides. */
export const sharedSettings = {
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production').describe('How it runs.'),
  DATABASE_URL: postgresUrl.describe('The database, with the login of API and workers: `postgres://…`.'),
  DATABASE_ROLE: z
    .string()
    .default('svc_app')
    .describe(
      'The role that queries run as. Empty: the URL’s own user is that role, as behind a pooling proxy.',
    ),
  DATABASE_CITUS: flag('0').describe('`1` on a Citus cluster that `svc distribute` has set up.'),
  DATABASE_PREPARE: flag('1').describe('`0` behind a transaction-pooling proxy.'),
  PRODUCT_NAME: z
    .string()
    .trim()
    .max(60)
    .default(defaultProductName)
    .describe('What people read as the product’s name: in docs, console and mails.'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('From where on lines are logged.'),
  SVC_EGRESS_ALLOW: z
    .string()
    .default('')
    .describe('What may be fetched although it is not public: `host:port,…`.'),
  SVC_KEK: z
    .string()
    .default('')
    .describe(
      'Keys that seal workspaces’ own provider keys: 32 bytes in base64 each (`openssl rand -base64 32`), split by commas. The first seals, all open.',
    ),
  SVC_KEK_FILE: z.string().default('').describe('A file of these keys instead.'),
  SVC_AUDIT_KEY: z
    .string()
    .default('')
    .describe('Signs checkpoints of audit logs: 32 bytes in base64 (`openssl rand -base64 32`).'),
  SVC_AUDIT_KEY_FILE: z.string().default('').describe('A file of this key instead.'),
  READING_ENGINE: z
    .string()
    .default('')
    .describe(
      'The engine that reads answers for tone, strength, themes and claims where a workspace has not chosen one. Empty: rules read.',
    ),
  READING_MODEL: z.string().default('').describe('Its model. Empty: the engine’s usual one.'),
  READING_DAILY_USD: z.coerce
    .number()
    .min(0)
    .max(10_000)
    .default(1)
    .describe('The most that this may cost a day (UTC) and workspace, in US dollars.'),
  SVC_EMULATOR_URL: z
    .url()
    .optional()
    .describe('Where the emulator answers for test keys. Left out: they have the sandbox alone.'),
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
