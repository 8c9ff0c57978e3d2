import { flag, postgresUrl, readSettings, sharedSettings } from '@svc/core/environment';
import { z } from 'zod';
import { proxyHeaders, trustProxies } from './trusted-proxies.ts';

const portRange = 'a number from 1 to 65535';

const settings = z
  .object({
    ...sharedSettings,
    /** Behind a transaction-pooling proxy: a direct connection, which can hear of scans. Left out: DATABASE_URL. */
    LISTEN_DATABASE_URL: postgresUrl.optional(),
    /** A standby that analytics are read from while it is fresh. Left out: the primary. */
    DATABASE_READ_URL: postgresUrl.optional(),
    /** How many seconds old its answers may be. */
    DATABASE_READ_MOST_LAG_SECONDS: z.coerce.number().int().min(1).max(3_600).default(10),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number(portRange).int(portRange).min(0, portRange).max(65_535, portRange).default(8787),
    /** Whose word on callers' addresses is taken: addresses, ranges, `loopback`, `private`, or how many proxies stand in front. */
    TRUSTED_PROXIES: z.string().default('').superRefine(assertProxies),
    /** The header that those proxies write. */
    TRUSTED_PROXIES_HEADER: z.enum(proxyHeaders).default('x-forwarded-for'),
    /** Connections at once of one address; trusted proxies have no such limit. */
    CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).max(65_535).default(512),
    /** Prometheus’ figures at /metrics, on a port of their own; left out: none. */
    METRICS_PORT: z.coerce
      .number(portRange)
      .int(portRange)
      .min(1, portRange)
      .max(65_535, portRange)
      .optional(),
    /** Requests in flight beyond which others get 503; a fifth is kept for critical operations. */
    API_MOST_AT_ONCE: z.coerce.number().int().min(10).max(100_000).default(256),
    PUBLIC_URL: z.url().optional(),
    /** Whom reports of weaknesses go to, as `mailto:…` or `https://…`: stands in /.well-known/security.txt. */
    SECURITY_CONTACT: z.url({ protocol: /^(mailto|https|tel)$/ }).optional(),
    /** Further names that requests may be sent to, such as that of a service within a cluster; split by commas. */
    ALLOWED_HOSTS: z.string().default('').superRefine(assertHosts),
    /** Where the console’s build is; left out: no console. */
    SVC_CONSOLE_FOLDER: z.string().min(1).optional(),
    SVC_VALIDATE_RESPONSES: flag('0'),
  })
  // Tests alone may leave the choice of a port to the system: nobody else would find it.
  .refine(({ NODE_ENV, PORT }) => PORT > 0 || NODE_ENV === 'test', { path: ['PORT'], message: portRange });

function assertHosts(setting: string, wrong: z.RefinementCtx): void {
  for (const host of hostsOf(setting))
    if (!/^[\w.[\]:-]{1,255}$/.test(host) || !URL.canParse(`http://${host}`))
      wrong.addIssue(`“${host}” is no host: give names split by commas, such as api,api.internal:8787`);
}

export const hostsOf = (setting: string): string[] =>
  setting
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);

function assertProxies(setting: string, wrong: z.RefinementCtx): void {
  try {
    trustProxies(setting);
  } catch (error) {
    wrong.addIssue(error instanceof Error ? error.message : String(error));
  }
}

type Env = z.output<typeof settings>;

/** Every setting of the API process. */
export const readEnv = (source: NodeJS.ProcessEnv): Env => readSettings(settings, source);
