import { expect, test } from 'vitest';
import {
  authorizeUrl,
  bearer,
  connected,
  form,
  mcp,
  newVerifier,
  openOAuthWorld,
  publicUrl,
  signIn,
} from '../testing/programs.ts';

/** Metadata as real programs publish it or register with it. */
const claude = 'https://claude.example/oauth/mcp-oauth-client-metadata';
const claudeCode = 'https://claude.example/oauth/claude-code-client-metadata';
const { world, request, browser } = await openOAuthWorld({
  [claude]: {
    client_id: claude,
    client_name: 'Claude',
    client_uri: 'https://claude.example',
    redirect_uris: ['https://claude.example/api/mcp/auth_callback'],
    grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:jwt-bearer'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  },
  [claudeCode]: {
    client_id: claudeCode,
    client_name: 'Claude Code',
    redirect_uris: ['http://localhost/callback', 'http://127.0.0.1/callback'],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  },
});
const ofClaude = { client_id: claude, redirect_uri: 'https://claude.example/api/mcp/auth_callback' };

test('a program is let in for a workspace, reads with its token, and is revoked beside the keys', async () => {
  const tenant = await world.tenant();
  const { id: workspaceId } = tenant.context.workspace;
  const ada = browser();
  const memberId = await signIn(ada, tenant);
  const { back, redeem } = await connected(
    { request, browser: ada },
    ofClaude,
    { workspaceId },
    { scope: ' offline_access projects:read scans:write', resource: publicUrl, prompt: 'consent' },
  );
  expect(`${back.origin}${back.pathname}`).toBe(ofClaude.redirect_uri);
  expect(back.searchParams.get('iss')).toBe(publicUrl);
  expect(back.searchParams.get('state')).toBe('a-state');
  const { status, body } = await redeem();
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { token_type: 'Bearer', expires_in: 3_600, scope: 'projects:read scans:write' },
  });
  expect(body.access_token).toMatch(/^svc_oat_[\w-]{43}$/);
  expect(body.refresh_token).toMatch(/^svc_ort_[\w-]{43}$/);

  const me = await request('/v1/me', bearer(body.access_token));
  expect(me.body).toMatchObject({ mode: 'live', workspace: { id: workspaceId } });
  expect((await request('/v1/projects', bearer(body.access_token))).status).toBe(200);
  const denied = await request('/v1/scans', bearer(body.access_token));
  expect(denied.status).toBe(403);
  expect(denied.headers.get('www-authenticate')).toContain('error="insufficient_scope"');
  expect(denied.headers.get('www-authenticate')).toContain('scope="projects:read scans:write scans:read"');

  const { items } = await tenant.use('list_api_keys', {});
  const key = items.find(({ client }: { client: object | null }) => client !== null);
  expect(key).toMatchObject({
    name: 'Claude',
    memberId,
    monthlyCreditCap: 100,
    client: { id: claude, host: 'claude.example', redirectHost: 'claude.example' },
  });
  const rotated = await request(`/v1/api-keys/${key.id}/rotate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tenant.secret}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(rotated.status).toBe(409);
  const next = await request(
    '/oauth/token',
    form({ grant_type: 'refresh_token', client_id: claude, refresh_token: body.refresh_token }),
  );
  expect(next.status).toBe(200);
  await tenant.use('revoke_api_key', { params: { keyId: key.id } });
  // A token that nobody has shown is in no cache.
  const refused = await request('/v1/me', bearer(next.body.access_token));
  expect(refused.body).toMatchObject({ code: 'key_revoked' });
  const over = await request(
    '/oauth/token',
    form({ grant_type: 'refresh_token', client_id: claude, refresh_token: next.body.refresh_token }),
  );
  expect(over.body).toMatchObject({ error: 'invalid_grant' });
});

test('what a program needs to find its way stands where it looks', async () => {
  const refused = await request('/v1/projects');
  expect(refused.status).toBe(401);
  const told = refused.headers.get('www-authenticate') ?? '';
  expect(told).toContain(`resource_metadata="${publicUrl}/.well-known/oauth-protected-resource"`);
  expect(told).toContain('scope="projects:read ');
  expect(told).not.toContain('error=');
  const wrong = await request('/v1/projects', bearer('svc_oat_made-up'));
  expect(wrong.headers.get('www-authenticate')).toContain('error="invalid_token"');
  const resource = (await request('/.well-known/oauth-protected-resource')).body;
  expect(resource).toMatchObject({ resource: publicUrl, authorization_servers: [publicUrl] });
  expect((await request('/.well-known/oauth-protected-resource/mcp')).body.resource).toBe(mcp);
  for (const name of ['oauth-authorization-server', 'openid-configuration']) {
    const { body } = await request(`/.well-known/${name}`);
    expect(body).toMatchObject({
      issuer: publicUrl,
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none', 'private_key_jwt'],
    });
    expect(body.scopes_supported).not.toContain('admin');
    for (const scope of body.scopes_supported)
      expect(scope).not.toMatch(/^(keys|members|approvals|audit|provider-keys|integrations|admin)/);
  }
});

test('a program on one’s own machine may choose its port; one that registers itself is let in, too', async () => {
  const tenant = await world.tenant();
  const workspaceId = tenant.context.workspace.id;
  const ada = browser();
  await signIn(ada, tenant);
  const local = { client_id: claudeCode, redirect_uri: 'http://localhost:41567/callback' };
  const { redeem } = await connected({ request, browser: ada }, local, { workspaceId }, { resource: mcp });
  expect((await redeem()).status).toBe(200);

  const redirects = [
    'cursor://anysphere.cursor-mcp/oauth/callback',
    'https://www.cursor.example/agents/mcp/oauth/callback',
    'http://localhost:8787/callback',
  ];
  const registered = await request('/oauth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: 'Cursor',
      redirect_uris: redirects,
      grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
      scope: 'mcp:everything',
    }),
  });
  expect(registered.status).toBe(201);
  expect(registered.body).not.toHaveProperty('client_secret');
  for (const redirect_uri of redirects) {
    const client = { client_id: registered.body.client_id, redirect_uri };
    const one = await connected({ request, browser: ada }, client, { workspaceId, mode: 'test' });
    const tokens = await one.redeem();
    expect(tokens.status).toBe(200);
    // Without a `resource` parameter the token is for the MCP server.
    expect((await request('/v1/me', bearer(tokens.body.access_token))).status).toBe(401);
  }
});

test('a person who says no sends the program away, and the page says whom it is about', async () => {
  const tenant = await world.tenant();
  const eve = browser();
  const asked = await eve.get(authorizeUrl(newVerifier(), { ...ofClaude, scope: 'goals:write' }));
  const page = asked.location?.pathname ?? '';
  expect(page).toMatch(/^\/app\/connect\/[\w-]+$/);
  expect((await eve.get(`${page}/ask`)).status).toBe(401);
  await signIn(eve, tenant, 'viewer@example.com', 'viewer');
  const { body } = await eve.get(`${page}/ask`);
  expect(body).toMatchObject({
    program: { name: 'Claude', host: 'claude.example', redirectHost: 'claude.example', local: false },
    asked: ['goals:write'],
    session: { name: 'viewer@example.com' },
  });
  expect(body.workspaces[0].scopes).not.toContain('goals:write');
  const more = await eve.post(`${page}/answer`, {
    answer: 'allow',
    sessionId: body.session.id,
    workspaceId: tenant.context.workspace.id,
    mode: 'live',
    scopes: ['goals:write'],
    projectIds: null,
    monthlyCreditCap: 0,
    days: 30,
  });
  expect(more.status).toBe(403);
  const { next } = (await eve.post(`${page}/answer`, { answer: 'deny' })).body;
  const back = (await eve.get(next)).location;
  expect(back?.searchParams.get('error')).toBe('access_denied');
  expect(back?.searchParams.get('iss')).toBe(publicUrl);
  expect((await eve.post(`${page}/answer`, { answer: 'deny' })).status).toBe(404);
});
