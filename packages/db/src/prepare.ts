import type { Compilable } from 'kysely';
import type { TenantDatabase } from './client.ts';

/** Past the builder's executor, for handles that are in no transaction. */
export const directReads = new WeakMap<
  TenantDatabase,
  (sql: string, parameters: readonly string[]) => Promise<readonly unknown[]>
>();

/**
 * A query that is built and compiled once and then only bound: the builder costs more than the query's round trip
 * on a hot read. `build` gets as many string placeholders as `run` later gets values.
 */
export function prepare<Values extends string[], Row>(
  count: Values['length'],
  build: (db: TenantDatabase, ...placeholders: Values) => Compilable<Row>,
): (db: TenantDatabase, ...values: Values) => Promise<Row[]> {
  const placeholders = Array.from({ length: count }, (_, index) => `\u0000${index}`) as Values;
  let compiled: ReturnType<Compilable<Row>['compile']> | undefined;
  let order: number[] = [];
  return async (db, ...values) => {
    if (compiled === undefined) {
      compiled = build(db, ...placeholders).compile();
      order = compiled.parameters.map((parameter) => placeholders.indexOf(parameter as string));
      if (order.includes(-1)) throw new Error('a prepared query takes all its values as placeholders');
    }
    const parameters = order.map((index) => values[index] ?? '');
    const direct = directReads.get(db);
    if (direct) return (await direct(compiled.sql, parameters)) as Row[];
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
