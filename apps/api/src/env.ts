import { z } from 'zod';

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');

const portRange = 'a number from 1 to 65535';

/** Every setting of the API process. */
const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Empty when the URL's own user is the application's role, as behind a pooling proxy. */
  DATABASE_ROLE: z.string().default('svc_app'),
  DATABASE_PREPARE: z
    .enum(['0', '1'])
    .default('1')
    .transform((value) => value === '1'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number(portRange).int(portRange).min(0, portRange).max(65_535, portRange).default(8787),
  /** Raise it behind a proxy, whose connections all come from one address. */
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).max(65_535).default(512),
  PUBLIC_URL: z.url().optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SVC_EGRESS_ALLOW: z.string().default(''),
  /** Key-encryption keys of tenants' provider keys: in base64, the first seals, all open; or a file of them. */
  SVC_KEK: z.string().default(''),
  SVC_KEK_FILE: z.string().default(''),
  /** Signs checkpoints of audit logs: 32 bytes in base64, or a file of them. */
  SVC_AUDIT_KEY: z.string().default(''),
  SVC_AUDIT_KEY_FILE: z.string().default(''),
  SVC_EMULATOR_URL: z.url().optional(),
  SVC_VALIDATE_RESPONSES: flag,
});
/** Tests alone may leave the choice of a port to the system: nobody else would find it. */
const Env = settings.refine(({ NODE_ENV, PORT }) => PORT > 0 || NODE_ENV === 'test', {
  path: ['PORT'],
  message: portRange,
});
export type Env = z.output<typeof Env>;

/** Refuses to start on a wrong setting, and names it. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = Env.safeParse(source);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`These settings are wrong:\n${wrong.join('\n')}`);
}
