import type { Compilable, CompiledQuery } from 'kysely';
import type { Scope } from './scope.ts';

/**
 * A read by its keys. The query is built and compiled at the first call and from then on only
 * bound: for few rows, building it costs as much as asking for it. `build` gets a placeholder for the workspace's id and for
 * each key; it must not branch on them.
 */
export function findRows<Keys extends unknown[], Row>(
  build: (scope: Scope, ...keys: Keys) => Compilable<Row>,
): (scope: Scope, ...keys: Keys) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async ({ db, workspace }, ...keys) => {
    const placeholders = keys.map(placeholder) as Keys;
    compiled ??= build({ db, workspace: { id: ofWorkspace } }, ...placeholders).compile();
    const parameters = compiled.parameters.map((value) => {
      if (value === ofWorkspace) return workspace.id;
      const index = placeholders.indexOf(value);
      return index < 0 ? value : keys[index];
    });
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

/** `findRows` of one row at most. */
export function findOne<Keys extends string[], Row>(
  build: (scope: Scope, ...keys: Keys) => Compilable<Row>,
): (scope: Scope, ...keys: Keys) => Promise<Row | undefined> {
  const find = findRows(build);
  return async (scope, ...keys) => (await find(scope, ...keys))[0];
}

/** No value of a request can equal it: NUL is refused in all text. */
const placeholder = (_: unknown, index: number): string => `\u0000${index}`;
const ofWorkspace = '\u0000workspace';
