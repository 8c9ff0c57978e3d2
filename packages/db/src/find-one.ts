import type { Compilable, CompiledQuery } from 'kysely';
import type { TenantDatabase } from './client.ts';

/**
 * A read by its keys, the workspace's id first. The query is built and compiled at the first call and from then on only
 * bound: for few rows, building it costs as much as asking for it. `build` gets a placeholder for each key; it must not
 * branch on them.
 */
export function findRows<Keys extends unknown[], Row>(
  build: (db: TenantDatabase, ...keys: Keys) => Compilable<Row>,
): (db: TenantDatabase, ...keys: Keys) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, ...keys) => {
    const placeholders = keys.map(placeholder) as Keys;
    compiled ??= build(db, ...placeholders).compile();
    const parameters = compiled.parameters.map((value) => {
      const index = placeholders.indexOf(value);
      return index < 0 ? value : keys[index];
    });
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

/** `findRows` of one row at most. */
export function findOne<Keys extends string[], Row>(
  build: (db: TenantDatabase, ...keys: Keys) => Compilable<Row>,
): (db: TenantDatabase, ...keys: Keys) => Promise<Row | undefined> {
  const find = findRows(build);
  return async (db, ...keys) => (await find(db, ...keys))[0];
}

/** No value of a request can equal it: NUL is refused in all text. */
const placeholder = (_: unknown, index: number): string => `\u0000${index}`;
