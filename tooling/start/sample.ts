import { randomBytes } from 'node:crypto';
import {
  followingColumns,
  placeholders,
  sampleFile,
  type TableRows,
  unpack,
} from '@svc/core/resource/across/sample-project';
import { provisionSample } from '@svc/core/resource/across/workspace';
import { openDatabase } from '@svc/db';
import type postgres from 'postgres';
import { writeRows } from '../sample/rows.ts';

export const sampleName = 'Sample: invented brands, emulated engines';

export interface Sample {
  workspaceId: string;
  /** A key of its test data, which is all that it has. */
  apiKey: string;
  projectId: string;
}

/** A workspace in which an invented brand was measured for eight weeks. It is there whole, or not at all. */
export async function loadSample(
  databaseUrl: string,
  sql: postgres.Sql,
  organisationId: string,
): Promise<Sample> {
  const database = openDatabase({ url: databaseUrl, role: null });
  try {
    const file = await sampleFile();
    await removeBroken(sql);
    const making = { organisationId, name: sampleName, by: 'npm start' };
    const { live, test } = await provisionSample(database.system, making);
    const { tables, projectId } = await unpack(file, {
      now: new Date(),
      salt: randomBytes(8).toString('hex').slice(1),
      replace: new Map([
        [placeholders.workspace, test.id],
        [placeholders.organisation, organisationId],
        [placeholders.key, test.keyId],
      ]),
    });
    await sql.begin(async (sql) => {
      await sql`select set_config('app.workspace', ${test.id}, true)`;
      const [user] = await sql<{ isSuper: boolean }[]>`
        select rolsuper as "isSuper" from pg_roles where rolname = current_user`;
      // Rows that were whole where they come from need no keys checked.
      if (user?.isSuper) await sql`set local session_replication_role = replica`;
      for await (const rows of tables) await insertRows(sql, rows, user?.isSuper === true);
    });
    // Before the server collects statistics itself, it would plan the first reads badly.
    for (const one of planned) await sql.unsafe(`analyze ${one}`);
    return { workspaceId: live.id, apiKey: test.secret, projectId };
  } finally {
    await database.close();
  }
}

/** Removes what an interrupted try left: a sample without its project. */
async function removeBroken(sql: postgres.Sql): Promise<void> {
  const broken = await sql<{ id: string }[]>`select id from workspace w where sample and deleting_at is null
    and not exists (select from project p where p.workspace_id in (w.id, w.twin_id))`;
  for (const { id } of broken)
    await sql.begin(async (sql) => {
      await sql`select set_config('app.workspace', ${id}, true)`;
      await sql`delete from api_key where workspace_id = ${id}`;
      await sql`update workspace set twin_id = null where twin_id = ${id}`;
      await sql`delete from workspace where id = ${id}`;
    });
}

/** Columns by which reads choose rows, in large tables. */
const planned = [
  'answer (workspace_id, project_id, scan_id, run_id, engine, prompt_index, prompt_id, outcome, present, created_at)',
  'citation (workspace_id, project_id, scan_id, engine, prompt_index, page_id, domain, scanned_at)',
  'cell_pack (workspace_id, project_id, scan_id, brand_id, engine, scanned_at)',
  'score (workspace_id, project_id, scan_id, engine, prompt_id, as_of)',
];

/** COPY is no way into a table with row-level security for an owner who is no superuser: a table of its own comes between. */
async function insertRows(sql: postgres.TransactionSql, rows: TableRows, isSuper: boolean): Promise<void> {
  const { table, columns, text } = rows;
  const more = Object.entries(followingColumns[table] ?? {});
  if (isSuper && more.length === 0) return writeRows(sql, rows);
  const names = columns.map((name) => `"${name}"`);
  await sql.unsafe(
    `create temporary table arriving on commit drop as select ${names} from "${table}" limit 0`,
  );
  await writeRows(sql, { table: 'arriving', columns, text });
  const into = [...names, ...more.map(([name]) => name)];
  const from = [...names, ...more.map(([, expression]) => expression)];
  await sql.unsafe(`insert into "${table}" (${into}) select ${from} from arriving`);
  await sql.unsafe('drop table arriving');
}
