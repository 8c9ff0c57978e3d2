import { camel } from '@svc/db';
import type { Sql } from 'postgres';
import { type DeclaredRows, declaredRows } from './declared.ts';

/** Column that the driver keeps beside the rows (packages/db/src/rows.ts). */
const aside = 'aside';
/** The fewest characters that identify a statement. */
const leastText = 20;

/**
 * Statements whose rows have other columns than the code takes them to have, each with which. Each one that was sent is
 * prepared on the migrated template, which tells its columns.
 */
export async function misreadStatements(
  template: Sql,
  statements: readonly string[],
  declared: readonly DeclaredRows[] = declaredRows(),
): Promise<string[]> {
  const found = new Set<string>();
  for (const statement of new Set(statements)) {
    const fitting = declared.filter(({ matches }) => matches(statement));
    // Values may be anything, so a short text fits many statements: the longest that fits is taken.
    const longest = Math.max(leastText, ...fitting.map(({ length }) => length));
    const own = fitting.filter(({ length }) => length === longest);
    if (own.length === 0) continue;
    const { columns } = await template.unsafe(statement).describe();
    const names = columns.map(({ name }) => camel(name)).filter((name) => name !== aside);
    // Two places may send the same text: each is right by its own type.
    for (const one of own) {
      const difference = differenceOf(one, names);
      if (difference !== '') found.add(`${one.at}: ${difference}`);
    }
  }
  return [...found].sort();
}

/** Empty: the type is what comes. */
function differenceOf({ fields }: DeclaredRows, columns: readonly string[]): string {
  const promised = fields.filter(({ name, optional }) => !optional && !columns.includes(name));
  const unknown = columns.filter((column) => !fields.some(({ name }) => name === column));
  return [
    promised.length > 0 && `promises ${promised.map(({ name }) => name).join(', ')}, which is not selected`,
    unknown.length > 0 && `selects ${unknown.join(', ')}, which the type does not have`,
  ]
    .filter(Boolean)
    .join('; ');
}
