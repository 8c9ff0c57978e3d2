import { tally } from '@svc/testing';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { bearer, connected, form, mcp, publicUrl } from '../testing/programs.ts';
import { mcpSecret } from '../testing/world.ts';
import { good, home, other, request, tenantWith, world } from './attacks.fixture.ts';

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
  // Of many at once each goes on; the one before ends when one of them is used.
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
  // From now on the member is a viewer, so none of their programs may write.
  const wide = await tokensFor(publicUrl);
  await tenant.context.db
    .updateTable('member')
    .set({ role: 'billing' })
    .where('workspace_id', '=', workspaceId)
    .execute();
  tried(
    'a role that was narrowed',
    (await request('/v1/projects', bearer(wide.access_token))).status === 403,
  );
  await tenant.context.db
    .updateTable('member')
    .set({ status: 'removed' })
    .where('workspace_id', '=', workspaceId)
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
