import { placeholders, type TableRows } from '@svc/core/resource/across/sample-project';
import type postgres from 'postgres';
import type { Packed } from './pack.ts';
import { readRows, sampleTables } from './rows.ts';

/** Tables that each copy has of its own, that only a running service needs, or that point to things missing elsewhere. */
const leftOut = new Set([
  'api_key',
  'workspace',
  'audit_log',
  'audit_node',
  'idempotency_key',
  'mail',
  'secret',
  'answer_word',
  'answer_names',
]);

/** Numbers that tables give themselves, bodies that lie in another store, and what is made anew: `made` in the loader, or a job. */
const columnsLeftOut: Record<string, readonly string[]> = {
  ledger_entry: ['id'],
  answer: ['raw_hash', 'raw_object', 'copy_key'],
  scan: ['words_indexed'],
  audit_entry: ['position'],
};

export interface Found {
  workspaceId: string;
  organisationId: string;
  keyId: string;
  projectId: string;
}

/** The rows of the sample’s workspace, and those of its organisation’s credits. */
export async function gather(sql: postgres.Sql, found: Found): Promise<Packed> {
  const tables: TableRows[] = [];
  for (const one of await inOrder(sql, await sampleTables(sql))) {
    if (leftOut.has(one.table)) continue;
    const columns = one.columns.filter((name) => !columnsLeftOut[one.table]?.includes(name));
    const isLedger = ['credit_grant', 'ledger_entry'].includes(one.table);
    const where = isLedger
      ? `organisation_id = '${found.organisationId}'`
      : `workspace_id = '${found.workspaceId}'`;
    tables.push(await readRows(sql, { table: one.table, columns }, where));
  }
  const own = new Map([
    [found.workspaceId, placeholders.workspace],
    [found.organisationId, placeholders.organisation],
    [found.keyId, placeholders.key],
  ]);
  const replaced = (text: string): string =>
    [...own].reduce((all, [from, to]) => all.replaceAll(from, to), text);
  return {
    at: new Date().toISOString(),
    projectId: found.projectId,
    tables: tables.map((rows) => ({ ...rows, text: replaced(rows.text) })),
  };
}

/** Tables after those that their keys lead to. */
async function inOrder<T extends { table: string }>(sql: postgres.Sql, tables: readonly T[]): Promise<T[]> {
  const keys = await sql<{ from: string; to: string }[]>`
    select distinct c.conrelid::regclass::text as "from", c.confrelid::regclass::text as "to" from pg_constraint c
    where c.contype = 'f' and c.conrelid <> c.confrelid and c.conparentid = 0`;
  const needs = Map.groupBy(keys, ({ from }) => from);
  const done = new Set<string>();
  const ordered: T[] = [];
  const names = new Set(tables.map(({ table }) => table));
  const place = (one: T, above: readonly string[]): void => {
    if (done.has(one.table)) return;
    if (above.includes(one.table))
      throw new Error(`keys go in a circle: ${[...above, one.table].join(' → ')}`);
    for (const { to } of needs.get(one.table) ?? []) {
      const other = names.has(to) ? tables.find(({ table }) => table === to) : undefined;
      if (other) place(other, [...above, one.table]);
    }
    done.add(one.table);
    ordered.push(one);
  };
  for (const one of tables) place(one, []);
  return ordered;
}
