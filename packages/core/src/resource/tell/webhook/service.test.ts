import { CreateProject } from '@svc/contract/account/project';
import { sentTypes } from '@svc/contract/events';
import {
  CreateWebhook,
  type Delivery,
  ListDeliveries,
  type NewWebhook,
  type TestedWebhook,
  webhookDisabled,
} from '@svc/contract/tell/webhook';
import { sql } from 'kysely';
import { Webhook as Verifier } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import type { Environment } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith, perform } from '../../../environment/testing.ts';
import { startReceiver } from '../../../guard/factory.ts';
import { createGuardedFetch, GuardError } from '../../../guard/index.ts';
import { codeOf, emit, newId, transaction } from '../../../kernel/index.ts';
import { rewrapSecrets } from '../../../secret/index.ts';
import { createVault, localKey } from '../../../vault/index.ts';
import { createProject } from '../../account/project/index.ts';
import { startDeliveries } from './deliver.ts';
import { forgetEvents } from './jobs.ts';
import { webhookVerbs } from './verbs.ts';

const tenant = await testWorkspace();
const { context } = tenant;

const operations = webhookVerbs;
// biome-ignore lint/suspicious/noExplicitAny: each operation has its own answer
const use = (id: string, input: object = {}, caller = context): Promise<any> =>
  perform(
    operations.find((one) => one.id === id),
    caller,
    { ...input },
  );
const register = (input: object, caller = context): Promise<NewWebhook> =>
  use('create_webhook', CreateWebhook.parse(input), caller);

/** The environment of a worker that may reach these receivers. */
function worker(receivers: { host: string }[], more: Partial<Environment> = {}) {
  const fetch = createGuardedFetch({ allow: receivers.map(({ host }) => host), userAgent: 'test' });
  onTestFinished(() => fetch.close());
  return { ...tenant.environment, fetch, random: () => 0, ...more };
}
const receiver = async (...answer: Parameters<typeof startReceiver>) => {
  const started = await startReceiver(...answer);
  onTestFinished(() => started.close());
  return started;
};
/** Emits an event; `id` is the resource that it is about. */
const happen = (resource = newId('webhook'), projectId: string | null = null, reason = 'none') =>
  transaction(context, (context) =>
    emit(context, {
      type: webhookDisabled,
      resource,
      projectId,
      data: { webhookId: newId('webhook'), url: 'https://a.example', reason, givenUp: 0 },
    }),
  );
const deliveries = async (webhookId: string, query: object = {}): Promise<Delivery[]> =>
  (await use('list_webhook_deliveries', { ...ListDeliveries.parse(query), webhookId })).items;

/** Cutting waits short may meet a worker that takes the same rows; the next look does it. */
const unlessDeadlock = (error: unknown): void => {
  if (codeOf(error) !== '40P01') throw error;
};

/** Delivers until `done`, with the wait before another attempt cut short. */
async function deliver(environment: Environment, done: () => Promise<boolean>, hurry = true) {
  const running = startDeliveries(environment, { pollMs: 10 });
  try {
    for (const end = Date.now() + 200_000; !(await done()); ) {
      if (Date.now() > end) throw new Error('it was not delivered');
      if (hurry)
        await context.db
          .updateTable('webhook_delivery')
          .set({ dueAt: sql<string>`now()` })
          .where('state', '=', 'pending')
          .where('claim', 'is', null)
          .execute()
          .catch(unlessDeadlock);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  } finally {
    await running.stop();
  }
}

test('an event arrives as it happened, signed, once, and only where it is wanted', async () => {
  const target = await receiver(() => ({ status: 204 }));
  const project = await createProject(context, CreateProject.parse({ name: 'Acme', engines: ['openai'] }));
  const hook = await register({ url: target.url, events: ['webhook.*'], projectIds: [project.id] });
  const other = await register({ url: target.url, events: ['scan.completed'] });
  await happen('whk_one', project.id, 'first');
  await happen('whk_one', project.id, 'second');
  await happen('whk_one', null, 'of no project');
  await deliver(
    worker([target]),
    async () => (await deliveries(hook.id, { state: 'delivered' })).length === 2,
  );
  expect(await deliveries(other.id)).toEqual([]);
  const bodies = target.received.map(({ body, headers }) => new Verifier(hook.secret).verify(body, headers));
  expect(bodies.length).toBe(2);
  // Whatever the order of arrival, `sequence` restores it.
  const inOrder = (bodies as { sequence: number }[]).toSorted((a, b) => a.sequence - b.sequence);
  expect(inOrder).toMatchObject([
    { type: 'webhook.disabled', sequence: 1, mode: 'live', projectId: project.id, data: { reason: 'first' } },
    {
      type: 'webhook.disabled',
      sequence: 2,
      resource: { type: 'webhook', id: 'whk_one' },
      requestId: context.requestId,
    },
  ]);
  const [log] = await deliveries(hook.id);
  expect(log).toMatchObject({
    state: 'delivered',
    nextAttemptAt: null,
    attempts: [{ status: 204, error: null }],
  });
});

test('what fails is tried again with the same id, and every attempt is in the log with what was answered', async () => {
  const target = await receiver((_, index) =>
    index < 2 ? { status: 500, body: `${'x'.repeat(5_000)}` } : { status: 200, body: 'ok \u0000' },
  );
  const hook = await register({ url: target.url });
  await happen();
  await deliver(
    worker([target]),
    async () => (await deliveries(hook.id, { state: 'delivered' })).length === 1,
  );
  expect(new Set(target.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const [log] = await deliveries(hook.id);
  expect(log?.attempts).toMatchObject([
    { status: 500, error: expect.stringContaining('only 2xx'), response: 'x'.repeat(1_024) },
    { status: 500 },
    { status: 200, response: 'ok �' },
  ]);
  expect(await use('get_webhook', { webhookId: hook.id })).toMatchObject({ failures: 0, failingSince: null });
  await use('redeliver_webhook', { webhookId: hook.id, deliveryId: log?.id });
  await deliver(worker([target]), async () => target.received.length === 4);
  expect(target.received[3]?.headers['webhook-id']).toBe(log?.eventId);
});

test('after eight attempts an event is given up; 410, or five days of failures, disable the webhook and tell', async () => {
  const target = await receiver(() => ({ status: 503, headers: { 'retry-after': '1' } }));
  const hook = await register({ url: target.url });
  await happen();
  await deliver(worker([target]), async () => (await deliveries(hook.id, { state: 'failed' })).length === 1);
  expect(target.received).toHaveLength(8);
  const failing = { webhookId: hook.id };
  expect(await use('get_webhook', failing)).toMatchObject({ state: 'active', failures: 8 });

  const later = () => new Date(Date.now() + 6 * 86_400_000);
  await happen();
  await happen();
  await deliver(
    worker([target], { now: later }),
    async () =>
      (await use('get_webhook', failing)).state === 'disabled' &&
      (await deliveries(hook.id, { state: 'pending' })).length === 0,
  );
  const { rows } = await sql`select data from event where resource_id = ${hook.id}`.execute(context.db);
  expect(rows).toMatchObject([
    { data: { webhookId: hook.id, reason: expect.stringContaining('has failed') } },
  ]);
  await expect(
    use('redeliver_webhook', { ...failing, deliveryId: (await deliveries(hook.id))[0]?.id }),
  ).rejects.toMatchObject({ code: 'conflict' });
  expect(await use('update_webhook', { ...failing, state: 'active' })).toMatchObject({
    failures: 0,
    disabledReason: null,
  });

  const gone = await receiver(() => ({ status: 410 }));
  const left = await register({ url: gone.url });
  await happen();
  await deliver(
    worker([gone, target]),
    async () => (await use('get_webhook', { webhookId: left.id })).state === 'disabled',
  );
  const asked = gone.received.map(({ headers }) => headers['webhook-id']);
  expect(asked).toEqual([...new Set(asked)]);
});

test('a receiver that never answers keeps no other waiting, and a dead worker loses nothing', async () => {
  const silent = await receiver(() => null);
  const quick = await receiver(() => ({ status: 200 }));
  const stuck = await register({ url: silent.url });
  const hook = await register({ url: quick.url });
  for (let index = 0; index < 60; index++) await happen(undefined, null, 'one of sixty');
  /** Events of other tests may be delivered late. */
  const told = () =>
    new Set(
      quick.received
        .filter(({ body }) => body.includes('one of sixty'))
        .map(({ headers }) => headers['webhook-id']),
    );
  const environment = worker([silent, quick]);
  // Its calls never return, like those of a worker that was killed.
  const dead = startDeliveries(
    { ...environment, fetch: { ...environment.fetch, post: () => new Promise(() => {}) } },
    { atOnce: 10, pollMs: 10 },
  );
  await expect
    .poll(
      async () =>
        (await sql`select 1 from webhook_delivery where claim is not null`.execute(context.db)).rows.length,
    )
    .toBe(10);
  void dead.stop();
  await sql`update webhook_delivery set due_at = now() where claim is not null`.execute(context.db);
  const began = performance.now();
  const alive = startDeliveries(environment, { pollMs: 10, atOnce: 40 });
  await expect.poll(() => told().size).toBe(60);
  // Sixteen at once, of which each is given up after fifteen seconds.
  const turns = Math.ceil((performance.now() - began) / 15_000);
  expect(silent.received.length).toBeLessThanOrEqual(16 * turns);
  await expect
    .poll(async () => (await deliveries(hook.id, { state: 'delivered', limit: 100 })).length)
    .toBeGreaterThanOrEqual(60);
  await use('delete_webhook', { webhookId: stuck.id });
  void alive.stop();
});

test('during a rotation both secrets check, and a seal that is moved to another webhook does not open', async () => {
  const target = await receiver(() => ({ status: 200 }));
  const caller = { ...context, fetch: worker([target]).fetch };
  const hook = await register({ url: target.url }, caller);
  const rotated: NewWebhook = await use(
    'rotate_webhook_secret',
    { webhookId: hook.id, overlapHours: 1 },
    caller,
  );
  expect(rotated.previousSecretUntil).not.toBeNull();
  const tested: TestedWebhook = await use('test_webhook', { webhookId: hook.id }, caller);
  expect(tested).toMatchObject({ delivered: true, attempt: { status: 200 } });
  const [sent] = target.received;
  expect(sent?.headers['user-agent']).toBe('svc-webhooks/1.0');
  for (const { secret } of [hook, rotated])
    expect(new Verifier(secret).verify(sent?.body ?? '', sent?.headers ?? {})).toMatchObject({
      type: 'webhook.test',
    });
  // A slow receiver is told its limit, not to give a faster page.
  const post = () => Promise.reject(new GuardError('timeout', 'Give a faster page.'));
  const late = await use(
    'test_webhook',
    { webhookId: hook.id },
    { ...caller, fetch: { ...caller.fetch, post } },
  );
  expect(late.attempt.error).toMatch(/^The receiver did not answer within 15 seconds\./);
  await use('rotate_webhook_secret', { webhookId: hook.id, overlapHours: 0 }, caller);
  await use('test_webhook', { webhookId: hook.id }, caller);
  expect(() =>
    new Verifier(rotated.secret).verify(target.received[1]?.body ?? '', target.received[1]?.headers ?? {}),
  ).toThrow();

  const stored = await sql<{ text: string }>`select secret::text as text from secret`.execute(context.db);
  expect(JSON.stringify(stored.rows)).not.toContain(rotated.secret.slice(10, 30));
  const vault = createVault([localKey(Buffer.alloc(32, 9)), localKey(Buffer.alloc(32, 7))]);
  const rotating = { ...tenant.environment, vault };
  expect((await rewrapSecrets(rotating)).failed).toBe(0);
  expect(await rewrapSecrets(rotating)).toEqual({ rewrapped: 0, failed: 0 });
  await use('test_webhook', { webhookId: hook.id }, { ...caller, vault });
  const other = await register({ url: target.url }, { ...caller, vault });
  await sql`update secret set holder = ${other.id} where holder = ${hook.id}`.execute(context.db);
  for (const webhookId of [hook.id, other.id])
    await expect(use('test_webhook', { webhookId }, { ...caller, vault })).rejects.toMatchObject({
      code: 'conflict',
    });
});

test('a private address, an event that there is not, and a project of another are refused', async () => {
  const guard = createGuardedFetch({ allow: [], userAgent: 'test' });
  onTestFinished(() => guard.close());
  const guarded = { ...context, checkAddress: guard.check };
  for (const url of [
    'http://127.0.0.1/',
    'http://169.254.169.254/latest',
    'ftp://example.com',
    'https://a:b@example.com',
  ])
    await expect(register({ url }, guarded)).rejects.toMatchObject({ code: 'validation_failed' });
  const url = 'https://hooks.example.com/';
  await expect(register({ url, events: ['door.opened'] })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  await expect(register({ url, projectIds: [newId('project')] })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  const hook = await register({ url });
  await expect(use('get_webhook', { webhookId: hook.id }, tenant.twin)).rejects.toMatchObject({
    code: 'not_found',
  });
  const limited = actingWith(context, { projectIds: [newId('project')] });
  await expect(use('get_webhook', { webhookId: hook.id }, limited)).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(register({ url }, { ...context, vault: null })).rejects.toMatchObject({ code: 'conflict' });
});

test('what was told long ago is forgotten, what waits is not', async () => {
  const hook = await register({ url: 'https://hooks.example.com/' });
  await happen();
  await sql`select dispatch_events(1000)`.execute(context.db);
  const before = (await deliveries(hook.id)).length;
  await sql`update webhook_delivery set created_at = now() - interval '31 days'`.execute(context.db);
  await sql`insert into mail (workspace_id, id, recipient, subject, state, created_at) values
    (${context.workspace.id}, 'mal_old', 'ada@example.com', 'Invitation', 'sent', now() - interval '31 days'),
    (${context.workspace.id}, 'mal_new', 'ada@example.com', 'Invitation', 'sent', now() - interval '29 days')`.execute(
    context.db,
  );
  await forgetEvents(tenant.environment);
  const mails = await sql<{ id: string }>`select id from mail where id like 'mal\_%'`.execute(context.db);
  expect(mails.rows).toEqual([{ id: 'mal_new' }]);
  const left = await sql<{ state: string }>`select distinct state from webhook_delivery`.execute(context.db);
  expect(left.rows).toEqual([{ state: 'pending' }]);
  expect(await deliveries(hook.id)).toHaveLength(before);
});

test('the schema of each event type stands by itself: it can be put into another document', async () => {
  const { items } = await use('list_webhook_event_types', { limit: 100, offset: 0 });
  expect(items).toHaveLength(sentTypes.length);
  const asked = items.filter(({ subscribable }: { subscribable: boolean }) => !subscribable);
  expect(asked).toMatchObject([{ type: 'webhook.test' }]);
  await expect(register({ url: 'https://a.example', events: ['webhook.test'] })).rejects.toMatchObject({
    message: expect.stringContaining('comes without a subscription'),
  });
  expect(JSON.stringify(items)).not.toMatch(/\$ref|\$defs/);
  const scan = items.find(({ type }: { type: string }) => type === 'scan.completed').data;
  expect(scan.properties.samples.properties.planned).toMatchObject({ type: 'integer' });
  expect(scan.properties.status.enum).toContain('completed');
});
