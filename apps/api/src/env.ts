import { flag, postgresUrl, readSettings, sharedSettings } from '@svc/core/environment/settings';
import { z } from 'zod';
import { proxyHeaders, trustProxies } from './trusted-proxies.ts';

const portRange = 'a number from 1 to 65535';

/** Described for operators: their table and .env.example are made of it. */
export const apiSettings = z
  .object({
    ...sharedSettings,
    LISTEN_DATABASE_URL: postgresUrl
      .optional()
      .describe(
        'Behind a transaction-pooling proxy: a direct connection, over which scans’ progress is heard. Left out: DATABASE_URL.',
      ),
    DATABASE_READ_URL: postgresUrl
      .optional()
      .describe(
        'A standby that analytics, citations and competitors are read from while it is fresh. Left out: the primary.',
      ),
    DATABASE_READ_MOST_LAG_SECONDS: z.coerce
      .number()
      .int()
      .min(1)
      .max(3_600)
      .default(10)
      .describe('How many seconds old its answers may be.'),
    HOST: z.string().default('127.0.0.1').describe('Where it listens; the images say `0.0.0.0`.'),
    PORT: z.coerce
      .number(portRange)
      .int(portRange)
      .min(0, portRange)
      .max(65_535, portRange)
      .default(8787)
      .describe('The port that it listens on.'),
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .superRefine(assertProxies)
      .describe(
        'Whose word on callers’ addresses is taken: addresses, ranges, `loopback`, `private`, or how many proxies stand in front.',
      ),
    TRUSTED_PROXIES_HEADER: z
      .enum(proxyHeaders)
      .default('x-forwarded-for')
      .describe('The header that those proxies write; `forwarded` is that of RFC 7239.'),
    CONNECTIONS_PER_ADDRESS: z.coerce
      .number()
      .int()
      .min(1)
      .max(65_535)
      .default(512)
      .describe('Connections at once of one address; trusted proxies have no such limit.'),
    METRICS_PORT: z.coerce
      .number(portRange)
      .int(portRange)
      .min(1, portRange)
      .max(65_535, portRange)
      .optional()
      .describe('Prometheus’ figures at `/metrics`, on this port of HOST. Left out: none.'),
    API_MOST_AT_ONCE: z.coerce
      .number()
      .int()
      .min(10)
      .max(100_000)
      .default(256)
      .describe('Requests in flight beyond which others get 503; a fifth is kept for scans’ state.'),
    PUBLIC_URL: z
      .url()
      .optional()
      .describe(
        'What documents, errors and mails link to; requests to other hosts are refused. Left out: from host and port.',
      ),
    MCP_PUBLIC_URL: z
      .string()
      .default('')
      .superRefine(assertUrls)
      .describe(
        'Addresses of MCP servers that programs sign in to, split by commas. Left out: `/mcp` of PUBLIC_URL.',
      ),
    MCP_CLIENT_SECRET: z
      .string()
      .min(32, 'at least 32 characters: `openssl rand -base64 32`')
      .optional()
      .describe(
        'What those servers show to exchange their callers’ tokens; they have the same. Left out: people sign in for the API alone.',
      ),
    SECURITY_CONTACT: z
      .url({ protocol: /^(mailto|https|tel)$/ })
      .optional()
      .describe(
        'Whom reports of weaknesses go to, as `mailto:…` or `https://…`: stands in `/.well-known/security.txt`.',
      ),
    ALLOWED_HOSTS: z
      .string()
      .default('')
      .superRefine(assertHosts)
      .describe(
        'Further names that requests may be sent to, such as that of a service within a cluster; split by commas.',
      ),
    SVC_CONSOLE_FOLDER: z
      .string()
      .min(1)
      .optional()
      .describe('Where the console’s build is. Left out: no console.'),
    SVC_VALIDATE_RESPONSES: flag('0').describe(
      '`1`: an answer that breaks its schema is an error; for development.',
    ),
  })
  // Tests alone may leave the choice of a port to the system: nobody else would find it.
  .refine(({ NODE_ENV, PORT }) => PORT > 0 || NODE_ENV === 'test', { path: ['PORT'], message: portRange });

function assertHosts(setting: string, wrong: z.RefinementCtx): void {
  for (const host of hostsOf(setting))
    if (!/^[\w.[\]:-]{1,255}$/.test(host) || !URL.canParse(`http://${host}`))
      wrong.addIssue(`“${host}” is no host: give names split by commas, such as api,api.internal:8787`);
}

function assertUrls(setting: string, wrong: z.RefinementCtx): void {
  for (const url of hostsOf(setting))
    if (!/^https?:/.test(url) || !URL.canParse(url))
      wrong.addIssue(`“${url}” is no address: give some like https://mcp.example.com/mcp, split by commas`);
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

export type Env = z.output<typeof apiSettings>;

/** Every setting of the API process. */
export const readEnv = (source: NodeJS.ProcessEnv): Env => readSettings(apiSettings, source);
