import { createIdentityProvider } from '@svc/core/identity';
import { ensureOwner } from '@svc/core/resource/account/member';
import { afterAll, expect, test } from 'vitest';
import { startIdentityProvider } from './testing/identity-provider.ts';
import { openWorld } from './testing/world.ts';

const provider = await startIdentityProvider('https://svc.example/app/session/oidc/back');
const world = await openWorld({ identity: createIdentityProvider(provider.settings) });
afterAll(provider.close);

const page = {
  origin: 'http://localhost',
  'sec-fetch-site': 'same-origin',
  host: 'localhost',
  'content-type': 'application/json',
};
const post = (path: string, body: object) =>
  world.request(`http://localhost${path}`, { method: 'POST', headers: page, body: JSON.stringify(body) });
const cookieOf = (headers: Headers, name: string): string =>
  headers
    .getSetCookie()
    .find((line) => line.startsWith(`__Host-svc-${name}=`))
    ?.split(';')[0] ?? '';

/** What a person's browser does at the provider, up to the address that it is sent back to. */
async function agree(start: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let step = 0; step < 8 && url.startsWith(provider.settings.OIDC_ISSUER ?? '-'); step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { headers } = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    url = new URL(headers.get('location') ?? 'about:blank', url).href;
  }
  return new URL(url);
}

async function byProvider() {
  const begun = await world.request('http://localhost/app/session/oidc');
  const back = await agree(begun.headers.get('location') ?? '');
  const cookie = cookieOf(begun.headers, 'attempt');
  const finish = (headers: Record<string, string> = { cookie }) =>
    world.request(`http://localhost${back.pathname}${back.search}`, { headers });
  return { back, finish };
}

test('an invitation is looked at without effect, and accepted once signs the new member in', async () => {
  const { use, context } = await world.tenant();
  await use('invite_member', { body: { email: 'grace@example.com', role: 'viewer' } });
  const { content } = await context.db
    .selectFrom('mail')
    .select('content')
    .where('workspaceId', '=', context.workspace.id)
    .executeTakeFirstOrThrow();
  const token = /\/invitations\/([\w-]+)/.exec(content?.text ?? '')?.[1] ?? '';
  for (const _ of [1, 2])
    expect((await post('/app/session/invitation', { token })).body).toEqual({
      workspace: context.workspace.name,
      email: 'grace@example.com',
      role: 'viewer',
    });
  const accepted = await post('/app/session/invitation/accept', { token });
  expect(accepted.status).toBe(201);
  const cookie = cookieOf(accepted.headers, 'session');
  const me = await world.request('http://localhost/v1/me', { headers: { cookie } });
  expect(me.body.key).toMatchObject({ name: 'grace@example.com' });
  expect(me.body.key.scopes).not.toContain('admin');
  expect((await post('/app/session/invitation/accept', { token })).body.code).toBe('not_found');
  // Nobody has read such a key, so none may have been made.
  const keys = await use('list_api_keys', {});
  expect(keys.items.map(({ name }: { name: string }) => name)).not.toContain('Key of grace@example.com');
});

test('a provider’s word signs a member in, once, and in the browser that began', async () => {
  const { context } = await world.tenant();
  await ensureOwner(context, provider.person.email);
  expect((await world.request('http://localhost/app/session/ways')).body.oidc).toBe('Example login');
  const { back, finish } = await byProvider();
  expect(`${back.origin}${back.pathname}`).toBe('https://svc.example/app/session/oidc/back');
  expect((await finish({})).headers.get('location')).toBe('/app/sign-in?problem=provider');
  const answer = await finish();
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/app']);
  const cookie = cookieOf(answer.headers, 'session');
  const me = await world.request('http://localhost/v1/me', { headers: { cookie } });
  expect(me.body.workspace.id).toBe(context.workspace.id);
  expect((await finish()).headers.get('location')).toBe('/app/sign-in?problem=provider');
});

test('an address that is not checked, or nobody’s, opens nothing; a forged answer neither', async () => {
  const refused = async () => (await (await byProvider()).finish()).headers.get('location');
  provider.person.verified = false;
  expect(await refused()).toBe('/app/sign-in?problem=no_member');
  provider.person.verified = true;
  provider.person.email = 'stranger@example.com';
  expect(await refused()).toBe('/app/sign-in?problem=no_member');
  const { back, finish } = await byProvider();
  back.searchParams.set('state', 'another');
  expect((await finish()).headers.get('location')).toBe('/app/sign-in?problem=provider');
});

test('a passkey that nobody has, or an answer to no challenge, opens nothing', async () => {
  const encoded = 'AAAA';
  const answer = { clientDataJSON: encoded, authenticatorData: encoded, signature: encoded };
  const response = { id: encoded, rawId: encoded, response: answer };
  expect((await post('/app/session/passkeys/sign-in', { response })).body.code).toBe('unauthenticated');
  const begun = await post('/app/session/passkeys/challenge', {});
  expect(begun.body).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  const cookie = cookieOf(begun.headers, 'attempt');
  const tried = await world.request('http://localhost/app/session/passkeys/sign-in', {
    method: 'POST',
    headers: { ...page, cookie },
    body: JSON.stringify({ response }),
  });
  expect(tried.body.code).toBe('unauthenticated');
  expect((await post('/app/session/passkeys/new', {})).status).toBe(401);
});

test('a flood of challenges keeps nobody from signing in, and what was begun in it works once as well', async () => {
  await world.handle.owner`insert into sign_in_attempt (token_hash, kind, expected, expires_at)
    select sha256(n::text::bytea), 'passkey', '{}', now() + interval '10 minutes' from generate_series(1, 600) n`;
  const rows = async () => (await world.handle.owner`select from sign_in_attempt`).length;
  const before = await rows();
  const { context } = await world.tenant();
  Object.assign(provider.person, { email: 'ada@example.com', verified: true });
  await ensureOwner(context, provider.person.email);
  const begun = await post('/app/session/passkeys/challenge', {});
  expect(begun.status).toBe(200);
  const { back, finish } = await byProvider();
  expect(await rows()).toBe(before);
  const foreign = cookieOf(begun.headers, 'attempt');
  const changed = `${foreign.slice(0, -4)}AAAA`;
  const problem = '/app/sign-in?problem=provider';
  for (const cookie of [foreign, changed])
    expect((await finish({ cookie })).headers.get('location')).toBe(problem);
  expect(back.pathname).toBe('/app/session/oidc/back');
  expect((await finish()).headers.get('location')).toBe('/app');
  expect((await finish()).headers.get('location')).toBe(problem);
});
