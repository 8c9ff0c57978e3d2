import { parse } from 'libpg-query';
import type { Sql } from 'postgres';
import { mayCross } from './crossing.ts';
import { unboundTables } from './one-tenant.ts';
import { sessionNeeds } from './session.ts';

/**
 * Statements that may touch rows of more than one tenant, each with the tables that no equality binds to one, and those
 * that leave something behind on their connection, each with what.
 */
export async function crossingStatements(template: Sql, statements: readonly string[]): Promise<string[]> {
  const columns = new Map<string, Set<string>>();
  const known = await template<{ table: string; column: string }[]>`
    select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`;
  for (const { table, column } of known)
    columns.set(table, (columns.get(table) ?? new Set<string>()).add(column));
  const tenantColumn = (table: string) => {
    if (table === 'workspace') return 'id';
    return columns.get(table)?.has('workspace_id') ? 'workspace_id' : null;
  };
  const found: string[] = [];
  for (const statement of new Set(statements)) {
    const tree = await parse(statement);
    const needs = sessionNeeds(tree);
    if (needs.length > 0) found.push(`needs a session (${needs.join(', ')}): ${statement}`);
    const tables = unboundTables(tree, { columns, tenantColumn });
    if (tables.length > 0 && !mayCross(statement, tables)) found.push(`${tables.join(', ')}: ${statement}`);
  }
  return found.sort();
}
