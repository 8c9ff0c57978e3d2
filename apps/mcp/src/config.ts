import { parseArgs } from 'node:util';

export const nameStyles = ['dot', 'underscore', 'auto'] as const;
export type NameStyle = (typeof nameStyles)[number];

/** Which tools are shown. A setting that is left out hides none. */
export interface Selection {
  toolsets: readonly string[] | null;
  tools: readonly string[] | null;
  exclude: readonly string[];
  readOnly: boolean;
  noDestructive: boolean;
}

export interface HttpOptions {
  host: string;
  port: number;
  /** Every request must carry it as its bearer token. */
  token: string | null;
  /** Host names that requests may come by when not on loopback. */
  allowedHosts: readonly string[];
  /** How callers sign in by OAuth; null: they bring keys. */
  signIn: { resource: string; secret: string } | null;
}

export interface Config {
  apiUrl: string;
  /** null: tools are listed, and calls say how to set it. */
  apiKey: string | null;
  selection: Selection;
  mode: Mode;
  outputSchemas: boolean;
  names: NameStyle;
  /** The most credits that calls of this process may commit; null: as many as the key may. */
  maxCredits: number | null;
  /** null: stdio. */
  http: HttpOptions | null;
}

/** A setting that cannot be used; the message names it. */
export class ConfigError extends Error {}

export const modes = ['full', 'search'] as const;
export type Mode = (typeof modes)[number];

const options = {
  http: { type: 'boolean' },
  port: { type: 'string' },
  host: { type: 'string' },
  'allowed-hosts': { type: 'string' },
  toolsets: { type: 'string' },
  tools: { type: 'string' },
  'exclude-tools': { type: 'string' },
  'read-only': { type: 'boolean' },
  'no-destructive': { type: 'boolean' },
  mode: { type: 'string' },
  'output-schemas': { type: 'string' },
  'tool-name-style': { type: 'string' },
  'max-credits': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

export interface CommandLine {
  /** Empty: serve. */
  command: string[];
  help: boolean;
  version: boolean;
  config: Config;
}

const list = (text: string | undefined): string[] | null =>
  text === undefined
    ? null
    : text
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean);

function oneOf<T extends string>(
  name: string,
  given: string | undefined,
  allowed: readonly T[],
  standard: T,
): T {
  if (given === undefined) return standard;
  const found = allowed.find((value) => value === given);
  if (found === undefined) throw new ConfigError(`${name} is one of ${allowed.join(', ')}, not “${given}”.`);
  return found;
}

function creditsOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const credits = Number(text);
  if (!Number.isSafeInteger(credits) || credits < 0 || text.trim() === '')
    throw new ConfigError(`--max-credits is a whole number of credits, not “${text}”.`);
  return credits;
}

function portOf(name: string, text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError(`${name} is a port, not “${text}”.`);
  return port;
}

/** Flags come before the environment. Throws ConfigError. */
export function readCommandLine(argv: readonly string[], env: NodeJS.ProcessEnv): CommandLine {
  const { values, positionals } = parse(argv);
  const apiUrl = (env.SVC_API_URL ?? 'http://127.0.0.1:8787').replace(/\/+$/, '').replace(/\/v1$/, '');
  if (!URL.canParse(apiUrl)) throw new ConfigError(`SVC_API_URL is not an address: “${apiUrl}”.`);
  const toolsets = list(values.toolsets);
  const config: Config = {
    apiUrl,
    apiKey: env.SVC_API_KEY?.trim() || null,
    selection: {
      toolsets: toolsets?.includes('all') ? null : toolsets,
      tools: list(values.tools),
      exclude: list(values['exclude-tools']) ?? [],
      readOnly: values['read-only'] ?? false,
      noDestructive: values['no-destructive'] ?? false,
    },
    // Callers who name tools see exactly those; the others get a core set, and a tool that finds the rest.
    mode: oneOf('--mode', values.mode, modes, toolsets || values.tools ? 'full' : 'search'),
    outputSchemas: oneOf('--output-schemas', values['output-schemas'], ['on', 'off'], 'off') === 'on',
    names: oneOf('--tool-name-style', values['tool-name-style'] ?? env.SVC_MCP_TOOL_NAMES, nameStyles, 'dot'),
    maxCredits: creditsOf(values['max-credits'] ?? env.SVC_MCP_MAX_CREDITS),
    http: values.http || env.MCP_HTTP_PORT ? httpOptions(values, env) : null,
  };
  return { command: positionals, help: values.help ?? false, version: values.version ?? false, config };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : error} See svc-mcp --help.`);
  }
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);
export const isLoopback = (host: string): boolean => loopback.has(host);

function httpOptions(
  values: { port?: string; host?: string; 'allowed-hosts'?: string },
  env: NodeJS.ProcessEnv,
): HttpOptions {
  const signIn = signInOptions(env);
  const http: HttpOptions = {
    signIn,
    host: values.host ?? env.MCP_HTTP_HOST ?? '127.0.0.1',
    port:
      values.port === undefined
        ? portOf('MCP_HTTP_PORT', env.MCP_HTTP_PORT ?? '8788')
        : portOf('--port', values.port),
    token: env.MCP_HTTP_TOKEN?.trim() || null,
    allowedHosts: [
      ...(list(values['allowed-hosts'] ?? env.MCP_HTTP_ALLOWED_HOSTS) ?? []),
      ...(signIn && !isLoopback(new URL(signIn.resource).hostname)
        ? [new URL(signIn.resource).hostname]
        : []),
    ],
  };
  if (signIn && (env.SVC_API_KEY || http.token !== null))
    throw new ConfigError(
      'With MCP_CLIENT_SECRET each caller signs in, or brings a key of its own. Take SVC_API_KEY and MCP_HTTP_TOKEN out.',
    );
  // Anyone who can reach the port could otherwise act with the key.
  if (!isLoopback(http.host) && env.SVC_API_KEY && http.token === null)
    throw new ConfigError(
      `On ${http.host} others could use SVC_API_KEY. Set MCP_HTTP_TOKEN, which callers then send as their bearer token, or take SVC_API_KEY out and let every caller send a key of its own.`,
    );
  return http;
}

function signInOptions({ MCP_PUBLIC_URL: url, MCP_CLIENT_SECRET: secret }: NodeJS.ProcessEnv) {
  if (!secret) return null;
  const resource = url?.split(',')[0]?.trim().replace(/\/$/, '');
  if (!resource || !URL.canParse(resource))
    throw new ConfigError(
      'MCP_CLIENT_SECRET also needs MCP_PUBLIC_URL: the address at which clients reach this server, such as https://mcp.example.com/mcp.',
    );
  return { resource, secret };
}
