import { randomBytes } from 'node:crypto';
import {
  followingColumns,
  placeholders,
  sampleFile,
  sampleProjectId,
  type TableRows,
  unpack,
} from '@svc/core/resource/across/sample-project';
import { provisionSample } from '@svc/core/resource/across/workspace';
import { openDatabase } from '@svc/db';
import type postgres from 'postgres';
import { writeRows } from '../sample/rows.ts';
import { openConnection } from './connect.ts';

export const sampleName = 'Sample: invented brands, emulated engines';

export interface Sample {
  workspaceId: string;
  /** A key of its test data, which is all that it has. */
  apiKey: string;
  projectId: string;
}

/** The workspace is there, the rows of its project are not. */
export interface ArrivingSample {
  sample: Sample;
  /** Stores all rows, or none of them. */
  store: () => Promise<void>;
}

/** A workspace for the sample: in it an invented brand was measured for eight weeks. */
export async function openSample(databaseUrl: string, organisationId: string): Promise<ArrivingSample> {
  const database = openDatabase({ url: databaseUrl, role: null });
  const sql = openConnection(databaseUrl);
  try {
    await removeBroken(sql);
    const making = { organisationId, name: sampleName, by: 'npm start' };
    const { live, test } = await provisionSample(database.system, making);
    const replace = new Map([
      [placeholders.workspace, test.id],
      [placeholders.organisation, organisationId],
      [placeholders.key, test.keyId],
    ]);
    return {
      sample: { workspaceId: live.id, apiKey: test.secret, projectId: sampleProjectId },
      store: () => storeRows(databaseUrl, test.id, replace),
    };
  } finally {
    await sql.end({ timeout: 5 });
    await database.close();
  }
}

/** Opens the sample and stores its rows. */
export async function loadSample(databaseUrl: string, organisationId: string): Promise<Sample> {
  const { sample, store } = await openSample(databaseUrl, organisationId);
  await store();
  return sample;
}

async function storeRows(
  databaseUrl: string,
  workspaceId: string,
  replace: ReadonlyMap<string, string>,
): Promise<void> {
  const sql = openConnection(databaseUrl);
  try {
    const salt = randomBytes(8).toString('hex').slice(1);
    const { tables } = await unpack(await sampleFile(), { now: new Date(), salt, replace });
    await sql.begin(async (sql) => {
      await sql`select set_config('app.workspace', ${workspaceId}, true)`;
      const [user] = await sql<{ isSuper: boolean }[]>`
        select rolsuper as "isSuper" from pg_roles where rolname = current_user`;
      // Rows that were whole where they come from need no keys checked.
      if (user?.isSuper) await sql`set local session_replication_role = replica`;
      for await (const rows of tables) await insertRows(sql, rows, user?.isSuper === true);
    });
    // Before the server collects statistics itself, it would plan the first reads badly.
    for (const one of planned) await sql.unsafe(`analyze ${one}`);
  } finally {
    await sql.end({ timeout: 5 });
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
      await sql`delete from member where workspace_id = ${id}`;
      await sql`update workspace set twin_id = null where twin_id = ${id}`;
      await sql`delete from workspace where id = ${id}`;
    });
}

/** Columns by which reads choose rows, in large tables. */
const planned = [
  'answer (workspace_id, project_id, scan_id, run_id, engine, prompt_index, prompt_id, outcome, present, created_at)',
  'citation_pack (workspace_id, project_id, scan_id, engine, kind, scanned_at)',
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
