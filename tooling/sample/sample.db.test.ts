import { statSync } from 'node:fs';
import { join } from 'node:path';
import { testEnvironment } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { readAgain } from '@svc/core/resource/detection-review';
import { provisionOrganisation, provisionSample } from '@svc/core/resource/workspace';
import { openDatabase } from '@svc/db';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../apps/api/src/testing/world.ts';
import { loadSample, type Sample, sampleName } from '../start/sample.ts';
import { emptyFor, type Read, readEverything } from './read-everything.ts';

let world: World;
let sql: postgres.Sql;
let sample: Sample;
let testWorkspaceId: string;
let reads: Map<string, Read>;

beforeAll(async () => {
  world = await openWorld();
  sql = postgres(world.handle.ownerUrl, { max: 1, onnotice: () => {} });
  const owner = openDatabase({ url: world.handle.ownerUrl, role: null });
  const { organisationId } = await provisionOrganisation(owner.system, {
    name: 'Newcomer',
    plan: 'growth',
    by: 'test',
  });
  // What a start left that was broken off.
  await provisionSample(owner.system, { organisationId, name: sampleName, by: 'test' });
  await owner.close();
  sample = await loadSample(world.handle.ownerUrl, sql, organisationId);
  const [row] = await sql<
    { id: string }[]
  >`select twin_id as id from workspace where id = ${sample.workspaceId}`;
  testWorkspaceId = row?.id ?? '';
  reads = await readEverything(
    (path) => world.request(path, { headers: { authorization: `Bearer ${sample.apiKey}` } }),
    sample,
  );
}, 300_000);
afterAll(() => sql.end({ timeout: 5 }));

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
const body = (id: string): any => reads.get(id)?.body;

test('the file is small', () => {
  expect(statSync(join(import.meta.dirname, 'sample.br')).size).toBeLessThan(1_000_000);
});

test('every read answers, and every list holds something but those that cannot', () => {
  const failed = [...reads]
    .filter(([, { status }]) => status !== 200)
    .map(([id, { status, text }]) => `${id}: ${status} ${text.slice(0, 300)}`);
  expect(failed).toEqual([]);
  const read = operations.filter(({ address }) => address.startsWith('GET ')).map(({ id }) => id);
  expect([...reads.keys(), ...Object.keys(emptyFor)].filter((id) => !read.includes(id))).toEqual([]);
  expect(read.filter((id) => !reads.has(id) && !(id in emptyFor))).toEqual([]);
  const empty = [...reads].filter(([id, one]) => one.isEmpty && !(id in emptyFor)).map(([id]) => id);
  expect(empty).toEqual([]);
  const filled = Object.keys(emptyFor).filter((id) => reads.get(id)?.isEmpty === false);
  expect(filled, 'a reason that no longer holds').toEqual([]);
});

test('a start that was broken off leaves no second sample', async () => {
  const rows = await sql`select id from workspace where sample and mode = 'live'`;
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

test('nothing of it contradicts itself: the newest figures are the same wherever they stand', () => {
  const [project] = body('list_projects').items;
  const scan = body('list_scans').items.find((one: { id: string }) => one.id === project.latest.scanId);
  expect(scan).toBeDefined();
  expect(body('get_project_overview').project.id).toBe(sample.projectId);
  const visibility = body('get_visibility');
  expect(visibility.scanId).toBe(project.latest.scanId);
  const states = body('list_recommendations').items.map((one: { state: string }) => one.state);
  expect(new Set(states)).toEqual(new Set(['suggested', 'in_progress', 'verified']));
  const causes = body('list_anomalies').items.map((one: { cause: string }) => one.cause);
  expect(causes).toContain('source_lost');
  expect(body('get_experiment_results').result.final).toBe(true);
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
    await sql`select coalesce(sum(amount) filter (where account = 'customer' and workspace_id = ${testWorkspaceId}), 0)::integer as spent,
    sum(amount)::integer as both from ledger_entry`;
  const [account] =
    await sql`select a.posted::integer, a.held::integer, (select sum(amount)::integer from ledger_entry e
    where e.organisation_id = a.organisation_id and e.mode = a.mode and account = 'customer') as booked from credit_account a
    join workspace w on w.organisation_id = a.organisation_id and w.mode = a.mode where w.id = ${testWorkspaceId}`;
  expect(sums).toEqual({ spent: -4_480, both: 0 });
  expect(account?.held).toBe(0);
  expect(account?.booked).toBe(account?.posted);
});

/** Without what says when it was computed, and in which version of the row. */
const figuresOf = async (scanId: string) => {
  const rows = async (table: string, order: string) => {
    const found = await sql.unsafe(
      `select to_jsonb(t) as row from "${table}" t where scan_id = $1 order by ${order}`,
      [scanId],
    );
    return found.map(({ row }) => {
      const { id, as_of, created_at, updated_at, computed_at, ...figures } = row;
      return figures;
    });
  };
  const [scan] = await sql`select result from scan where id = ${scanId}`;
  return {
    surfaces: scan?.result.surfaces,
    engines: scan?.result.engines,
    brands: scan?.result.brands,
    readings: (
      await sql`select id, detection, present, mentioned, cited from answer where scan_id = ${scanId} order by id`
    ).map((row) => ({ ...row })),
    cells: await rows('cell_pack', 'engine, brand_id'),
    citations: await rows('citation', 'engine, prompt_index, page_id'),
    scores: await rows('score', 'engine, prompt_index'),
  };
};

test('reading the stored answers again gives the same readings, cells, citations, scores and analytics', async () => {
  const { items } = body('list_scans');
  for (const scanId of [items[0].id, items[7].id]) {
    const before = await figuresOf(scanId);
    expect(before.readings).toHaveLength(280);
    await sql`update answer set detector_version = 'none', detection = '{"brands": [], "citations": []}', present = null, mentioned = null, cited = null where scan_id = ${scanId}`;
    for (const table of ['cell_pack', 'citation', 'scan_figure', 'score'])
      await sql.unsafe(`delete from "${table}" where scan_id = $1`, [scanId]);
    await sql`update scan set detector_version = 'none' where id = ${scanId}`;
    expect(
      await readAgain(
        testEnvironment(world.handle.database),
        { workspaceId: testWorkspaceId, projectId: sample.projectId },
        new AbortController().signal,
      ),
    ).toBe('done');
    expect(await figuresOf(scanId)).toEqual(before);
  }
  const history = await world.request(`/v1/analytics/history?projectId=${sample.projectId}`, {
    headers: { authorization: `Bearer ${sample.apiKey}` },
  });
  expect(history.body).toEqual(body('get_history'));
}, 120_000);
