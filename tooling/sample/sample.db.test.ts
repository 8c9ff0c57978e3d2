import { statSync } from 'node:fs';
import { join } from 'node:path';
import { testEnvironment } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { sequenceAudit } from '@svc/core/resource/account/audit';
import {
  type Provisioned,
  provisionOrganisation,
  provisionSample,
} from '@svc/core/resource/across/workspace';
import { readAgain } from '@svc/core/resource/measure/detection-review';
import { openDatabase } from '@svc/db';
import { type TestDatabase, testDatabase } from '@svc/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../apps/api/src/app.ts';
import { requester, type World } from '../../apps/api/src/testing/world.ts';
import { type Stack, startStack } from '../../apps/worker/src/test/stack.ts';
import { loadSample, type Sample, sampleName } from '../start/sample.ts';
import { writeAnswer } from './answers.ts';
import { documented } from './as-documented.ts';
import { emptyFor, type Read, readEverything } from './read-everything.ts';

let clone: TestDatabase;
let stack: Stack;
let closeApp: () => Promise<void>;
let request: World['request'];
let sample: Sample;
let testWorkspaceId: string;
let newcomers: Provisioned;
let reads: Map<string, Read>;
let loadedAt: number;

const authorization = () => ({ authorization: `Bearer ${sample.apiKey}` });
const get = (path: string) => request(path, { headers: authorization() });

beforeAll(async () => {
  clone = await testDatabase();
  stack = await startStack({ databaseUrl: clone.ownerUrl, write: writeAnswer });
  const { fetch, auditSigner } = testEnvironment(stack.database);
  let fault: unknown;
  const log = { info: () => {}, warn: () => {}, error: (fields: object) => (fault = fields) };
  const { app, close } = createApp({
    environment: { ...stack.environment, fetch, auditSigner, log },
    operations,
    docs: { publicUrl: 'http://api.test' },
    validateResponses: true,
    ready: () => true,
  });
  closeApp = close;
  request = requester(app, () => fault);
  const owner = openDatabase({ url: clone.ownerUrl, role: null });
  const newcomer = { name: 'Newcomer', plan: 'growth', by: 'test' } as const;
  newcomers = await provisionOrganisation(owner.system, newcomer);
  const { organisationId } = newcomers;
  // Removes what an interrupted start left behind.
  await provisionSample(owner.system, { organisationId, name: sampleName, by: 'test' });
  await owner.close();
  loadedAt = Date.now();
  sample = await loadSample(clone.ownerUrl, organisationId);
  const [row] = await stack.owner<{ id: string }[]>`
    select twin_id as id from workspace where id = ${sample.workspaceId}`;
  testWorkspaceId = row?.id ?? '';
  await sequenceAudit(stack.database, auditSigner);
  reads = await readEverything(get, sample);
}, 300_000);
afterAll(async () => {
  await closeApp();
  await stack.close();
  await clone.drop();
});

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
const body = (id: string): any => reads.get(id)?.body;

test('the file is small', () => {
  expect(
    statSync(join(import.meta.dirname, '../../packages/core/src/resource/across/sample-project/sample.br'))
      .size,
  ).toBeLessThan(1_100_000);
});

test('every read answers, and every list holds something but those that cannot', () => {
  const failed = [...reads]
    .filter(([, { status }]) => status !== 200)
    .map(([id, { status, text }]) => `${id}: ${status} ${text.slice(0, 300)}`);
  expect(failed).toEqual([]);
  const all = operations.filter(({ address }) => address.startsWith('GET ')).map(({ id }) => id);
  const shows = (id: string) => reads.get(id)?.isEmpty === false;
  expect({
    empty: all.filter((id) => !shows(id) && !(id in emptyFor)),
    reasonsThatNoLongerHold: Object.keys(emptyFor).filter((id) => shows(id) || !all.includes(id)),
  }).toEqual({ empty: [], reasonsThatNoLongerHold: [] });
});

test('every answer is as the document says, and no text longer', async () => {
  const fault = await documented();
  const json = [...reads].filter(([, { body }]) => body !== null);
  expect(json.length).toBeGreaterThan(100);
  expect(json.flatMap(([id, { body }]) => fault(id, body) ?? [])).toEqual([]);
  expect(fault('list_projects', { ...body('list_projects'), next: 'a'.repeat(2_001) })).toContain('2000');
});

test('a start that was broken off leaves no second sample', async () => {
  const rows = await stack.owner`select id from workspace where sample and mode = 'live'`;
  expect(rows).toHaveLength(1);
});

test('it says what it is wherever it is met', () => {
  const me = body('whoami');
  expect(me).toMatchObject({ mode: 'test', workspace: { sample: true } });
  expect(me.workspace.name).toContain(sampleName);
  expect(body('list_projects').items[0].name).toContain('invented');
  expect(body('get_visibility').mode).toBe('test');
  for (const { label } of body('get_engine_breakdown').items) expect(label).toMatch(/emulated|Sandbox/);
});

test('nothing of it contradicts itself: the newest figures are the same wherever they stand', async () => {
  const [{ latest }] = body('list_projects').items;
  const scan = body('list_scans').items.find((one: { id: string }) => one.id === latest.scanId);
  expect(scan).toBeDefined();
  expect(body('get_project_overview').project.id).toBe(sample.projectId);
  const visibility = body('get_visibility');
  expect(visibility.scanId).toBe(latest.scanId);
  const project = `/v1/projects/${sample.projectId}`;
  expect((await get(`${project}/recommendations?state=verified`)).body.total).toBe(1);
  const causes = body('list_anomalies').items.map((one: { cause: string }) => one.cause);
  expect(causes).toContain('source_lost');
  expect(body('get_experiment_results').result.final).toBe(true);
});

test('what it is advised to ask next would narrow its intervals, not widen them', async () => {
  const { body } = await get(`/v1/projects/${sample.projectId}/scans/advice`);
  expect(body.items.length).toBeGreaterThan(0);
  for (const { message } of body.items) {
    const [, from, to] = /±([\d.]+) points to ±([\d.]+) points/.exec(message) ?? [];
    if (from !== undefined) expect(Number(to)).toBeLessThan(Number(from));
  }
});

test('the last of the eight weeks is the one that ends today', () => {
  const times = body('list_scans').items.map(({ createdAt }: { createdAt: string }) => Date.parse(createdAt));
  const age = (Date.now() - Math.max(...times)) / 86_400_000;
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThan(1.1);
  expect(times).toHaveLength(16);
  expect((Math.max(...times) - Math.min(...times)) / 86_400_000).toBeCloseTo(52, 0);
});

test('the books balance: it brought the credits that it spent, and takes none of others', async () => {
  const [sums] =
    await stack.owner`select coalesce(sum(amount) filter (where account = 'customer' and workspace_id = ${testWorkspaceId}), 0)::integer as spent,
    sum(amount)::integer as both from ledger_entry`;
  const [account] =
    await stack.owner`select a.posted::integer, a.held::integer, (select sum(amount)::integer from ledger_entry e
    where e.organisation_id = a.organisation_id and e.mode = a.mode and account = 'customer') as booked from credit_account a
    join workspace w on w.organisation_id = a.organisation_id and w.mode = a.mode where w.id = ${testWorkspaceId}`;
  expect(sums).toEqual({ spent: -4_480, both: 0 });
  expect(account?.held).toBe(0);
  expect(account?.booked).toBe(account?.posted);
});

/** Answers come in any order, and sums in another order differ in the last digit. */
const digits = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, one) =>
    typeof one === 'number' ? Number(one.toPrecision(12)) : one,
  );

/** What the address of a history is followed by, so that midnight changes nothing between two readings. */
const inSpan = () => {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return `from=${day(loadedAt - 60 * 86_400_000)}&to=${day(loadedAt + 86_400_000)}`;
};

/** Without the time of computing and the version of the row. */
const figuresOf = async (scanId: string) => {
  const rows = async (table: string, order: string) => {
    const found = await stack.owner.unsafe(
      `select to_jsonb(t) as row from "${table}" t where scan_id = $1 order by ${order}`,
      [scanId],
    );
    return found.map(({ row }) => {
      const { id, as_of, created_at, updated_at, computed_at, ...figures } = row;
      return figures;
    });
  };
  const [scan] = await stack.owner`select result from scan where id = ${scanId}`;
  return digits({
    surfaces: scan?.result.surfaces,
    engines: scan?.result.engines,
    brands: scan?.result.brands,
    readings: (
      await stack.owner`select id, detection, present, mentioned, cited from answer where scan_id = ${scanId} order by id`
    ).map((row) => ({ ...row })),
    cells: await rows('cell_pack', 'engine, brand_id'),
    citations: await rows('citation', 'engine, prompt_index, page_id'),
    scores: await rows('score', 'engine, prompt_index'),
  });
};

test('reading the stored answers again gives the same readings, cells, citations, scores and analytics', async () => {
  const { items } = body('list_scans');
  const history = async () =>
    digits((await get(`/v1/analytics/history?projectId=${sample.projectId}&${inSpan()}`)).body.series);
  const seriesBefore = await history();
  expect(seriesBefore[0].points.length).toBeGreaterThan(10);
  for (const scanId of [items[0].id, items[7].id]) {
    const before = await figuresOf(scanId);
    expect(before.readings).toHaveLength(280);
    await stack.owner`update answer set detector_version = 'none', detection = '{"brands": [], "citations": []}', present = null, mentioned = null, cited = null where scan_id = ${scanId}`;
    for (const table of ['cell_pack', 'citation_pack', 'scan_figure', 'score'])
      await stack.owner.unsafe(`delete from "${table}" where scan_id = $1`, [scanId]);
    await stack.owner`update scan set detector_version = 'none' where id = ${scanId}`;
    expect(
      await readAgain(
        stack.environment,
        { workspaceId: testWorkspaceId, projectId: sample.projectId },
        new AbortController().signal,
      ),
    ).toBe('done');
    expect(await figuresOf(scanId)).toEqual(before);
  }
  expect(await history()).toEqual(seriesBefore);
});

test('one call fills a project of a workspace’s test data with the same figures, at no credits; a further one makes nothing', async () => {
  const as = (key: string) => ({ authorization: `Bearer ${key}` });
  const [live, tests] = [as(newcomers.apiKey), as(newcomers.testApiKey)];
  const make = (headers: object) =>
    request('/v1/sample-project', { method: 'POST', headers: { ...headers } });
  const state = async () => (await request('/v1/sample-project', { headers: tests })).body;
  expect(await state()).toMatchObject({ status: 'none', projectId: null });
  const before = (await request('/v1/me', { headers: tests })).body.credits;
  // By the clock of the first one: its days end with the day on which it is made, and that may be another one by now.
  const behind = Date.now() - loadedAt;
  const environment = { ...stack.environment, now: () => new Date(Date.now() - behind) };
  const worker = await stack.startWorker({ environment });
  const asked = await make(live);
  expect(asked.body, asked.text).toMatchObject({ status: 'queued', projectId: null });
  const seen = new Set<number>();
  await expect
    .poll(
      async () => {
        const { status, progress } = await state();
        seen.add(progress.percent);
        return status;
      },
      { interval: 100 },
    )
    .toBe('completed');
  await worker.stop();
  expect(seen.size).toBeGreaterThan(2);
  const { projectId } = (await make(tests)).body;
  const read = async (path: string, headers: object) =>
    (await request(path, { headers: { ...headers } })).body;
  const visibility = `/v1/projects/${projectId}/visibility`;
  const own = (await read(visibility, tests)).result;
  expect(digits(own)).toEqual(digits(body('get_visibility').result));
  const history = `/v1/analytics/history?projectId=${projectId}&${inSpan()}`;
  const withoutScans = (text: unknown) =>
    JSON.parse(JSON.stringify(text).replaceAll(/scn_[0-9a-f]{32}/g, 'scn'));
  expect(digits(withoutScans((await read(history, tests)).series))).toEqual(
    digits(withoutScans((await get(history)).body.series)),
  );
  expect((await read('/v1/me', tests)).credits).toEqual(before);
  expect((await read('/v1/projects', tests)).total).toBe(1);
  expect((await read('/v1/projects', live)).total).toBe(0);
  const [texts] = await stack.owner`select
    count(*) filter (where a.text is distinct from b.text or a.citations::text is distinct from b.citations::text
      or a.copy_key is distinct from b.copy_key)::integer as other, count(*)::integer as all
    from answer a join answer b on b.workspace_id = ${testWorkspaceId} and b.project_id = a.project_id
      and b.engine = a.engine and b.prompt_index = a.prompt_index and b.sample_index = a.sample_index
      and b.created_at = a.created_at
    where a.workspace_id <> ${testWorkspaceId} and a.project_id = ${projectId}`;
  expect(texts).toEqual({ other: 0, all: 4_480 });
  const name = (await read(`/v1/projects/${projectId}`, tests)).name;
  const gone = await request(`/v1/projects/${projectId}`, {
    method: 'DELETE',
    headers: { ...tests, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  expect(gone.status, gone.text).toBe(200);
  expect(await state()).toMatchObject({ status: 'none' });
  expect((await make(tests)).body).toMatchObject({ status: 'completed', projectId });
});

test('another scan of it meets the market as it stands today, and spends credits of the newcomer', async () => {
  await stack.startWorker();
  const before = body('get_visibility').result;
  const started = await request('/v1/scans', {
    method: 'POST',
    headers: { ...authorization(), 'content-type': 'application/json' },
    body: JSON.stringify({ projectId: sample.projectId }),
  });
  expect(started.status).toBe(201);
  await expect.poll(async () => (await get(`/v1/scans/${started.body.id}`)).body.status).toBe('completed');
  const { result } = (await get(`/v1/scans/${started.body.id}`)).body;
  for (const [at, surface] of result.surfaces.entries())
    expect(Math.abs(surface.presence.value - before.surfaces[at].presence.value)).toBeLessThan(0.2);
});
