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
/** One word of a command line. */
const word = (text: string, windows: boolean): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : windows ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`;

const home = (path: string, windows: boolean): string =>
  windows ? `%USERPROFILE%\\${path.replaceAll('/', '\\')}` : `~/${path}`;

const writers: Record<string, (config: Config, windows: boolean) => string> = {
  'claude-code': (config, windows) => {
    const { command, args, env } = launch(config, false);
    const set = Object.entries(env).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
    const line = ['claude', 'mcp', 'add', 'svc', ...set, '--', command, ...args];
    return line.map((text) => word(text, windows)).join(' ');
  },
  'claude-desktop': (config, windows) => {
    const file = windows
      ? '%APPDATA%\\Claude\\claude_desktop_config.json'
      : 'claude_desktop_config.json (Settings, Developer, Edit config)';
    return `${file}:\n${json({ mcpServers: { svc: launch(config, true) } })}`;
  },
  cursor: (config, windows) =>
    `${home('.cursor/mcp.json', windows)}:\n${json({ mcpServers: { svc: launch(config, true) } })}`,
  vscode: (config) =>
    `.vscode/mcp.json:\n${json({ servers: { svc: { type: 'stdio', ...launch(config, true) } } })}`,
  gemini: (config, windows) =>
    `${home('.gemini/settings.json', windows)}:\n${json({ mcpServers: { svc: launch(config, false) } })}`,
  codex: (config, windows) => {
    const { command, args, env } = launch(config, false);
    const lines = Object.entries(env).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
    return `${home('.codex/config.toml', windows)}:\n[mcp_servers.svc]\ncommand = ${JSON.stringify(command)}\nargs = ${JSON.stringify(args)}\n\n[mcp_servers.svc.env]\n${lines.join('\n')}`;
  },
};

/** What to paste into a client's settings. The key is never printed. */
export function clientConfig(
  client: string | undefined,
  config: Config,
  platform: NodeJS.Platform = process.platform,
): string {
  const write = client === undefined ? undefined : writers[client];
  if (!write) throw new ConfigError(`svc-mcp config takes one of ${Object.keys(writers).join(', ')}.`);
  return write(config, platform === 'win32');
}
