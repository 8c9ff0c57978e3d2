import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { clientConfig } from './cli/client-config.ts';
import { ConfigError, readCommandLine } from './config.ts';
import { checkSelection, chosenTools, listedTools } from './surface.ts';

const read = (argv: string[], env: Record<string, string> = {}) => readCommandLine(argv, env).config;
const names = (argv: string[], rights: Parameters<typeof chosenTools>[1] = null) =>
  chosenTools([read(argv).selection], rights).map(({ card }) => card.name);

test('flags come before the environment, and both have working standards', () => {
  expect(read([])).toMatchObject({
    apiUrl: 'http://127.0.0.1:8787',
    apiKey: null,
    names: 'dot',
    mode: 'search',
    http: null,
  });
  expect(read([], { SVC_API_URL: 'https://api.test/v1/', SVC_API_KEY: ' k ' })).toMatchObject({
    apiUrl: 'https://api.test',
    apiKey: 'k',
  });
  expect(read(['--tool-name-style', 'dot'], { SVC_MCP_TOOL_NAMES: 'underscore' }).names).toBe('dot');
  expect(read([], { MCP_HTTP_PORT: '9000' }).http).toMatchObject({ host: '127.0.0.1', port: 9000 });
  expect(read(['--http', '--port', '9001'], { MCP_HTTP_PORT: '9000' }).http?.port).toBe(9001);
});

test('a wrong setting is refused by name', () => {
  expect(() => read(['--mode', 'fast'])).toThrow(/--mode is one of full, search/);
  expect(() => read(['--colour'])).toThrow(ConfigError);
  expect(() => read([], { SVC_API_URL: 'nowhere' })).toThrow(/SVC_API_URL/);
  expect(() => read([], { MCP_HTTP_PORT: 'x' })).toThrow(/MCP_HTTP_PORT/);
  expect(() => checkSelection(read(['--tools', 'get_scn']).selection)).toThrow(/Near: svc\.get_scan/);
  expect(() => checkSelection(read(['--toolsets', 'prompt']).selection)).toThrow(/prompts/);
});

test('a key on a public address needs a token', () => {
  expect(() => read(['--http', '--host', '0.0.0.0'], { SVC_API_KEY: 'k' })).toThrow(/MCP_HTTP_TOKEN/);
  expect(read(['--http', '--host', '0.0.0.0'], { SVC_API_KEY: 'k', MCP_HTTP_TOKEN: 't' }).http?.token).toBe(
    't',
  );
  expect(read(['--http', '--host', '0.0.0.0']).http?.token).toBeNull();
});

test('exclusion beats read-only beats scopes beats choice', () => {
  expect(names(['--tools', 'create_project,get_scan', '--read-only'])).toEqual([
    'svc.get_scan',
    'svc.whoami',
  ]);
  expect(
    names(['--toolsets', 'projects', '--exclude-tools', 'list_projects', '--no-destructive']),
  ).not.toContain('svc.delete_project');
  const reader = { scopes: ['read'], api: 'full' as const };
  expect(names([], reader)).toContain('svc.list_prompts');
  expect(names([], reader)).not.toContain('svc.add_prompt');
  expect(names([], { scopes: ['prompts:write'], api: 'full' })).toContain('svc.add_prompt');
  expect(names([], { scopes: ['admin'], api: 'read' })).not.toContain('svc.add_prompt');
  expect(names([], { scopes: ['admin'], api: 'none' })).toEqual([
    'svc.get_job',
    'svc.get_methodology',
    'svc.get_service_status',
    'svc.list_inbox',
    'svc.list_jobs',
    'svc.mark_inbox_read',
    'svc.search_workspace',
    'svc.whoami',
  ]);
});

test('search mode lists no way to write when only reading was chosen', () => {
  const listed = listedTools(chosenTools([read(['--read-only']).selection], null), 'search').map(
    ({ card }) => card.name,
  );
  expect(listed).toContain('svc.call_read_tool');
  expect(listed).not.toContain('svc.call_write_tool');
  expect(listed).not.toContain('svc.call_destructive_tool');
});

test.each(['claude-code', 'claude-desktop', 'cursor', 'vscode', 'codex', 'gemini'])(
  'what to paste into %s names the address and never the key',
  (client) => {
    const text = clientConfig(client, read([], { SVC_API_KEY: 'svc_live_secret' }));
    expect(text).toContain('http://127.0.0.1:8787');
    expect(text).not.toContain('secret');
    // Otherwise anyone who registered the package's name would receive the keys.
    expect(text).not.toMatch(/\bnpx -y\b|"npx"|= npx/);
    expect(text).toContain(fileURLToPath(new URL('cli.ts', import.meta.url)));
  },
);

test('on Windows it is quoted and placed as Windows wants it', () => {
  const config = { ...read([]), apiUrl: 'http://127.0.0.1:8787' };
  const line = clientConfig('claude-code', config, 'win32');
  expect(line).toContain('-e "SVC_API_KEY=<your API key>"');
  expect(line).not.toContain("'");
  expect(clientConfig('claude-code', config, 'linux')).toContain("'SVC_API_KEY=<your API key>'");
  expect(clientConfig('cursor', config, 'win32')).toContain('%USERPROFILE%\\.cursor\\mcp.json');
  expect(clientConfig('claude-desktop', config, 'win32')).toContain('%APPDATA%\\Claude');
});
