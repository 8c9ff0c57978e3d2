import { parse } from 'libpg-query';
import type { Sql } from 'postgres';
import { mayCross } from './crossing.ts';
import { unboundTables } from './one-tenant.ts';
import { sessionNeeds } from './session.ts';
import { unstableUpserts } from './upsert.ts';

/**
 * Statements that may touch rows of more than one tenant, each with the tables that no equality binds to one; those
 * that leave something behind on their connection, each with what; and those that a Citus cluster refuses.
 */
export async function faultyStatements(template: Sql, statements: readonly string[]): Promise<string[]> {
  const columns = new Map<string, Set<string>>();
  const known = await template<{ table: string; column: string }[]>`
    select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`;
  for (const { table, column } of known)
    columns.set(table, (columns.get(table) ?? new Set<string>()).add(column));
  const tenantColumn = (table: string) => {
    if (table === 'workspace') return 'id';
    return columns.get(table)?.has('workspace_id') ? 'workspace_id' : null;
  };
  const names = await template<{ name: string }[]>`
    select distinct proname as name from pg_proc where provolatile <> 'i'`;
  const unstable = new Set(names.map(({ name }) => name));
  const upserts = {
    ofWorkspaces: (table: string) => tenantColumn(table) === 'workspace_id',
    isUnstable: (name: string) => unstable.has(name),
  };
  const found: string[] = [];
  for (const statement of new Set(statements)) {
    const tree = await parse(statement);
    const needs = sessionNeeds(tree);
    if (needs.length > 0) found.push(`needs a session (${needs.join(', ')}): ${statement}`);
    const refused = unstableUpserts(tree, upserts);
    if (refused.length > 0)
      found.push(`is refused by Citus (${refused.join(', ')} in "do update"): ${statement}`);
    const tables = unboundTables(tree, { columns, tenantColumn });
    if (tables.length > 0 && !mayCross(statement, tables)) found.push(`${tables.join(', ')}: ${statement}`);
  }
  return found.sort();
}
