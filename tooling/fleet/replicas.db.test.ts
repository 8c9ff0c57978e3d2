import { type TestDatabase, testDatabase } from '@svc/testing';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Emulator, startEmulator } from '../../packages/emulator/src/index.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { findPrograms } from './programs.ts';
import { openTenant, type Tenant } from './tenant.ts';

const programs = findPrograms();

const placesOfEngine = 6;
/** How many processes of each kind: `SVC_REPLICAS=1,2,4` is the long form. */
const sizes = (process.env.SVC_REPLICAS ?? '2').split(',').map(Number);

describe.skipIf(!programs).each(sizes)('%i API and worker processes over PgBouncer', (size) => {
  let clone: TestDatabase;
  let emulator: Emulator;
  let fleet: Fleet;
  let tenant: Tenant;
  let sql: postgres.Sql;
  let projectId: string;
  let revoked: { secret: string; at: number };
  const open = (limits?: Parameters<typeof openTenant>[2]) => openTenant(fleet.url, clone.ownerUrl, limits);
  /** Enough concurrent requests for each process to get some. */
  const many = <T>(count: number, ask: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => ask(index)));

  beforeAll(async () => {
    if (!programs) return;
    clone = await testDatabase();
    emulator = await startEmulator({ latency: 60 });
    fleet = await startFleet({
      programs,
      databaseUrl: clone.ownerUrl,
      apis: size,
      workers: size,
      emulatorUrl: emulator.origin,
      built: process.env.SVC_BUILT === '1',
      settings: { ENGINE_MAX_CONCURRENT: String(placesOfEngine), ENGINE_REQUESTS_PER_MINUTE: '600000' },
      firstPort: 58_000 + (process.pid % 90) * 20,
    });
    sql = postgres(clone.ownerUrl, { max: 3, onnotice: () => {} });
    tenant = await open({ requestsPerMinute: 1_000_000, concurrentRequests: 1_000 });
    projectId = await tenant.project({ engines: ['openai'], prompts: 6, samplesK: 2 });
    // A key that every process knows is taken back now; the last test looks whether all have heard.
    const key = await tenant.call('POST', '/v1/api-keys', { name: 'Short', scopes: ['projects:read'] });
    const { secret } = key.body;
    const known = await many(4 * size, () =>
      tenant.call('GET', '/v1/me', undefined, { authorization: `Bearer ${secret}` }),
    );
    expect(new Set(known.map(({ headers }) => headers.get('served-by'))).size).toBe(size);
    expect(known.every(({ status }) => status === 200)).toBe(true);
    expect((await tenant.call('DELETE', `/v1/api-keys/${key.body.id}`)).status).toBeLessThan(300);
    revoked = { secret, at: Date.now() };
  });
  afterAll(async () => {
    await sql?.end({ timeout: 5 });
    await fleet?.stop();
    await emulator?.close();
    await clone?.drop();
  });

  test('statements that meet on the proxy’s connections are all answered', async () => {
    const ask = async () => {
      for (let time = 0; time < 10; time += 1)
        expect((await tenant.call('GET', `/v1/projects/${projectId}`)).status).toBe(200);
    };
    await many(16 * size, ask);
  });

  test('a workspace’s minute is one minute over all of them', async () => {
    const { call } = await open({ requestsPerMinute: 30, concurrentRequests: 1_000 });
    const answers = await many(120, () => call('GET', '/v1/me'));
    const through = answers.filter(({ status }) => status === 200).length;
    expect(through).toBeGreaterThan(0);
    // 30, and what half a minute on a slow machine would refill.
    expect(through).toBeLessThanOrEqual(45);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(120 - through);
  });

  test('requests at once are counted over all of them', async () => {
    const most = 4;
    const limited = await open({ requestsPerMinute: 1_000_000, concurrentRequests: most });
    const project = await limited.call('POST', '/v1/projects', { name: 'Acme' });
    const path = `/v1/projects/${project.body.id}`;
    let answered = 0;
    const waiting = async () => {
      const [row] = await sql<
        { n: number }[]
      >`select count(*)::integer as n from pg_locks l join pg_database d on d.oid = l.database where l.locktype = 'advisory' and not l.granted and d.datname = current_database()`;
      return row?.n ?? 0;
    };
    let answers: Promise<number[]> = Promise.resolve([]);
    let held = 0;
    // Each request that is admitted waits for this lock.
    await sql.begin(async (holder) => {
      await holder`select pg_advisory_xact_lock(hashtextextended(${`${limited.workspaceId}|${project.body.id}`}, 1))`;
      answers = many(24, async (index) => {
        const { status } = await limited.call('PATCH', path, { name: `Acme ${index}` });
        answered += 1;
        return status;
      });
      const known = async () => {
        held = await waiting();
        return answered + held;
      };
      await expect.poll(known).toBe(24);
    });
    const statuses = await answers;
    expect(held).toBeGreaterThan(0);
    expect(held).toBeLessThanOrEqual(most);
    expect(statuses.filter((status) => status === 200)).toHaveLength(held);
    expect(statuses.filter((status) => status === 429)).toHaveLength(24 - held);
  });

  test('one Idempotency-Key does one thing, whichever process hears it', async () => {
    const key = { 'idempotency-key': 'fleet-1' };
    const answers = await many(8 * size, () => tenant.call('POST', '/v1/projects', { name: 'Once' }, key));
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThan(0);
    // A second request is refused with a message while the first one is still running.
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    for (let time = 0; time < 2 * size; time += 1)
      made.push(await tenant.call('POST', '/v1/projects', { name: 'Once' }, key));
    const ids = made.map(({ status, body }) => `${status} ${body.id}`);
    expect(new Set(ids)).toEqual(new Set([`201 ${made[0]?.body.id}`]));
    const [row] = await sql`select count(*)::integer as n from project where name = 'Once'`;
    expect(row?.n).toBe(1);
  });

  test('an engine is never asked more at once than its limit, scans end, and who follows one sees its end', async () => {
    emulator.configure({});
    const scans = await many(3 * size, async () => {
      const { body } = await tenant.call('POST', '/v1/scans', { projectId });
      return String(body.id);
    });
    const follow = await fetch(`${fleet.url}/v1/scans/${scans[0]}/events`, {
      headers: { authorization: `Bearer ${tenant.secret}` },
    });
    expect(await follow.text()).toMatch(/event: end\n.*\n.*"completed"/);
    for (const id of scans) {
      const { status, progress } = await tenant.settle(id);
      expect({ status, recorded: progress.recorded }).toEqual({ status: 'completed', recorded: 12 });
    }
    const stats = emulator.stats();
    expect(stats.requests).toBe(12 * scans.length);
    expect(stats.maxInFlight).toBeLessThanOrEqual(placesOfEngine);
    const [books] =
      await sql`select (select count(*) from ledger_violation)::integer as broken, (select count(*) from ledger_entry where kind = 'capture' and account = 'customer')::integer as charged`;
    expect(books).toEqual({ broken: 0, charged: 12 * scans.length });
  });

  test('a schedule that is due starts one scan, however many workers look', async () => {
    const path = `/v1/projects/${projectId}/schedule`;
    const cadence = { cadence: 'daily at 06:00', config: { engines: ['openai'], samplesK: 1 } };
    expect((await tenant.call('PUT', path, cadence)).status).toBeLessThan(300);
    await sql`update schedule set next_run_at = now() - interval '1 minute'`;
    await sql`select graphile_worker.add_job('start_due_schedules') from generate_series(1, ${4 * size})`;
    const left = () =>
      sql`select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'start_due_schedules'`;
    await expect.poll(async () => (await left()).length).toBe(0);
    expect(await sql`select 1 from scan where requested_by like 'sch\\_%'`).toHaveLength(1);
  });

  test('five seconds after a key was taken back, no process takes it', async () => {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, revoked.at + 5_100 - Date.now())));
    const answers = await many(4 * size, () =>
      tenant.call('GET', '/v1/me', undefined, { authorization: `Bearer ${revoked.secret}` }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(new Set(answers.map(({ headers }) => headers.get('served-by'))).size).toBe(size);
    // Nothing that a process says hints at a statement that its connection could not do.
    expect(
      fleet.words.filter((line) => /prepared statement|unrecognized|role|app\.workspace/.test(line)),
    ).toEqual([]);
  });
});
