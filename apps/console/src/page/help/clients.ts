export const clients = ['claude-desktop', 'claude-code', 'cursor', 'vscode', 'codex', 'gemini'] as const;
export type Client = (typeof clients)[number];

/** Names that no language changes. */
export const clientNames: Readonly<Record<Client, string>> = {
  'claude-desktop': 'Claude Desktop',
  'claude-code': 'Claude Code',
  cursor: 'Cursor',
  vscode: 'VS Code',
  codex: 'Codex',
  gemini: 'Gemini CLI',
};

/** The file in which each client keeps its servers; the command line has none. */
const files: Readonly<Record<Client, string | null>> = {
  'claude-desktop': 'claude_desktop_config.json',
  'claude-code': null,
  cursor: '~/.cursor/mcp.json',
  vscode: '.vscode/mcp.json',
  codex: '~/.codex/config.toml',
  gemini: '~/.gemini/settings.json',
};

const program = '/path/to/svc-mcp/dist/cli.js';
/** Clients that refuse dots in the names of tools. */
const strict: readonly Client[] = ['claude-desktop', 'cursor', 'vscode'];

/** What to paste into a client: the same as `svc-mcp config CLIENT` prints, which also fills in the program’s place. */
export function setUp(client: Client, apiUrl: string): { file: string | null; text: string } {
  const env = {
    SVC_API_URL: apiUrl,
    SVC_API_KEY: '<your API key>',
    ...(strict.includes(client) && { SVC_MCP_TOOL_NAMES: 'underscore' }),
  };
  const launch = { command: 'node', args: [program], env };
  const file = files[client];
  const json = (value: object) => ({ file, text: JSON.stringify(value, null, 2) });
  if (client === 'claude-code') {
    const set = Object.entries(env).map(
      ([name, value]) => `-e ${name}=${/\s/.test(value) ? `'${value}'` : value}`,
    );
    return { file, text: `claude mcp add svc ${set.join(' ')} -- node ${program}` };
  }
  if (client === 'codex') {
    const lines = Object.entries(env).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
    return {
      file,
      text: `[mcp_servers.svc]\ncommand = "node"\nargs = ["${program}"]\n\n[mcp_servers.svc.env]\n${lines.join('\n')}`,
    };
  }
  if (client === 'vscode') return json({ servers: { svc: { type: 'stdio', ...launch } } });
  return json({ mcpServers: { svc: launch } });
}
