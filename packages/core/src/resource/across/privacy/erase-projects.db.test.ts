import { CreateProject } from '@svc/contract/account/project';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { bodiesPrefix } from '../../../runner/index.ts';
import { createProject, deleteProject, restoreProject } from '../../account/project/index.ts';
import { fileKeyOf } from '../../measure/answer-import/index.ts';
import { keyOf } from '../../tell/export/index.ts';
import { eraseProjects } from './erase-projects.ts';
import { eraseProjectRows } from './queries.ts';

const { another, context, environment, owner } = await testWorkspace();
const { id: workspaceId } = context.workspace;
const going = new AbortController().signal;

/** Tables of workspaces; without `leaves` those of months as one. */
const tables = (leaves: boolean) => owner<{ name: string }[]>`
  select c.relname::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id'
  where c.relnamespace = 'public'::regnamespace and case when ${leaves} then c.relkind = 'r' else c.relkind in ('r', 'p') and not c.relispartition end
  order by 1`;

/** Rows that name a project or what was made of it, by table. */
async function naming(mark: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await tables(true)) {
    const [row] =
      await owner`select count(*)::integer as n from ${owner(name)} t where t::text like ${`%${mark}%`}`;
    if (row?.n) counts[name] = row.n;
  }
  return counts;
}

/**
 * A row of a project in each table that has such, found as a new table would be: by its column, by a key, or by a column
 * that is named after what it holds. What such rows may hold is not asked.
 */
async function fill(projectId: string): Promise<void> {
  const idOf = (table: string) => `${projectId}.${table}`;
  const named: Record<string, string> = {
    holder: idOf('integration'),
    event_id: idOf('event'),
    prompt_id: idOf('prompt'),
    panel: idOf('panel'),
  };
  const filled = (await tables(false)).filter(
    ({ name }) =>
      !['project', 'brand', 'ledger_entry', 'audit_entry', 'audit_log', 'audit_node'].includes(name),
  );
  await owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    for (const { name } of filled) {
      const columns = await sql<{ name: string; type: string; needed: boolean; into: string | null }[]>`
        select a.attname::text as name, format_type(a.atttypid, null) as type, a.attnotnull as needed, (
          select f.confrelid::regclass::text from pg_constraint f where f.conrelid = a.attrelid and f.contype = 'f'
            and f.conkey[2] = a.attnum limit 1) as into
        from pg_attribute a where a.attrelid = ${name}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          and a.attidentity = ''`;
      const has = (column: string) => columns.some((one) => one.name === column);
      const ofProject =
        has('project_id') ||
        columns.some((one) => one.into !== null && one.into !== 'member') ||
        ['secret', 'webhook_delivery', 'prompt_answer_count', 'cell_prompt'].includes(name);
      if (!ofProject) continue;
      const value = (column: string, type: string, into: string | null, needed: boolean) => {
        if (column === 'workspace_id') return workspaceId;
        if (column === 'project_id' || into === 'project') return projectId;
        if (column === 'id' && type === 'text') return idOf(name);
        if (into) return idOf(into);
        if (type === 'text' && named[column] !== undefined) return named[column];
        if (!needed) return null;
        if (type.endsWith('[]')) return '{}';
        if (type.startsWith('json')) return '{}';
        if (type.startsWith('timestamp') || type === 'date') return new Date().toISOString();
        if (type === 'bytea') return Buffer.from(projectId + column);
        if (type === 'boolean') return false;
        return type === 'text' || type === 'tsvector' ? idOf(name) : 1;
      };
      const row: Record<string, string | number | boolean | Buffer | null> = {};
      for (const { name: column, type, into, needed } of columns)
        row[column] = value(column, type, into, needed);
      await sql`insert into ${sql(name)} ${sql(row)}`;
    }
  });
}

async function made(name: string) {
  const { id } = await createProject(context, CreateProject.parse({ name }));
  await fill(id);
  const files = [
    keyOf({ workspaceId, exportId: `${id}.data_export` }),
    `reports/${workspaceId}/${id}.report/full/report.pdf`,
    fileKeyOf(workspaceId, `${id}.answer_import`),
    `${bodiesPrefix(workspaceId, `${id}.scan`)}one`,
  ];
  for (const file of files) await environment.objects.put(file, Buffer.from('words'), 'text/plain');
  const there = async () =>
    (await Promise.all(files.map((file) => environment.objects.get(file)))).filter((file) => file !== null)
      .length;
  return { id, there };
}

const deletedFor = async (projectId: string, days: number) => {
  await deleteProject(context, { projectId });
  await owner`update project set deleted_at = now() - make_interval(days => ${days}) where id = ${projectId}`;
};

/** A signal that stops a run after so many looks at it. */
const stoppingAfter = (looks: number): AbortSignal => {
  let left = looks;
  return Object.defineProperty(new AbortController().signal, 'aborted', { get: () => left-- <= 0 });
};

test('after 30 days nothing of a deleted project is left in any table or file; books, log and other projects stay', async () => {
  const checks = await owner<{ name: string; rule: string }[]>`
    select conrelid::regclass::text as name, conname as rule from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace and conparentid = 0 and coninhcount = 0`;
  // Rows hold anything here.
  for (const { name, rule } of checks) await owner`alter table ${owner(name)} drop constraint ${owner(rule)}`;
  const [old, young, standing] = [await made('Old'), await made('Young'), await made('Standing')];
  const before = await naming(standing.id);
  // In all tables that have a column for it, and in some that have none.
  const own = await owner<{ name: string }[]>`select table_name as name from information_schema.columns
    join pg_class c on c.oid = table_name::regclass and c.relkind = 'r' and not c.relispartition
    where table_schema = 'public' and column_name = 'project_id'`;
  expect(Object.keys(before)).toEqual(expect.arrayContaining([...own.map(({ name }) => name), 'secret']));
  await deletedFor(old.id, 31);
  await deletedFor(young.id, 29);

  expect(await eraseProjects(environment, stoppingAfter(40))).toBe('stopped');
  expect(Object.keys(await naming(old.id)).length).toBeGreaterThan(10);
  expect(await eraseProjects(environment, going)).toMatchObject({ projects: 1 });
  // What was used counts on in the workspace, under the requester alone.
  expect(Object.keys(await naming(old.id)).sort()).toEqual(['audit_entry', 'credit_hold', 'usage_day']);
  expect(
    await owner`select project_id, answers, credits from usage_day where requested_by like ${`${old.id}%`}`,
  ).toEqual([{ project_id: null, answers: 1, credits: 1 }]);
  expect(
    await owner`select action from audit_entry where resource_id = ${old.id} order by at desc limit 1`,
  ).toEqual([{ action: 'project.erased' }]);
  expect(await old.there()).toBe(0);
  await expect(restoreProject(context, { projectId: old.id })).rejects.toThrow(
    'more than 30 days ago is erased',
  );
  expect(await eraseProjects(environment, going)).toEqual({ projects: 0, rows: 0 });

  expect(await naming(standing.id)).toEqual(before);
  expect(await standing.there()).toBe(4);
  expect(await young.there()).toBe(4);
  expect(await restoreProject(context, { projectId: young.id })).toMatchObject({ restorableUntil: null });
  expect(Object.keys(await naming(young.id))).toEqual(expect.arrayContaining(Object.keys(before)));
});

test('nothing is erased of a project that can be restored, or of another workspace', async () => {
  const { id: projectId } = await createProject(context, CreateProject.parse({ name: 'Kept' }));
  const foreign = (await another()).context;
  const erase = (of: typeof context, table = 'brand') =>
    of.db
      .transaction()
      .execute((db) => eraseProjectRows({ ...of, db }, { projectId, table, days: 30, atMost: 10 }));
  await expect(erase(context)).rejects.toThrow('is not to be erased');
  await deletedFor(projectId, 31);
  await expect(erase(foreign)).rejects.toThrow('is not to be erased');
  await expect(erase(context, 'api_key')).rejects.toThrow('has no rows of projects');
  expect(await erase(context)).toBe(1);
});
