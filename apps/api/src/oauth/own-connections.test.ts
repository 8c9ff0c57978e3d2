import { expect, test } from 'vitest';
import { bearer, connected, openOAuthWorld, publicUrl, signIn } from '../testing/programs.ts';

const claude = 'https://claude.example/metadata';
const { world, request, browser } = await openOAuthWorld({
  [claude]: {
    client_id: claude,
    client_name: 'Claude',
    redirect_uris: ['https://claude.example/callback'],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  },
});
const ofClaude = { client_id: claude, redirect_uri: 'https://claude.example/callback' };
const ownPage = { origin: publicUrl, 'sec-fetch-site': 'same-origin' };

test('a viewer lets a program in for reading, sees it among their own, and disconnects it', async () => {
  const tenant = await world.tenant();
  const { id: workspaceId } = tenant.context.workspace;
  const [vi, ada] = [browser(), browser()];
  await signIn(vi, tenant, 'vi@example.com', 'viewer');
  await signIn(ada, tenant, 'ada@example.com');

  const more = connected(
    { request, browser: vi },
    ofClaude,
    { workspaceId, scopes: ['scans:write'] },
    { resource: publicUrl },
  );
  await expect(more).rejects.toThrow(/403.*scans:write/);
  const scopes = ['projects:read', 'scans:read', 'scores:read'];
  const { redeem } = await connected(
    { request, browser: vi },
    ofClaude,
    { workspaceId, scopes, monthlyCreditCap: null },
    { resource: publicUrl, scope: scopes.join(' ') },
  );
  const { body } = await redeem();
  const token = bearer(body.access_token);
  expect((await request('/v1/projects', token)).status).toBe(200);
  const denied = await request('/v1/scans', {
    ...token,
    method: 'POST',
    headers: { ...token.headers, 'content-type': 'application/json' },
    body: '{"url": "https://example.com"}',
  });
  expect(denied.status).toBe(403);

  const { items, servers } = (await vi.get('/app/connections')).body;
  // Where a program finds the MCP server, which may run on another host.
  expect(servers).toEqual([expect.stringMatching(/^https?:\/\/.+\/mcp$/)]);
  expect(items).toMatchObject([
    { name: 'Claude', mode: 'live', scopes, monthlyCreditCap: 0, workspace: { id: workspaceId } },
  ]);
  const path = `/app/connections/${workspaceId}/${items[0].id}`;
  const end = (who: typeof vi, headers: Record<string, string> = ownPage) =>
    who.get(path, { method: 'DELETE', headers });

  // Anybody else, and any other site, can neither see nor end the connection.
  expect((await ada.get('/app/connections')).body.items).toEqual([]);
  expect((await end(ada)).status).toBe(404);
  expect((await end(browser())).status).toBe(401);
  expect((await end(vi, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await request('/app/connections', token)).status).toBe(401);
  expect((await request('/v1/api-keys', token)).status).toBe(403);
  expect((await request('/v1/projects', token)).status).toBe(200);

  expect((await end(vi)).status).toBe(200);
  expect((await vi.get('/app/connections')).body.items).toEqual([]);
  expect((await end(vi)).status).toBe(404);
  // Another process may have cached the token for some seconds; this one has to ask anew.
  await expect.poll(async () => (await request('/v1/projects', token)).status).toBe(401);
  const audited = await tenant.use('list_audit_events', { query: { action: 'api_key.revoked' } });
  expect(audited.items[0]).toMatchObject({ resourceId: items[0].id });
});
