import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Row, round, row } from '@svc/bench';
import { perform, type TestTenant, testContext } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { buildReport } from '@svc/core/resource/tell/report';
import { openDatabase } from '@svc/db';
import { type BenchDatabase, benchDatabase } from '@svc/testing/bench';
import postgres from 'postgres';
import { fillAnswers, fillScans } from './fill.ts';

interface Written {
  outcome: string | { rows: number; bytes: number };
  ms: number;
  idle: number;
  most: number;
}

const megabyte = 1_048_576;

/** Exports and reports: rows equal, memory flat, fast beside COPY, whole after a kill; a report of 100 prompts × 5 engines. */
export async function run({ full }: { full: boolean }) {
  const database = await benchDatabase();
  try {
    const rows = [
      ...(await reportRows(database)),
      ...(await exportRows(database, full ? 1_000_000 : 200_000)),
    ];
    return { bench: 'reports', seed: 1, rows };
  } finally {
    await database.stop();
  }
}

async function openTenant(database: BenchDatabase) {
  const client = openDatabase({ url: database.url });
  const owner = postgres(database.url, { max: 2, onnotice: () => {} });
  const tenant = await testContext(client, database.url, { plan: 'enterprise' });
  const use = async (
    id: string,
    params: Record<string, string>,
    body: object,
  ): Promise<Record<string, unknown>> => {
    const operation = operations.find((one) => one.id === id);
    const parsed = operation?.body?.parse(body);
    return (await perform(operation, tenant.context, { ...parsed, ...params })) as Record<string, unknown>;
  };
  const close = async () => {
    await client.close();
    await owner.end({ timeout: 5 });
  };
  return { tenant, owner, use, close };
}

export async function exportRows(database: BenchDatabase, count: number): Promise<Row[]> {
  const { tenant, owner, use, close } = await openTenant(database);
  const folder = await mkdtemp(join(tmpdir(), 'svc-export-'));
  const workspaceId = tenant.context.workspace.id;
  const { id } = await use('create_project', {}, { name: 'Export', engines: ['openai'] });
  const projectId = String(id);
  await fillAnswers(owner, { workspaceId, projectId, count });
  const expected = createHash('sha256');
  for await (const found of owner`select id from answer where project_id = ${projectId} order by created_at, id`.cursor(
    50_000,
  ))
    for (const { id } of found) expected.update(String(id));
  const order = async (): Promise<string> => {
    const made = await use('create_export', { projectId }, { dataset: 'answers', compression: 'none' });
    return String(made.id);
  };
  const start = (exportId: string) =>
    fork(new URL('export-process.ts', import.meta.url), [database.url, folder, workspaceId, exportId]);

  const copied = await copy(owner, projectId);
  const straight = await order();
  const written = await answerOf(start(straight));
  // Twice, around the export: what else the machine does weighs on both alike.
  const copiedAgain = await copy(owner, projectId);
  const fileOf = (exportId: string): string => join(folder, 'exports', workspaceId, exportId);
  const whole = await readFile(fileOf(straight));

  // Killed in the middle, and gone on with by another process.
  const killed = await order();
  const child = start(killed);
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  while ((await rowsOf(owner, killed)) < count / 3) await sleep(20);
  child.kill('SIGKILL');
  await exited;
  const before = await rowsOf(owner, killed);
  await answerOf(start(killed));
  const resumed = await readFile(fileOf(killed));
  const [stored] = await owner`select sha256, row_count from data_export where id = ${killed}`;
  await close();
  await rm(folder, { recursive: true });

  const rate = count / (written.ms / 1_000);
  const share = rate / (count / ((copied + copiedAgain) / 2_000));
  const above = (written.most - written.idle) / megabyte;
  const same = whole.ids === expected.digest('hex') && whole.rows === count;
  const after =
    resumed.sha256 === stored?.sha256 && resumed.ids === whole.ids && before > 0 && before < count;
  const what = `export of ${count.toLocaleString('en')} answers as NDJSON`;
  return [
    row('export-rows', `${what}: rows, each once and in order`, `= ${count}`, whole.rows, 'rows', same),
    row('export-memory', `${what}: memory above idle`, '≤ 200', round(above, 0), 'MB', above <= 200),
    row('export-speed', `${what}: rows a second, of COPY`, '≥ 0.5', round(share, 2), '×', share >= 0.5),
    row('export-rate', 'the same', '–', round(rate, 0), 'rows/s', true),
    row(
      'export-killed',
      'the same after kill -9 in the middle: rows and hash',
      `= ${count}`,
      resumed.rows,
      'rows',
      after,
    ),
  ];
}

const rowsOf = async (owner: postgres.Sql, id: string): Promise<number> =>
  Number((await owner`select row_count from data_export where id = ${id}`)[0]?.row_count ?? 0);

/** Milliseconds that COPY takes for the same columns and rows, read to the end. */
async function copy(owner: postgres.Sql, projectId: string): Promise<number> {
  const started = performance.now();
  const stream = await owner
    .unsafe(
      `copy (select t.id, t.scan_id, t.run_id, t.engine, t.prompt_id, p.text as prompt, t.sample_index, t.outcome, t.present, t.mentioned, t.cited,
         t.searched, t.model_served, t.finish_reason, t.text, t.citations, t.sources, t.search_queries, t.latency_ms, t.identity_version, t.cost_usd,
         t.detector_version, t.created_at
       from answer t join scan_prompt p on p.workspace_id = t.workspace_id and p.scan_id = t.scan_id and p.prompt_index = t.prompt_index
       where t.project_id = '${projectId}') to stdout`,
    )
    .readable();
  // As fast as it comes.
  stream.resume();
  await finished(stream);
  return performance.now() - started;
}

const answerOf = (child: ChildProcess): Promise<Written> =>
  new Promise((resolve, reject) => {
    child.on('message', (message) => resolve(message as Written));
    child.on('exit', (code) => reject(new Error(`the export’s process ended with ${code}`)));
  });

async function readFile(path: string) {
  const [ids, file] = [createHash('sha256'), createHash('sha256')];
  const stream = createReadStream(path);
  stream.on('data', (piece) => file.update(piece));
  let rows = 0;
  for await (const line of createInterface({ input: stream })) {
    ids.update(String(JSON.parse(line).id));
    rows += 1;
  }
  return { rows, ids: ids.digest('hex'), sha256: file.digest('hex') };
}

export async function reportRows(database: BenchDatabase): Promise<Row[]> {
  const { tenant, owner, use, close } = await openTenant(database);
  const engines = ['openai', 'gemini', 'perplexity', 'anthropic', 'mistral'];
  const { id, brand, competitors } = (await use(
    'create_project',
    {},
    {
      name: 'Report',
      brand: { name: 'Acme', domains: ['acme.example'] },
      competitors: [
        { name: 'Rival', domains: ['rival.example'] },
        { name: 'Other', domains: ['other.example'] },
      ],
      engines: ['openai'],
    },
  )) as { id: string; brand: { id: string }; competitors: { id: string }[] };
  await fillScans(owner, tenant.context.db, {
    workspaceId: tenant.context.workspace.id,
    projectId: id,
    brandIds: [brand.id, ...competitors.map((one) => one.id)],
    engines,
    prompts: 100,
    scans: 12,
  });
  const times: number[] = [];
  let size = 0;
  for (let round = 0; round < 4; round += 1) {
    const asked = { template: 'full_measurement', days: 90 };
    const report = await use('create_report', { projectId: id }, asked);
    times.push(await timeReport(tenant, String(report.id)));
    const html = await tenant.environment.objects.get(
      `reports/${tenant.context.workspace.id}/${String(report.id)}/full/report.html`,
    );
    size = gzipSync(Buffer.from(await new Response(html?.body).arrayBuffer())).length / 1_024;
  }
  await close();
  // The first loads code and fonts.
  const slowest = Math.max(...times.slice(1)) / 1_000;
  const what = 'report “full measurement” of 100 prompts × 5 engines, 12 scans, in all formats';
  return [
    row('report-build', `${what}: the slowest of three`, '≤ 2', round(slowest, 2), 's', slowest <= 2),
    row('report-first', 'the first of a process', '–', round((times[0] ?? 0) / 1_000, 2), 's', true),
    row('report-page', 'its page, gzipped', '≤ 60', round(size, 1), 'kB', size <= 60),
  ];
}

async function timeReport({ environment, context }: TestTenant, reportId: string): Promise<number> {
  const started = performance.now();
  await buildReport(environment, { workspaceId: context.workspace.id, reportId });
  return performance.now() - started;
}
