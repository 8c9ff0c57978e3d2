import type { Compilable } from 'kysely';
import type { TenantDatabase } from './client.ts';

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
    const { rows } = await db.executeQuery<Row>({
      ...compiled,
      parameters: order.map((index) => values[index]),
    });
    return rows;
  };
}
