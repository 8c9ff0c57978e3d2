import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { testContext } from '@svc/core/environment/testing';
import { sequenceAudit } from '@svc/core/resource/account/audit';
import { createProject, getProject } from '@svc/core/resource/account/project';
import { openDatabase } from '@svc/db';
import { testDatabase } from '@svc/testing';
import postgres from 'postgres';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { runOn } from './testing/run.ts';

const folder = await mkdtemp(join(tmpdir(), 'svc-backup-'));
afterAll(() => rm(folder, { recursive: true }));
const file = (name: string) => join(folder, name);

async function databases(count: number) {
  const made = await Promise.all(Array.from({ length: count }, () => testDatabase()));
  onTestFinished(async () => {
    for (const one of made) await one.drop();
  });
  return made;
}

test('texts with every separator of lines come back from a backup, and a refused row ends the restore with what to do', async () => {
  const [from, into, wrong] = await databases(3);
  if (!from || !into || !wrong) throw new Error('three databases');
  const name = 'Line\u2028 separator\u2029 next\u0085 feed\n return\r tab\t end';
  await from.owner`insert into organisation (id, name, plan) values ('org_lines', ${name}, 'growth')`;
  await runOn(from.ownerUrl, 'backup', file('lines'));
  await runOn(into.ownerUrl, 'restore', file('lines'));
  expect(await into.owner`select name from organisation where id = 'org_lines'`).toEqual([{ name }]);
  // A table that has one more rule than where the backup was made.
  await wrong.owner`alter table organisation add constraint none_such check (id <> 'org_lines')`;
  await expect(runOn(wrong.ownerUrl, 'restore', file('lines'))).rejects.toThrow(
    /refuses a row .*none_such.*organisation, line 1$/s,
  );
  expect(await wrong.owner`select 1 from organisation`).toEqual([]);
});

test('a backup brings everything back, and what was cut or changed is refused', async () => {
  const [handle, target] = await databases(2);
  if (!handle || !target) throw new Error('two databases');
  const made = await runOn(handle.ownerUrl, 'organisations', 'create', 'Acme', 'growth');
  const { workspaceId } = JSON.parse(made.join('\n'));
  const { context } = await testContext(handle.database, handle.ownerUrl, {
    name: 'Tëst\twith\nbreaks \\ and ⁂',
  });
  const brand = {
    name: 'Acme',
    aliases: [],
    domains: ['acme.example'],
    negativeTerms: [],
    contextTerms: [],
    caseRule: 'auto' as const,
    languages: [],
  };
  const locale = { country: null, region: null, language: 'en' };
  const project = {
    name: 'A\tb\\n⁂',
    description: 'two\nlines',
    brand,
    competitors: [],
    locale,
    timeZone: 'UTC',
    engines: ['sandbox'],
    samplesK: 3,
    maxPrompts: 10,
  };
  const { id: projectId } = await createProject(context, project);
  await sequenceAudit(handle.database, null);
  await runOn(handle.ownerUrl, 'backup', file('whole'));
  const whole = gunzipSync(await readFile(file('whole'))).toString();
  await writeFile(file('changed'), gzipSync(whole.replace('two\\nlines', 'two\\nlimes')));
  await writeFile(file('cut'), (await readFile(file('whole'))).subarray(0, -40));
  for (const name of ['changed', 'cut'])
    await expect(runOn(target.ownerUrl, 'restore', file(name))).rejects.toThrow('no backup');
  expect((await runOn(target.ownerUrl, 'restore', file('whole'))).join()).toContain('Restored as of');
  expect(await contentOf(target.ownerUrl)).toEqual(await contentOf(handle.ownerUrl));
  await expect(runOn(target.ownerUrl, 'restore', file('whole'))).rejects.toThrow('has tenants already');
  // The restored service goes on: tenants are apart, and counters do not start anew.
  const restored = openDatabase({ url: target.ownerUrl });
  const there = { ...context, db: restored.forWorkspace(context.workspace.id) };
  expect(await getProject(there, { projectId })).toMatchObject({
    name: project.name,
    description: project.description,
  });
  await createProject(there, project);
  await restored.close();
  await runOn(target.ownerUrl, 'grant', workspaceId, '5');
});

/** Every row of every table, as text. */
async function contentOf(url: string): Promise<Record<string, string[]>> {
  const owner = postgres(url, { max: 1, onnotice: () => {} });
  const tables =
    await owner`select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace
    and c.relkind in ('r', 'p') and not c.relispartition and c.relname not in ('schema_migration', 'worker_instance') order by 1`;
  const content: Record<string, string[]> = {};
  for (const { name } of tables)
    content[name] = (await owner.unsafe(`select t::text as row from "${name}" t order by 1`)).map(
      ({ row }) => row,
    );
  await owner.end();
  expect(Object.values(content).flat().length).toBeGreaterThan(10);
  return content;
}
