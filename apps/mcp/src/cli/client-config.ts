import { fileURLToPath } from 'node:url';
import { type Config, ConfigError } from '../config.ts';

const key = '<your API key>';

interface Launch {
  command: string;
  args: string[];
  env: Record<string, string>;
}

/** The program that runs now: the package is not in a registry, and whoever took its name there would get the keys. */
const program = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../cli.ts' : 'cli.js', import.meta.url),
);

/** `strict`: the client refuses dots in the names of tools. */
function launch({ apiUrl }: Config, strict: boolean): Launch {
  return {
    command: process.execPath,
    args: [program],
    env: { SVC_API_URL: apiUrl, SVC_API_KEY: key, ...(strict && { SVC_MCP_TOOL_NAMES: 'underscore' }) },
  };
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);
const assignments = (env: Record<string, string>, flag: string): string =>
  Object.entries(env)
    .map(([name, value]) => `${flag} '${name}=${value}'`)
    .join(' ');

const writers: Record<string, (config: Config) => string> = {
  'claude-code': (config) => {
    const { command, args, env } = launch(config, false);
    return `claude mcp add svc ${assignments(env, '-e')} -- ${command} ${args.join(' ')}`;
  },
  'claude-desktop': (config) =>
    `claude_desktop_config.json:\n${json({ mcpServers: { svc: launch(config, true) } })}`,
  cursor: (config) => `~/.cursor/mcp.json:\n${json({ mcpServers: { svc: launch(config, true) } })}`,
  vscode: (config) =>
    `.vscode/mcp.json:\n${json({ servers: { svc: { type: 'stdio', ...launch(config, true) } } })}`,
  gemini: (config) => `~/.gemini/settings.json:\n${json({ mcpServers: { svc: launch(config, false) } })}`,
  codex: (config) => {
    const { command, args, env } = launch(config, false);
    const lines = Object.entries(env).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
    return `~/.codex/config.toml:\n[mcp_servers.svc]\ncommand = ${JSON.stringify(command)}\nargs = ${JSON.stringify(args)}\n\n[mcp_servers.svc.env]\n${lines.join('\n')}`;
  },
};

/** What to paste into a client's settings. The key is never printed. */
export function clientConfig(client: string | undefined, config: Config): string {
  const write = client === undefined ? undefined : writers[client];
  if (!write) throw new ConfigError(`svc-mcp config takes one of ${Object.keys(writers).join(', ')}.`);
  return write(config);
}
