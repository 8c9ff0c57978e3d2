import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tally } from '@svc/testing';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import {
  authorizeUrl,
  type Browser,
  bearer,
  connected,
  form,
  mcp,
  newVerifier,
  openOAuthWorld,
  publicUrl,
  type Reply,
  signIn,
} from '../testing/programs.ts';
import { mcpSecret } from '../testing/world.ts';

const home = 'https://good.example/client.json';
const other = 'https://other.example/client.json';
const documentOf = (client_id: string, more: object = {}) => ({
  client_id,
  client_name: 'Good',
  redirect_uris: ['https://good.example/back'],
  token_endpoint_auth_method: 'none',
  ...more,
});
const bad = (path: string) => `https://bad.example/${path}`;
const { world, request, browser } = await openOAuthWorld({
  [home]: documentOf(home),
  [other]: documentOf(other),
  [bad('another-id')]: documentOf(home),
  [bad('secret')]: documentOf(bad('secret'), { client_secret: 'shared' }),
  [bad('basic')]: documentOf(bad('basic'), { token_endpoint_auth_method: 'client_secret_basic' }),
  [bad('list')]: [documentOf(bad('list'))],
  [bad('large')]: documentOf(bad('large'), { client_name: 'x'.repeat(20_000) }),
  [bad('script')]: documentOf(bad('script'), { redirect_uris: ['javascript:alert(1)'] }),
  [bad('data')]: documentOf(bad('data'), { redirect_uris: ['data:text/html,x'] }),
  [bad('plain')]: documentOf(bad('plain'), { redirect_uris: ['http://good.example/back'] }),
  [bad('fragment')]: documentOf(bad('fragment'), { redirect_uris: ['https://good.example/back#x'] }),
  [bad('userinfo')]: documentOf(bad('userinfo'), { redirect_uris: ['https://a:b@good.example/back'] }),
  [bad('none')]: documentOf(bad('none'), { redirect_uris: [] }),
});
const good = { client_id: home, redirect_uri: 'https://good.example/back' };

async function tenantWith(role = 'owner') {
  const tenant = await world.tenant();
  const person = browser();
  await signIn(person, tenant, `${role}@example.com`, role);
  return { tenant, person, workspaceId: tenant.context.workspace.id };
}

/** Whether the browser was led neither to the page nor away. */
const stayed = ({ status, location }: Reply): boolean => status >= 400 && location === null;

test('redirect addresses, response types and PKCE', async () => {
  const { tried, end } = tally('sign-in of programs: redirect addresses and PKCE');
  const person = browser();
  const ask = (params: Record<string, string>, drop: string[] = []) => {
    const url = new URL(authorizeUrl(newVerifier(), { ...good, ...params }), publicUrl);
    for (const name of drop) url.searchParams.delete(name);
    return person.get(`${url.pathname}${url.search}`);
  };
  for (const redirect_uri of [
    'https://evil.example/back',
    'https://good.example/back/',
    'https://good.example/back?x=1',
    'https://good.example/back#x',
    'https://good.example:8443/back',
    'http://good.example/back',
    'https://good.example.evil.example/back',
    'https://good.example@evil.example/back',
    'https://GOOD.example/back/../evil',
    '//good.example/back',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
  ])
    tried(`redirect ${redirect_uri}`, stayed(await ask({ redirect_uri })));
  tried('no redirect', stayed(await ask({}, ['redirect_uri'])));
  tried('no client', stayed(await ask({}, ['client_id'])));
  // The client and its redirect address are verified, so the program itself is told and the person is not asked.
  const told = async (name: string, params: Record<string, string>, drop: string[] = []) => {
    const { location } = await ask(params, drop);
    const said = new URLSearchParams(`${location?.search.slice(1)}&${location?.hash.slice(1)}`);
    const error = said.get('error');
    tried(
      name,
      location?.origin === 'https://good.example' && error !== null && said.get('iss') === publicUrl,
    );
  };
  await told('no PKCE', {}, ['code_challenge', 'code_challenge_method']);
  await told('plain PKCE', { code_challenge_method: 'plain' });
  await told('no method', {}, ['code_challenge_method']);
  await told('short challenge', { code_challenge: 'abc' });
  await told('a token at once', { response_type: 'token' });
  await told('an id token', { response_type: 'code id_token' });
  await told('another resource', { resource: 'https://evil.example' });
  await told('no prompt', { prompt: 'none' });
  end(22);
});

test('documents of programs', async () => {
  const { tried, end } = tally('sign-in of programs: their documents');
  const person = browser();
  const ask = (client_id: string) =>
    person.get(authorizeUrl(newVerifier(), { client_id, redirect_uri: 'https://good.example/back' }));
  for (const name of [
    'another-id', 'secret', 'basic', 'list', 'large', 'script', 'data', 'plain', 'fragment', 'userinfo', 'none', 'missing',
  ]) // biome-ignore format: a list
    tried(name, stayed(await ask(bad(name))));
  let hits = 0;
  const inside = createServer((_, response) => void response.end('{}'));
  inside.on('connection', () => {
    hits += 1;
  });
  inside.listen(0);
  await once(inside, 'listening');
  const { port } = inside.address() as AddressInfo;
  const hosts = [
    '127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '0.0.0.0', '127.1', '2130706433',
    '0x7f000001', '[::]', 'localhost.', '169.254.169.254', '[fd00:ec2::254]', '10.0.0.1', '192.168.0.1', '[64:ff9b::7f00:1]',
  ]; // biome-ignore format: a list
  for (const host of hosts)
    for (const place of [`https://${host}:${port}/c`, `https://${host}/c`])
      tried(place, stayed(await ask(place)) && hits === 0);
  for (const client_id of [
    'http://good.example/client.json',
    'https://good.example',
    'https://user@good.example/client.json',
    'https://good.example/../client.json',
    'https://good.example/%2e%2e/client.json',
    'https://good.example/client.json#x',
    'file:///etc/passwd',
    'svc-mcp',
  ])
    tried(client_id, stayed(await ask(client_id)));
  inside.close();
  end(50);
});

test('registrations', async () => {
  const { tried, end } = tally('sign-in of programs: registrations');
  const register = (body: unknown) =>
    request('/oauth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  for (const uri of [
    'javascript:alert(1)',
    'data:text/html,x',
    'http://evil.example/back',
    'https://a:b@evil.example/',
    'https://evil.example/#x',
    'file:///x',
    'unknown://x',
    'about:blank',
  ])
    tried(uri, (await register({ redirect_uris: [uri] })).status === 400);
  for (const body of ['', '[]', '"x"', '{"redirect_uris":', {}, { redirect_uris: 'https://x.example' }])
    tried(JSON.stringify(body), (await register(body)).status === 400);
  const confidential = await register({
    redirect_uris: ['https://x.example/'],
    token_endpoint_auth_method: 'client_secret_basic',
    grant_types: ['client_credentials', 'urn:ietf:params:oauth:grant-type:token-exchange'],
    client_secret: 'mine',
  });
  tried(
    'a client with a secret',
    confidential.body.client_secret === undefined &&
      !confidential.body.grant_types.includes('client_credentials'),
  );
  let refused = 0;
  for (let index = 0; index < 12; index += 1)
    if ((await register({ redirect_uris: ['https://x.example/'] })).status === 429) refused += 1;
  tried('many of one address', refused > 0);
  end(16);
});

test('consent belongs to one browser, one session and one answer', async () => {
  const { tried, end } = tally('sign-in of programs: consent');
  const { person, workspaceId } = await tenantWith();
  const eve = await tenantWith();
  const begin = async (browser: Browser) =>
    (await browser.get(authorizeUrl(newVerifier(), { ...good, resource: publicUrl }))).location ??
    new URL(publicUrl);
  const page = await begin(person);
  const asked = await person.get(`${page.pathname}/ask`);
  const yes = {
    answer: 'allow',
    sessionId: asked.body.session.id,
    workspaceId,
    mode: 'live',
    scopes: ['projects:read'],
    projectIds: null,
    monthlyCreditCap: 0,
    days: 30,
  };
  const answer = (by: Browser, body: object, headers: Record<string, string> = {}) =>
    by.post(`${page.pathname}/answer`, body, headers);
  tried('read in another browser', (await eve.person.get(`${page.pathname}/ask`)).status === 404);
  tried('answered in another browser', (await answer(eve.person, yes)).status === 404);
  tried('read by nobody', (await request(`${page.pathname}/ask`)).status === 404);
  for (const headers of [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])
    tried(`from ${JSON.stringify(headers)}`, (await answer(person, yes, headers)).status === 403);
  tried(
    'into a stranger’s workspace',
    (await answer(person, { ...yes, workspaceId: eve.workspaceId })).status === 401,
  );
  for (const scope of [
    'admin', 'read', 'write', 'keys:read', 'keys:write', 'members:read', 'members:write', 'approvals:write',
    'audit:read', 'billing:write', 'provider-keys:write', 'integrations:write', 'workspaces:write', 'account:write',
  ]) // biome-ignore format: a list
    tried(`scope ${scope}`, (await answer(person, { ...yes, scopes: [scope] })).status === 422);
  tried(
    'no cap',
    (await answer(person, { ...yes, scopes: ['scans:write'], monthlyCreditCap: null })).status === 422,
  );
  tried('for ever', (await answer(person, { ...yes, days: 100_000 })).status === 422);
  tried(
    'a project that is not there',
    (await answer(person, { ...yes, projectIds: [`prj_${'0'.repeat(32)}`] })).status === 422,
  );
  // Another person signs in with the same browser, between the question and the answer.
  await signIn(person, eve.tenant, 'mallory@example.com');
  tried(
    'another session',
    [401, 409].includes((await answer(person, { ...yes, workspaceId: eve.workspaceId })).status),
  );
  await signIn(person, { context: eve.tenant.context }, 'owner@example.com');

  const own = await tenantWith();
  const mine = await begin(own.person);
  const said = {
    ...yes,
    workspaceId: own.workspaceId,
    sessionId: (await own.person.get(`${mine.pathname}/ask`)).body.session.id,
  };
  const many = await Promise.all(
    Array.from({ length: 6 }, () => own.person.post(`${mine.pathname}/answer`, said)),
  );
  const given = many.filter(({ status }) => status === 200).length;
  const { items } = await own.tenant.use('list_api_keys', {});
  const live = items.filter(
    ({ client, state }: { client: object | null; state: string }) => client && state === 'active',
  );
  tried('six answers at once', given === 1 && live.length === 1);
  tried('and another later', (await own.person.post(`${mine.pathname}/answer`, said)).status === 404);
  for (const [name, role, scopes] of [
    ['a viewer gives writing', 'viewer', ['scans:write']],
    ['a billing contact gives reading', 'billing', ['scores:read']],
  ] as const) {
    const { person: small, workspaceId } = await tenantWith(role);
    const page = await begin(small);
    const { body } = await small.get(`${page.pathname}/ask`);
    const more = { ...yes, sessionId: body.session.id, workspaceId, scopes };
    tried(name, (await small.post(`${page.pathname}/answer`, more)).status === 403);
  }
  end(28);
});

test('codes', async () => {
  const { tried, end } = tally('sign-in of programs: codes');
  const { person, workspaceId, tenant } = await tenantWith();
  const start = () => connected({ request, browser: person }, good, { workspaceId }, { resource: publicUrl });
  const redeem = (params: Record<string, string>) => request('/oauth/token', form(params));
  const { exchange } = await start();
  const fails = async (name: string, changes: Record<string, string>) =>
    tried(name, (await redeem({ ...exchange, ...changes })).status >= 400);
  await fails('another client', { client_id: other });
  await fails('another address', { redirect_uri: 'https://good.example/other' });
  await fails('another verifier', { code_verifier: newVerifier() });
  await fails('no verifier', { code_verifier: '' });
  await fails('the challenge as verifier', { code_verifier: 'x'.repeat(43) });
  await fails('another code', { code: 'made-up' });
  await fails('another grant', { grant_type: 'password' });
  await fails('client credentials', { grant_type: 'client_credentials' });
  const first = await redeem(exchange);
  tried('the right one still works', first.status === 200);
  tried(
    'in the address of a request',
    (await request(`/v1/me?access_token=${first.body.access_token}`)).status === 401,
  );
  tried('twice', (await redeem(exchange)).status === 400);
  const next = form({
    grant_type: 'refresh_token',
    client_id: home,
    refresh_token: first.body.refresh_token,
  });
  tried('and what came of it is over', (await request('/oauth/token', next)).status === 400);
  tried('so is its token', (await request('/v1/me', bearer(first.body.access_token))).status === 401);
  for (let round = 0; round < 3; round += 1) {
    const { exchange } = await start();
    const at = await Promise.all(Array.from({ length: 6 }, () => redeem(exchange)));
    const good = at.filter(({ status }) => status === 200);
    tried('six at once give one at most', good.length <= 1);
    for (const { body } of good)
      tried('which is over, too', (await request('/v1/me', bearer(body.access_token))).status === 401);
  }
  const elsewhere = await start();
  const wrong = await redeem({ ...elsewhere.exchange, resource: mcp });
  tried('for another resource', wrong.status === 400);
  const late = await start();
  const { items } = await tenant.use('list_api_keys', { query: { state: 'active' } });
  const key = items.find(({ client }: { client: object | null }) => client);
  await tenant.use('revoke_api_key', { params: { keyId: key.id } });
  tried('redeemed after it was revoked', (await late.redeem()).status === 400);
  end(16);
});

test('tokens reach one resource, and no further than their person', async () => {
  const { tried, end } = tally('sign-in of programs: tokens');
  const { person, workspaceId, tenant } = await tenantWith();
  const tokensFor = async (resource: string) => {
    const { redeem } = await connected({ request, browser: person }, good, { workspaceId }, { resource });
    return (await redeem()).body as { access_token: string; refresh_token: string };
  };
  const [api, agents] = [await tokensFor(publicUrl), await tokensFor(mcp)];
  tried('one for the API is good there', (await request('/v1/me', bearer(api.access_token))).status === 200);
  tried('one for MCP is not', (await request('/v1/me', bearer(agents.access_token))).status === 401);
  tried(
    'a refresh token as access token',
    (await request('/v1/me', bearer(api.refresh_token))).status === 401,
  );
  const basic = (id: string, secret: string) => ({
    authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
  });
  const exchange = (token: string, headers: Record<string, string>, more: Record<string, string> = {}) =>
    request(
      '/oauth/token',
      form(
        {
          grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
          subject_token: token,
          subject_token_type: 'urn:ietf:params:oauth:token-type:access_token',
          ...more,
        },
        headers,
      ),
    );
  const ours = basic('svc-mcp', mcpSecret);
  const exchanged = await exchange(agents.access_token, ours);
  tried('the MCP server exchanges it', exchanged.status === 200 && exchanged.body.expires_in <= 300);
  tried(
    'for one that is good',
    (await request('/v1/me', bearer(exchanged.body.access_token))).status === 200,
  );
  tried('which is exchanged no further', (await exchange(exchanged.body.access_token, ours)).status === 400);
  tried('one for the API is not exchanged', (await exchange(api.access_token, ours)).status === 400);
  tried('a refresh token is not', (await exchange(agents.refresh_token, ours)).status === 400);
  tried(
    'nor by another secret',
    (await exchange(agents.access_token, basic('svc-mcp', 'guess'))).status === 401,
  );
  tried('nor by none', (await exchange(agents.access_token, {})).status >= 400);
  tried('nor by a program', (await exchange(agents.access_token, {}, { client_id: home })).status >= 400);

  const refresh = (refresh_token: string, more: Record<string, string> = {}) =>
    request('/oauth/token', form({ grant_type: 'refresh_token', client_id: home, refresh_token, ...more }));
  tried('by another client', (await refresh(api.refresh_token, { client_id: other })).status === 400);
  tried('for another resource', (await refresh(api.refresh_token, { resource: mcp })).status === 400);
  tried('for more', (await refresh(api.refresh_token, { scope: 'goals:write' })).status === 400);
  const narrow = await refresh(api.refresh_token, { scope: 'scans:read' });
  tried('for less', narrow.body.scope === 'scans:read');
  tried('less is less', (await request('/v1/projects', bearer(narrow.body.access_token))).status === 403);
  // Of many codes that are issued at once each works; the earlier token ends when a later one is used.
  const many = await Promise.all(Array.from({ length: 4 }, () => refresh(agents.refresh_token)));
  tried(
    'four at once all go on',
    many.every(({ status }) => status === 200),
  );
  const after = await refresh(many[0]?.body.refresh_token);
  tried('its follower goes on', after.status === 200);
  tried('used again later', (await refresh(agents.refresh_token)).status === 400);
  tried('all of it is over', (await refresh(after.body.refresh_token)).status === 400);
  tried('its tokens, too', (await exchange(after.body.access_token, ours)).status === 400);

  for (const [id, body] of [
    ['create_api_key', { name: 'More', scopes: ['projects:read'] }],
    ['create_approval_gate', { operations: ['start_scan'] }],
  ] as const) {
    const path = id === 'create_api_key' ? '/v1/api-keys' : '/v1/approval-gates';
    const answer = await request(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${api.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    tried(id, answer.status === 403 || answer.status === 401);
  }
  // A member who has become a viewer can no longer let a program write.
  const wide = await tokensFor(publicUrl);
  await tenant.context.db
    .updateTable('member')
    .set({ role: 'billing' })
    .where('workspaceId', '=', workspaceId)
    .execute();
  tried(
    'a role that was narrowed',
    (await request('/v1/projects', bearer(wide.access_token))).status === 403,
  );
  await tenant.context.db
    .updateTable('member')
    .set({ status: 'removed' })
    .where('workspaceId', '=', workspaceId)
    .execute();
  tried('a member who was removed', (await refresh(wide.refresh_token)).status === 400);
  end(24);
});

test('what is kept opens nothing', async () => {
  const { tried, end } = tally('sign-in of programs: what the database holds');
  const { person, workspaceId } = await tenantWith();
  const { exchange, redeem } = await connected({ request, browser: person }, good, { workspaceId });
  const { body } = await redeem();
  const sql = postgres(world.handle.ownerUrl);
  const rows = await sql`select row_to_json(a)::text as text from oauth_artifact a`;
  await sql.end();
  const text = rows.map((row) => String(row.text)).join('\n');
  expect(rows.length).toBeGreaterThan(0);
  for (const [name, value] of Object.entries({ ...body, code: exchange.code }))
    if (/token$|code/.test(name)) tried(name, !text.includes(String(value)));
  end(3);
});
