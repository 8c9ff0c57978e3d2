import { createHash } from 'node:crypto';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { CreateProject } from '@svc/contract/account/project';
import { ListScores } from '@svc/contract/measure/score';
import { CreateExport, type Export, exportColumns } from '@svc/contract/tell/export';
import { parse } from 'csv-parse/sync';
import { parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Environment } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { LeaseLost, roundNumbers } from '../../../kernel/index.ts';
import { linkSecretOf, openLink } from '../../../object-store/index.ts';
import { createProject, getProject } from '../../account/project/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { listPromptScores } from '../../measure/score/index.ts';
import { buildExport, failExport } from './build.ts';
import { expireExports } from './expire.ts';
import { createExport, getExport } from './service.ts';

const { context, twin, environment, owner } = await testWorkspace();
const project = await createProject(
  context,
  CreateProject.parse({ name: 'Acme', engines: ['openai', 'gemini'] }),
);
const projectId = project.id;
const texts = ['=cmd|calc', '+1', '-1', '@a', '\ttab', '\rreturn', 'Plain “ä”, "quoted"\nand 中文', ''];
texts.push('C:\\new \\v \\', '\v\b\f\u0001\u001f\u007f"', '\\N', '{"a":\t"b"}');
const scanId = await insertScan(context, {
  project,
  engines: ['openai', 'gemini'],
  prompts: Array.from({ length: 40 }, (_, index) => ({ text: `Question ${index}?` })),
  samplesK: 3,
  text: (prompt, _, sample) => texts[(prompt + sample) % texts.length] ?? '',
  cites: (prompt) => (prompt % 2 === 0 ? ['https://acme.example/a'] : []),
});
const answers = 40 * 3 * 2;
const never = new AbortController().signal;

const create = (input: object) => createExport(context, { ...CreateExport.parse(input), projectId });
const build = (exportId: string, by: Environment = environment, stop = never) =>
  buildExport(by, { workspaceId: context.workspace.id, exportId }, stop);
async function contentOf({ id, projectId }: Export) {
  const one = await getExport(context, { projectId, exportId: id });
  const token = one.download?.url.split('/').at(-1) ?? '';
  const claims = openLink(await linkSecretOf(environment.database)(), token, new Date());
  const found = await environment.objects.get(claims?.key ?? 'none');
  const bytes = Buffer.from(await new Response(found?.body).arrayBuffer());
  expect(one).toMatchObject({
    status: 'completed',
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  return { one, bytes };
}
/** A Date would have milliseconds. */
const inMicroseconds = {
  timestampFromMicroseconds: (time: bigint) =>
    `${new Date(Number(time / 1_000_000n) * 1_000).toISOString().slice(0, 20)}${String(time % 1_000_000n).padStart(6, '0')}`,
};
const ndjson = (bytes: Buffer) =>
  bytes
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('rows come as they are stored, in each format and compression', async () => {
  const plain = await create({ dataset: 'answers', compression: 'none' });
  expect(plain).toMatchObject({ status: 'queued', download: null, planned: null });
  expect(await build(plain.id)).toMatchObject({ rows: answers });
  const { one, bytes } = await contentOf(plain);
  const rows = ndjson(bytes);
  expect(one).toMatchObject({
    rows: answers,
    planned: answers,
    filename: expect.stringMatching(/^answers-.*\.ndjson$/),
  });
  expect(new Set(rows.map(({ id }) => id)).size).toBe(answers);
  expect(rows[0]).toMatchObject({
    mode: 'live',
    scanId,
    provenance: 'live',
    prompt: expect.stringMatching(/^Question/),
  });
  expect(new Set(rows.map(({ text }) => text))).toEqual(new Set(texts));

  const csv = await create({ dataset: 'answers', format: 'csv', compression: 'gzip' });
  await build(csv.id);
  const read: Record<string, string>[] = parse(gunzipSync((await contentOf(csv)).bytes), { columns: true });
  expect(read).toHaveLength(answers);
  // Texts that a spreadsheet would run as formulas begin with an apostrophe; all others are unchanged.
  expect(new Set(read.map(({ text }) => text))).toEqual(
    new Set(texts.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text))),
  );

  for (const compression of ['none', 'gzip', 'zstd']) {
    const packed = await create({ dataset: 'answers', format: 'parquet', compression });
    await build(packed.id);
    const { bytes } = await contentOf(packed);
    const file = new Uint8Array(bytes).buffer;
    const objects = await parquetReadObjects({ file, compressors });
    expect(objects.map(({ id, text }) => [id, text])).toEqual(rows.map(({ id, text }) => [id, text]));
    // To the microsecond, as the other formats have them.
    const [exact] = await parquetReadObjects({ file, compressors, parsers: inMicroseconds });
    expect(`${exact?.createdAt}Z`).toBe(rows[0].createdAt);
    expect(objects[0]).toMatchObject({
      createdAt: new Date(rows[0].createdAt),
      citations: rows[0].citations,
      searched: true,
      latencyMs: 1,
      costUsd: null,
    });
  }
});

test.each([
  ['runs', 2],
  ['citations', 80],
  ['scores', null],
  ['cells', 80],
  ['audit', null],
] as const)('%s are exported with their columns', async (dataset, count) => {
  const one = await create({ dataset, compression: 'zstd' });
  await build(one.id);
  const rows = ndjson(zstdDecompressSync((await contentOf(one)).bytes));
  if (count === null) expect(rows.length).toBeGreaterThan(1);
  else expect(rows).toHaveLength(count);
  const names = Object.keys(exportColumns[dataset]);
  expect(Object.keys(rows[0])).toEqual(['mode', ...names]);
  if (dataset === 'citations')
    expect(rows[0]).toMatchObject({ prompt: expect.stringMatching(/^Question/), promptId: null });
  if (dataset === 'scores') {
    // Each answer is in three of them; figures are those of the API.
    expect(Object.groupBy(rows, ({ scope }) => scope)).toMatchObject({
      ...{ cell: { length: 80 }, engine: { length: 2 }, overall: { length: 1 } },
    });
    const told = await listPromptScores(context, { ...ListScores.parse({ limit: 100 }), projectId });
    for (const { id, presence } of told.items) {
      const { value, ci, market } = roundNumbers(presence) as typeof presence;
      expect(rows.find((row) => row.id === id)).toMatchObject({
        ...{ presence: value, presenceLow: ci?.low, presenceHigh: ci?.high },
        ...{ presenceMarketLow: market?.ci.low ?? null, presenceMarketHigh: market?.ci.high ?? null },
      });
    }
    const overall = rows.find(({ scope }) => scope === 'overall');
    expect(overall.presenceLow).toBeLessThanOrEqual(overall.presence);
    expect(overall).toMatchObject({
      presenceN: 40,
      presenceTrials: expect.any(Number),
      presenceStatus: 'measured',
    });
  }
  if (dataset === 'audit')
    expect(rows[0]).toMatchObject({ action: 'project.created', actor: { name: 'Administrator' } });
});

test('where a worker died another goes on, and the file is the same', async () => {
  const whole = await create({ dataset: 'answers', compression: 'none' });
  await build(whole.id);
  const { bytes } = await contentOf(whole);
  const straight = await create({ dataset: 'answers', format: 'parquet', compression: 'none' });
  await build(straight.id);
  const expected = (await contentOf(straight)).bytes;

  // It dies after its second piece was written, before that was noted.
  let pieces = 0;
  const objects = { ...environment.objects, pieceBytes: 100 };
  const small: Environment = { ...environment, objects };
  const dying: Environment = {
    ...environment,
    objects: {
      ...objects,
      async upload(...given) {
        const upload = await objects.upload(...given);
        return {
          ...upload,
          async append(piece) {
            const state = await upload.append(piece);
            if (++pieces === 2) throw new Error('killed');
            return state;
          },
        };
      },
    },
  };
  const broken = await create({ dataset: 'answers', format: 'parquet', compression: 'none' });
  await expect(build(broken.id, dying)).rejects.toThrow('killed');
  const { rows, planned, status } = await getExport(context, { projectId, exportId: broken.id });
  expect({ planned, status }).toEqual({ planned: answers, status: 'running' });
  expect(rows).toBeGreaterThan(0);
  expect(rows).toBeLessThan(answers);
  expect(await build(broken.id, small)).toMatchObject({ rows: answers });
  const resumed = (await contentOf(broken)).bytes;
  const read = (file: Buffer) => parquetReadObjects({ file: new Uint8Array(file).buffer, columns: ['id'] });
  expect(await read(resumed)).toEqual(await read(expected));
  expect(await build(broken.id, small)).toBe('ended');

  // One that was taken for dead writes no more, and its job is left to the worker that took over.
  const taken = await create({ dataset: 'answers', compression: 'none' });
  const slow: Environment = {
    ...environment,
    objects: {
      ...objects,
      async upload(...given) {
        const upload = await objects.upload(...given);
        await sql`update data_export set fence = fence + 1 where id = ${taken.id}`.execute(context.db);
        return upload;
      },
    },
  };
  await expect(build(taken.id, slow)).rejects.toBeInstanceOf(LeaseLost);
  expect(await build(taken.id)).toMatchObject({ rows: answers });

  // A worker that drains stops after a piece; its file gone, the next one says so, and the one after begins anew.
  const stopped = await create({ dataset: 'answers', compression: 'none' });
  expect(await build(stopped.id, small, AbortSignal.abort())).toBe('stopped');
  await objects.delete(`exports/${context.workspace.id}/${stopped.id}`);
  await expect(build(stopped.id)).rejects.toThrow('gone');
  expect(await build(stopped.id)).toMatchObject({ rows: answers });
  expect(ndjson(bytes)).toHaveLength(answers);
});

test('filters pick a span or a scan; a project without rows gives an empty file', async () => {
  for (const [filter, count] of [
    [{ scanId }, answers],
    [{ from: '2031-01-01T00:00:00Z' }, 0],
    [{ to: '2020-01-01T00:00:00Z' }, 0],
  ] as const) {
    const one = await create({ dataset: 'answers', format: 'csv', compression: 'none', ...filter });
    expect(await build(one.id)).toMatchObject({ rows: count });
    expect((await contentOf(one)).bytes.toString()).toMatch(/^mode,id,/);
  }
  await expect(create({ dataset: 'audit', scanId })).rejects.toMatchObject({ code: 'validation_failed' });
  // A scan that there is not, and one of another project.
  const { id: elsewhere } = await createProject(context, CreateProject.parse({ name: 'Other' }));
  const foreign = createExport(context, {
    ...CreateExport.parse({ dataset: 'answers', scanId }),
    projectId: elsewhere,
  });
  await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
  const unknown = create({ dataset: 'answers', scanId: `scn_${'0'.repeat(32)}` });
  await expect(unknown).rejects.toMatchObject({ code: 'not_found' });
  await expect(
    create({ dataset: 'runs', from: '2026-02-01T00:00:00Z', to: '2026-01-01T00:00:00Z' }),
  ).rejects.toMatchObject({ code: 'validation_failed' });
});

test('imported rows are left out where there are measured ones, unless they are asked for', async () => {
  const { id: projectId } = await createProject(
    context,
    CreateProject.parse({ name: 'Mixed', engines: ['openai'] }),
  );
  const mixed = await getProject(context, { projectId });
  const scan = () =>
    insertScan(context, {
      project: mixed,
      engines: ['openai'],
      prompts: [{ text: 'Which?' }],
      samplesK: 3,
      cites: () => ['https://acme.example/a'],
    });
  const imported = await scan();
  await owner`update scan set origin = 'imported' where id = ${imported}`;
  const read = async (input: object) => {
    const asked = CreateExport.parse({ compression: 'none', ...input });
    const one = await createExport(context, { ...asked, projectId });
    await build(one.id);
    const {
      one: { filters, planned, rows },
      bytes,
    } = await contentOf(one);
    expect(planned).toBe(rows);
    return { said: filters.origin, origins: [...new Set(ndjson(bytes).map(({ origin }) => origin))].sort() };
  };
  expect(await read({ dataset: 'answers' })).toEqual({ said: 'imported', origins: ['imported'] });
  await scan();
  for (const dataset of ['answers', 'runs', 'citations', 'scores', 'cells']) {
    expect(await read({ dataset })).toEqual({ said: 'measured', origins: ['measured'] });
    expect(await read({ dataset, origin: 'imported' })).toEqual({ said: 'imported', origins: ['imported'] });
    expect(await read({ dataset, origin: 'both' })).toEqual({
      said: 'both',
      origins: ['imported', 'measured'],
    });
  }
  // Who names a scan has chosen.
  expect(await read({ dataset: 'cells', scanId: imported })).toEqual({ said: 'both', origins: ['imported'] });
  await expect(create({ dataset: 'audit', origin: 'measured' })).rejects.toMatchObject({
    code: 'validation_failed',
  });
});

test('a file is deleted when its time is over, and what cannot be written says why', async () => {
  const one = await create({ dataset: 'runs', expiresInDays: 1 });
  await build(one.id);
  const later: Environment = { ...environment, now: () => new Date(Date.now() + 2 * 86_400_000) };
  const { rows } = await sql`select type, data from event where resource_id = ${one.id}`.execute(context.db);
  expect(rows).toMatchObject([{ type: 'export.ready', data: { exportId: one.id, rows: 2 } }]);
  expect(await expireExports(later)).toEqual({ expired: 1 });
  expect(await getExport(context, { projectId, exportId: one.id })).toMatchObject({
    status: 'expired',
    download: null,
  });
  expect(await environment.objects.get(`exports/${context.workspace.id}/${one.id}`)).toBeNull();

  const failing = await create({ dataset: 'runs' });
  const failure = { code: 'internal', message: 'The disk is full.' };
  await failExport(environment, { workspaceId: context.workspace.id, exportId: failing.id }, failure);
  expect(await getExport(context, { projectId, exportId: failing.id })).toMatchObject({
    status: 'failed',
    error: failure,
  });
  expect(await build(failing.id)).toBe('ended');
});

test('others see no export of this workspace, five wait at most, and the audit log needs its own right', async () => {
  const reporter = actingWith(context, { scopes: ['reports:write', 'reports:read'] });
  const audit = { ...CreateExport.parse({ dataset: 'audit' }), projectId };
  await expect(createExport(reporter, audit)).rejects.toMatchObject({ code: 'insufficient_scope' });
  const limited = actingWith(context, { projectIds: [projectId] });
  await expect(createExport(limited, audit)).rejects.toMatchObject({ code: 'insufficient_scope' });
  const { id } = await createExport(context, audit);
  await expect(getExport(reporter, { projectId, exportId: id })).rejects.toMatchObject({
    code: 'insufficient_scope',
  });
  await expect(getExport(twin, { projectId, exportId: id })).rejects.toMatchObject({ code: 'not_found' });
  for (let open = 1; open < 5; open += 1) await create({ dataset: 'runs' });
  await expect(create({ dataset: 'runs' })).rejects.toMatchObject({ code: 'quota_exceeded' });
});
