import { ensureOwner } from '@svc/core/resource/account/member';
import { newSignInLink } from '@svc/core/resource/account/session';
import { readIntegrationSettings } from '@svc/core/vendor';
import { tally } from '@svc/testing';
import { expect, test } from 'vitest';
import { type Caller, openWorld } from './testing/world.ts';

const integrations = readIntegrationSettings({
  GOOGLE_OAUTH_CLIENT_ID: 'client',
  GOOGLE_OAUTH_CLIENT_SECRET: 'secret',
});
const world = await openWorld({ integrations });
const own = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin', host: 'localhost' };
const address = 'http://localhost/v1/integrations/callback';

async function signIn({ context }: Caller, email: string, role = 'owner'): Promise<string> {
  const { id } = await ensureOwner(context, email);
  await context.db.updateTable('member').set({ role }).where('id', '=', id).execute();
  const { publicUrl } = context;
  const url = await newSignInLink(context, { memberId: id, minutes: 5, publicUrl });
  const answer = await world.request('http://localhost/app/session', {
    method: 'POST',
    headers: { ...own, 'content-type': 'application/json' },
    body: JSON.stringify({ token: url.slice(url.indexOf('#') + 1) }),
  });
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

const look = (query: URLSearchParams, cookie: string) =>
  world.request(`${address}?${query}`, { headers: { host: 'localhost', cookie } });
const agree = (query: URLSearchParams, headers: Record<string, string>) =>
  world.request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: query.toString(),
  });

test('a consent says where it goes, and only who is signed in there gives it', async () => {
  const { tried, end } = tally('consents that are given to somebody else’s project');
  const [asking, strangers, viewers] = [await world.tenant(), await world.tenant(), await world.tenant()];
  const begin = async (caller: Caller) => {
    const { id: projectId } = await caller.use('create_project', { body: { name: 'Winter boots' } });
    const { integration, authorizeUrl } = await caller.use('connect_integration', {
      body: { kind: 'search_console', projectId, property: 'sc-domain:acme.example' },
    });
    const state = new URL(authorizeUrl).searchParams.get('state') ?? '';
    return { id: integration.id, query: new URLSearchParams({ state, code: 'code<script>' }) };
  };
  const { id, query } = await begin(asking);
  const [member, stranger, viewer] = [
    await signIn(asking, 'ada@example.com'),
    await signIn(strangers, 'eve@example.com'),
    await signIn(viewers, 'vi@example.com', 'viewer'),
  ];
  const waits = async () => {
    const row = await asking.context.db
      .selectFrom('integration')
      .select('oauthState')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.oauthState !== null;
  };
  for (const cookie of ['', 'svc-session=made-up', '__Host-svc-session=made-up', stranger]) {
    const { status, text } = await look(query, cookie);
    tried(
      `looked at with ${cookie}`,
      status === 401 && !text.includes('Winter boots') && !text.includes('<form'),
    );
    for (const headers of [own, {}])
      tried(
        `given with ${cookie}`,
        (await agree(query, { ...headers, cookie })).status >= 401 && (await waits()),
      );
  }
  const theirs = await begin(viewers);
  tried('looked at by a viewer', (await look(theirs.query, viewer)).status === 403);
  tried('given by a viewer', (await agree(theirs.query, { ...own, cookie: viewer })).status === 403);
  for (const headers of [
    {},
    { origin: 'https://evil.example', host: 'localhost' },
    { ...own, 'sec-fetch-site': 'cross-site' },
    { origin: 'null', host: 'localhost' },
  ])
    tried(
      `sent by another site: ${JSON.stringify(headers)}`,
      (await agree(query, { ...headers, cookie: member })).status === 403 && (await waits()),
    );
  const forged = new URLSearchParams({
    ...Object.fromEntries(query),
    state: (query.get('state') ?? '').replace(/.$/, (last) => (last === '_' ? '-' : '_')),
  });
  tried('another state', (await look(forged, member)).status === 404);
  end(18);

  const shown = await look(query, member);
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('Winter boots');
  expect(shown.text).toContain(asking.context.workspace.name);
  expect(shown.text).not.toContain('code<script>');
  expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  // Looking at it used nothing up. The vendor is out of reach of tests: asking it uses the consent up.
  expect(await waits()).toBe(true);
  const given = await agree(query, { ...own, cookie: member });
  expect({ status: given.status, waits: await waits() }).toEqual({ status: 409, waits: false });
});
