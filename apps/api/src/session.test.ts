import { testEnvironment } from '@svc/core/environment/testing';
import { ensureOwner } from '@svc/core/resource/account/member';
import { newSignInLink, sendSignInLink } from '@svc/core/resource/account/session';
import { tally } from '@svc/testing';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { type Caller, openWorld } from './testing/world.ts';

const world = await openWorld();
const page = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin', host: 'localhost' };

const post = (path: string, body: object, headers: Record<string, string> = {}, method = 'POST') =>
  world.request(`http://localhost${path}`, {
    method,
    headers: { ...page, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** A member of this role, with the cookie of a session. */
async function signIn({ context }: Pick<Caller, 'context'>, role = 'owner', email = 'ada@example.com') {
  const owner = await ensureOwner(context, email);
  if (role !== 'owner')
    await context.db.updateTable('member').set({ role }).where('id', '=', owner.id).execute();
  const link = async () => {
    const { publicUrl } = context;
    const url = await newSignInLink(context, { memberId: owner.id, minutes: 5, publicUrl });
    return url.slice(url.indexOf('#') + 1);
  };
  const open = async (token: string) => {
    const answer = await post('/app/session', { token });
    return { answer, cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
  };
  const token = await link();
  const { answer, cookie } = await open(token);
  const get = (path: string, headers: Record<string, string> = {}) =>
    world.request(`http://localhost${path}`, { headers: { cookie, ...headers } });
  return { token, answer, cookie, get, link, open };
}

test('a link signs a member in once, with a cookie that scripts and other sites do not get', async () => {
  const tenant = await world.tenant();
  const { answer, get, open, token } = await signIn(tenant);
  expect(answer.status).toBe(201);
  const set = answer.headers.get('set-cookie') ?? '';
  expect(set).toMatch(/^__Host-svc-session=[\w-]{43}; /);
  for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(set).toContain(part);
  expect((await open(token)).answer.body).toMatchObject({ code: 'unauthenticated' });
  const me = await get('/v1/me');
  expect(me.body).toMatchObject({ mode: 'live', workspace: { id: tenant.context.workspace.id } });
  expect(me.body.key).toMatchObject({ name: 'ada@example.com', scopes: ['admin'] });
});

test('a session changes things from the service’s own pages only', async () => {
  const { cookie, get } = await signIn(await world.tenant());
  const project = { name: 'Acme', brand: { name: 'Acme', domains: ['acme.example'] } };
  const foreign = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await post('/v1/projects', project, foreign)).status).toBe(403);
  const idempotent = { cookie, 'idempotency-key': 'one' };
  const made = await post('/v1/projects', project, idempotent);
  expect(made.status).toBe(201);
  expect((await post('/v1/projects', project, idempotent)).body.id).toBe(made.body.id);
  expect((await get('/v1/projects')).body.total).toBe(1);
  expect((await get('/v1/projects', { 'svc-mode': 'test' })).body).toMatchObject({ total: 0 });
  const keys = await get('/v1/api-keys');
  expect(keys.body.items.map(({ name }: { name: string }) => name)).not.toContain(
    'Console of ada@example.com',
  );
});

test('who opens pages quickly is not held up by the limits that a plan sets for keys', async () => {
  const { get } = await signIn(await world.tenant({ requestsPerMinute: 60, concurrentRequests: 5 }));
  const { tried, end } = tally('reads of pages');
  for (let opened = 0; opened < 8; opened += 1) {
    const answers = await Promise.all(Array.from({ length: 12 }, () => get('/v1/projects?limit=1')));
    for (const { status } of answers) tried(`page ${opened}: ${status}`, status === 200);
  }
  end(96);
});

test('a session holds what its member’s role holds now, and nothing once the member is gone', async () => {
  const tenant = await world.tenant();
  const { cookie, get } = await signIn(tenant, 'viewer');
  const make = () => post('/v1/projects', { name: 'A', brand: { name: 'A' } }, { cookie });
  expect((await make()).body).toMatchObject({
    code: 'insufficient_scope',
    requiredScope: 'projects:write',
  });
  const another = await world.tenant();
  expect((await get('/v1/me', { 'svc-workspace': another.context.workspace.id })).status).toBe(401);
  const { db, workspace } = tenant.context;
  // A wider role counts at once, whatever is cached.
  await db.updateTable('member').set({ role: 'admin' }).where('workspaceId', '=', workspace.id).execute();
  expect((await make()).status).toBe(201);
  await db.updateTable('member').set({ status: 'removed' }).where('workspaceId', '=', workspace.id).execute();
  // Another query string of the header: what is cached for a moment is not asked.
  expect((await get('/v1/me', { 'svc-mode': 'test' })).status).toBe(401);
});

test('the Free plan has no API, but its people have the console', async () => {
  const tenant = await world.tenant({ api: 'none' });
  const { get } = await signIn(tenant);
  const byKey = { authorization: `Bearer ${tenant.secret}` };
  expect((await world.request('/v1/projects', { headers: byKey })).body.code).toBe('plan_required');
  expect((await get('/v1/projects')).status).toBe(200);
});

test('devices are listed, and signing out everywhere ends all of them', async () => {
  const { get, link, open, cookie } = await signIn(await world.tenant());
  const second = await open(await link());
  const { items } = (await get('/app/session/devices')).body;
  expect(items.map(({ current }: { current: boolean }) => current).sort()).toEqual([false, true]);
  const other = items.find(({ current }: { current: boolean }) => !current);
  expect((await post(`/app/session/devices/${other.id}`, {}, { cookie }, 'DELETE')).status).toBe(200);
  const asSecond = (path: string) => world.request(path, { headers: { cookie: second.cookie } });
  expect((await asSecond('/v1/me')).status).toBe(401);
  const out = await post('/app/session/devices', {}, { cookie }, 'DELETE');
  expect(out.headers.get('set-cookie')).toMatch(/Max-Age=0/);
  expect((await get('/v1/me')).status).toBe(401);
});

test('a mailed link is the same answer for everyone, and a few at most are sent', async () => {
  const { context } = await world.tenant();
  const email = 'grace@example.com';
  await ensureOwner(context, email);
  const ask = (email: string) => post('/app/session/links', { email });
  const owner = postgres(world.handle.ownerUrl, { max: 1, onnotice: () => {} });
  onTestFinished(() => owner.end());
  const environment = testEnvironment(world.handle.database);
  // Members or not, in any case and order: the same answer and the same work, a job that the worker does later.
  const jobs = async () => {
    const [row] = await owner<
      { n: number }[]
    >`select count(*)::integer as n from graphile_worker._private_jobs`;
    return row?.n ?? 0;
  };
  const { tried, end } = tally('sign-in links that tell who is a member');
  for (const address of ['nobody@example.com', email, 'nobody.else@example.com', 'GRACE@example.com']) {
    const before = await jobs();
    const { status, text } = await ask(address);
    tried(address, status === 202 && text === '{"sent":true}' && (await jobs()) - before === 1);
  }
  end(4);
  const outcomes = async (address: string) => {
    const answers: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) answers.push((await ask(address)).status);
    return answers;
  };
  expect(await outcomes('nobody.at.all@example.com')).toEqual([202, 202, 202, 202, 202, 429, 429]);
  expect(await outcomes(email)).toEqual([202, 202, 202, 429, 429, 429, 429]);
  for (let turn = 0; turn < 2; turn += 1) await sendSignInLink(environment, { email, language: 'de' });
  await sendSignInLink(environment, { email: 'nobody@example.com', language: 'de' });
  const mails = await context.db
    .selectFrom('mail')
    .select(['recipient', 'subject', 'content'])
    .where('workspaceId', '=', context.workspace.id)
    .execute();
  expect(mails).toHaveLength(2);
  expect(mails[0]?.subject).toMatch(/^Anmelden bei /);
  expect(mails[0]?.content?.text).toContain('Der Link gilt einmal');
  const token = /sign-in#([\w-]+)/.exec(mails[0]?.content?.text ?? '')?.[1] ?? '';
  expect((await post('/app/session', { token })).status).toBe(201);
  expect((await ask('no address')).status).toBe(422);
});
