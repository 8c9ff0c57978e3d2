import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { CreateProject } from '@svc/contract/account/project';
import { CreateExport } from '@svc/contract/tell/export';
import { testContext } from '@svc/core/environment/testing';
import { sequenceAudit } from '@svc/core/resource/account/audit';
import { createProject } from '@svc/core/resource/account/project';
import { buildExport, createExport, keyOf } from '@svc/core/resource/tell/export';
import { openDatabase } from '@svc/db';
import { testDatabase } from '@svc/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { verifyAudit } from './audit.ts';
import { UsageError } from './environment.ts';
import { runOn } from './testing/run.ts';

const handle = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'svc-audit-'));
afterAll(async () => {
  await handle.drop();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  process.exitCode = undefined;
});

const file = (name: string) => join(folder, name);
const run = (...words: string[]) => runOn(handle.ownerUrl, ...words);
const { workspaceId } = JSON.parse((await run('organisations', 'create', 'Acme', 'growth')).join('\n'));

test('an exported audit log is verified offline, and a changed one is not', async () => {
  // A line separator within a text begins no new line.
  await run('keys', 'create', workspaceId, '--name', 'Dashboard\u2028of ours', '--scopes', 'scans:read');
  await sequenceAudit(handle.database, null);
  await run('audit', 'export', workspaceId, file('log'));
  expect(await run('audit', 'verify', file('log'))).toContain('Nothing was changed.');
  const text = await readFile(file('log'), 'utf8');
  await writeFile(file('forged'), text.replace('Dashboard', 'Dashbored'));
  const found = await runOn('', 'audit', 'verify', file('forged'));
  expect(found.join('\n')).toContain('PROBLEM');
  expect(process.exitCode).toBe(1);
  const { size, root } = JSON.parse(text.split('\n')[0] ?? '');
  process.exitCode = undefined;
  expect(await run('audit', 'verify', file('log'), '--known', `${size}:${root}`)).toContain(
    'Nothing was changed.',
  );
  await expect(run('audit', 'verify', file('log'), '--known', 'nonsense')).rejects.toThrow('SIZE:ROOT');
  await expect(run('audit', 'export', `wsp_${'0'.repeat(32)}`, file('none'))).rejects.toThrow(UsageError);
  await writeFile(file('other'), '{}');
  await expect(run('audit', 'verify', file('other'))).rejects.toThrow(UsageError);
  expect((await run('audit', 'new-key')).join('\n')).toMatch(
    /SVC_AUDIT_KEY=.{44}\nVerifier key.*svc-audit\+/,
  );
});

test('an export of the API is verified against a checkpoint, packed or plain, and proves nothing without one', async () => {
  const database = openDatabase({ url: handle.ownerUrl });
  const { context, environment } = await testContext(database, handle.ownerUrl);
  const { id: projectId } = await createProject(context, CreateProject.parse({ name: 'Audited' }));
  await sequenceAudit(handle.database, null);
  const ask = CreateExport.parse({ dataset: 'audit', compression: 'gzip' });
  const { id } = await createExport(context, { ...ask, projectId });
  const job = { workspaceId: context.workspace.id, exportId: id };
  await buildExport(environment, job, new AbortController().signal);
  const stored = await environment.objects.get(keyOf(job));
  const bytes = Buffer.from(await new Response(stored?.body).arrayBuffer());
  await writeFile(file('rows.ndjson.gz'), bytes);
  await run('audit', 'export', context.workspace.id, file('own'));
  // The file of the command holds the same checkpoint in its first line.
  const [header = ''] = (await readFile(file('own'), 'utf8')).split('\n');
  const rows = gunzipSync(bytes).toString();
  const size = rows
    .trimEnd()
    .split('\n')
    .filter((row) => JSON.parse(row).position !== null).length;
  expect(JSON.parse(header).size).toBeGreaterThanOrEqual(size);
  const bare = await run('audit', 'verify', file('rows.ndjson.gz'));
  expect(bare.join('\n')).toContain('Nothing proves these rows');
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
  const root = /root (\S+)/.exec(bare.join('\n'))?.[1];
  await writeFile(file('checkpoint'), JSON.stringify({ size, root, checkpoint: null }));
  const against = ['--checkpoint', file('checkpoint')];
  expect(await run('audit', 'verify', file('rows.ndjson.gz'), ...against)).toContain('Nothing was changed.');
  await writeFile(file('forged.ndjson'), rows.replaceAll('Audited', 'Audietd'));
  const forged = await run('audit', 'verify', file('forged.ndjson'), ...against);
  expect(forged.join('\n')).toContain('not those of the checkpoint');
  await writeFile(
    file('column.ndjson'),
    rows.replace('"action":"project.created"', '"action":"project.read"'),
  );
  const column = await run('audit', 'verify', file('column.ndjson'), ...against);
  expect(column.join('\n')).toContain('say something else than its canonical text');
  process.exitCode = undefined;
  await expect(run('audit', 'verify', file('own'), '--checkpoint', file('own'))).rejects.toThrow(UsageError);
  // By standard input, packed and plain; cut, empty and missing.
  const said: string[] = [];
  const piped = (content: Buffer) =>
    verifyAudit(
      '-',
      { checkpoint: file('checkpoint'), input: Readable.from([content.subarray(0, 1), content.subarray(1)]) },
      (line) => said.push(line),
    );
  expect([await piped(bytes), await piped(Buffer.from(rows))]).toEqual([true, true]);
  expect(said.filter((line) => line === 'Nothing was changed.')).toHaveLength(2);
  expect(await piped(Buffer.from(rows.replaceAll('Audited', 'Audietd')))).toBe(false);
  await expect(piped(bytes.subarray(0, bytes.length / 2))).rejects.toThrow('Standard input: unexpected end');
  await expect(piped(Buffer.alloc(0))).rejects.toThrow('Standard input: The file is empty');
  await expect(run('audit', 'verify', file('gone'))).rejects.toThrow(`There is no file ${file('gone')}.`);
});
