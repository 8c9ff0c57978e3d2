import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, expect, test } from 'vitest';
import { agree, mcp, openOAuthWorld, publicUrl, signIn } from '../../apps/api/src/testing/programs.ts';
import { mcpSecret } from '../../apps/api/src/testing/world.ts';
import { readCommandLine } from '../../apps/mcp/src/config.ts';
import { createSessions } from '../../apps/mcp/src/session.ts';
import { serveOverHttp } from '../../apps/mcp/src/transports/http.ts';

// The MCP server beside the API, and clients that sign in to it as those in the field do.

const { world, browser, apiUrl } = await openOAuthWorld();
const { config } = readCommandLine(['--http', '--port', '0'], {
  SVC_API_URL: apiUrl,
  MCP_PUBLIC_URL: mcp,
  MCP_CLIENT_SECRET: mcpSecret,
});
if (config.http === null) throw new Error('HTTP was asked for');
const silent = () => {};
const server = await serveOverHttp({ ...config, http: config.http }, createSessions(config, silent), silent);
afterAll(server.close);

/** Public addresses lead to these two servers. */
const byName: typeof fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : String(input));
  const isMcp = url.pathname === '/mcp' || url.pathname === '/.well-known/oauth-protected-resource/mcp';
  const place = isMcp ? `http://127.0.0.1:${server.port}` : apiUrl;
  return fetch(`${place}${url.pathname}${url.search}`, init);
};

test.each(['legacy', 'auto'] as const)(
  'a client of the official SDK (%s) signs in and sees what it was given',
  async (mode) => {
    const tenant = await world.tenant();
    const workspaceId = tenant.context.workspace.id;
    const person = browser();
    await signIn(person, tenant);
    const kept: { client?: object; tokens?: { access_token: string }; verifier?: string; code?: string } = {};
    const provider = {
      redirectUrl: 'http://127.0.0.1:5555/callback',
      clientMetadata: { client_name: 'Desk agent', redirect_uris: ['http://127.0.0.1:5555/callback'] },
      clientInformation: () => kept.client,
      saveClientInformation: (client: object) => {
        kept.client = client;
      },
      tokens: () => kept.tokens,
      saveTokens: (tokens: { access_token: string }) => {
        kept.tokens = tokens;
      },
      saveCodeVerifier: (verifier: string) => {
        kept.verifier = verifier;
      },
      codeVerifier: () => kept.verifier ?? '',
      async redirectToAuthorization(url: URL) {
        expect(url.searchParams.get('resource')).toBe(mcp);
        const asked = await person.get(`${url.pathname}${url.search}`);
        const scopes = ['projects:read', 'scores:read', 'scans:read'];
        const back = await agree(person, asked.location ?? url, { workspaceId, scopes, monthlyCreditCap: 0 });
        kept.code = back.search;
      },
    };
    const transport = () =>
      new StreamableHTTPClientTransport(new URL(mcp), { authProvider: provider as never, fetch: byName });
    const about = { name: 'desk', version: '1' };
    const first = transport();
    const client = new Client(about, { versionNegotiation: { mode } });
    await client.connect(first).catch((error: unknown) => {
      if (kept.code === undefined) throw error;
    });
    await first.finishAuth(new URLSearchParams(kept.code));
    const signedIn = new Client(about, { versionNegotiation: { mode } });
    await signedIn.connect(transport());
    const names = (await signedIn.listTools()).tools.map(({ name }) => name);
    expect(names).toContain('svc.list_projects');
    expect(names).not.toContain('svc.start_scan');
    const me = await signedIn.callTool({ name: 'svc.whoami', arguments: {} });
    expect(me.structuredContent).toMatchObject({ data: { workspace: { id: workspaceId } } });
    const more = await signedIn.callTool({ name: 'svc.start_scan', arguments: {} });
    expect(more.isError).toBe(true);
    await signedIn.close();

    // A client's token for this server is valid here alone.
    const token = kept.tokens?.access_token ?? '';
    expect(
      (await byName(`${publicUrl}/v1/me`, { headers: { authorization: `Bearer ${token}` } })).status,
    ).toBe(401);
  },
);

test('whoever is not signed in is told where; keys still work', async () => {
  const call = (headers: Record<string, string>) =>
    byName(mcp, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
  const nobody = await call({});
  expect(nobody.status).toBe(401);
  const told = nobody.headers.get('www-authenticate') ?? '';
  expect(told).toContain(`resource_metadata="${publicUrl}/.well-known/oauth-protected-resource/mcp"`);
  expect(told).toContain('scope="projects:read ');
  const wrong = await call({ authorization: `Bearer svc_oat_${'x'.repeat(43)}` });
  expect(wrong.status).toBe(401);
  expect(wrong.headers.get('www-authenticate')).toContain('error="invalid_token"');
  const metadata = await byName(`${publicUrl}/.well-known/oauth-protected-resource/mcp`);
  expect(await metadata.json()).toMatchObject({ resource: mcp, authorization_servers: [publicUrl] });
  const { secret } = await world.tenant();
  expect((await call({ authorization: `Bearer ${secret}` })).status).toBe(200);
});
