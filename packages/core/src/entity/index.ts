import { type Entity, mode } from '@svc/contract/kernel';
import type { AliasedExpression } from 'kysely';
import type { z } from 'zod';
import {
  audit,
  type Context,
  type Deleted,
  type List,
  listRows,
  newestFirst,
  newId,
  notFound,
  type Page,
  transaction,
} from '../kernel/index.ts';
import { plainRows, type RowTable, type Visible } from './queries.ts';

type Row<E extends Entity> = z.output<E['schema']>;
type Created<E extends Entity> = z.output<E['create']>;
type Changes<E extends Entity> = z.output<E['update']>;
type PlaceOf<E extends Entity> = 'projectId' extends keyof E['place']['shape']
  ? { projectId: string }
  : unknown;
type Params<E extends Entity> = z.output<E['params']>;
type Later = void | Promise<void>;
/** What the query of any list may have. */
type Listed = Page & { search?: string; sort?: unknown; [filter: string]: unknown };

/** What a plain resource does not say by its fields. The rights have to be said: `everyone` where there are none. */
interface Rules<E extends Entity, T extends RowTable, C extends keyof Row<E>> {
  table: T;
  /** Reads within a project, and throws not_found where the caller must not see it. null: it belongs to none. */
  within: (<R>(context: Context, place: PlaceOf<E>, read: () => Promise<R>) => Promise<R>) | null;
  visible: Visible<T>;
  /** Asked before each verb, so that a caller without the right to read learns nothing by writing either. */
  mayRead: (context: Context) => Later;
  mayCreate: (context: Context, input: Created<E>, place: PlaceOf<E>) => Later;
  mayChange: (context: Context, before: Row<E>, changes: Changes<E>) => Later;
  mayDelete: (context: Context, before: Row<E>) => Later;
  /** Fields that the service sets when it is made, and with a change. */
  made?: (context: Context, input: Created<E>) => Partial<Row<E>>;
  changed?: (context: Context, before: Row<E>, changes: Changes<E>) => Partial<Row<E>>;
  /** Written along with a row, in the same transaction; `before` is the row before a change, null for a new one. */
  also?: (context: Context, row: Row<E>, before: Row<E> | null) => Later;
  /** Columns that a statement works out, instead of one of the table. */
  derived?: readonly AliasedExpression<unknown, keyof Row<E> & string>[];
  /** Fields that stand in no column. */
  computed?: { [K in C]: (row: Omit<Row<E>, C>) => Row<E>[K] };
  /** Columns that lists are filtered by, and the column that `search` looks into. */
  filters?: readonly (keyof z.output<E['query']> & keyof Row<E> & string)[];
  search?: keyof Row<E> & string;
  /** Removed rows stay for what refers to them, and nobody sees them. */
  marked?: boolean;
}

interface Verbs {
  list: unknown;
  create: unknown;
  get: unknown;
  update: unknown;
  delete: unknown;
}
/** What `implement` joins with the operations that are declared of it. */
type ById<E extends Entity, V extends Verbs> = {
  [Id in `list_${E['many']}`]: { run: V['list'] };
} & {
  [Verb in Exclude<keyof Verbs, 'list'> as `${Verb}_${E['one']}`]: { run: V[Verb] };
};

/** Refuses nobody: scopes and projects already decide. */
export const everyone = (): void => {};
export { columnsOf, everyRow, tableOf, type Visible } from './queries.ts';

/** Fields that are left out may be present as undefined. */
const given = (input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

const byName = { name: 'name', by: ['name', 'id'], direction: 'asc' } as const;

/**
 * The verbs of a plain resource: each sees only what the caller may, a write is one transaction with its audit entry, and what is not
 * there is not_found. They are joined with the operations by `implement`, beside whatever is special.
 */
export function plainVerbs<E extends Entity, T extends RowTable, C extends keyof Row<E> = never>(
  entity: E,
  rules: Rules<E, T, C>,
) {
  const { one, kind, param, path, inProject } = entity;
  const { table, visible, computed, derived = [], marked = false, filters = [] } = rules;
  const elsewhere = new Set<unknown>([...Object.keys(computed ?? {}), ...derived.map(({ alias }) => alias)]);
  const own = Object.entries(entity.schema.shape).flatMap(([name, schema]) =>
    elsewhere.has(name) || schema === mode ? [] : [name],
  );
  const columns = [...own, ...derived];
  const inColumns = (fields: object) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => own.includes(name)));
  const rows = plainRows(table, columns, { visible, inProject, marked });
  // What stands in the rows is what the schema says: the conformance suite checks each answer against it.
  const toItem = (row: object): Row<E> => {
    const more = Object.entries<(row: never) => unknown>(computed ?? {}).map(([name, of]) => [
      name,
      of(row as never),
    ]);
    return { ...row, ...Object.fromEntries(more) } as Row<E>;
  };
  const projectOf = (place: object): unknown => ('projectId' in place ? place.projectId : undefined);
  const inPlace = (place: object) => (projectOf(place) === undefined ? {} : { projectId: projectOf(place) });
  const idOf = (input: object): string => String((input as Record<string, unknown>)[param]);

  const inside = async <R>(context: Context, place: object, read: () => Promise<R>): Promise<R> => {
    await rules.mayRead(context);
    return rules.within ? rules.within(context, place as PlaceOf<E>, read) : read();
  };

  async function find(context: Context, id: string, place: object): Promise<Row<E>> {
    const row = await inside(context, place, () =>
      rows.seen(context, projectOf(place)).select(rows.columns).where('id', '=', id).executeTakeFirst(),
    );
    if (!row)
      throw notFound(
        one.replaceAll('_', ' '),
        id,
        `GET ${path.replace('{projectId}', String(projectOf(place)))}`,
      );
    return toItem(row);
  }

  const verbs = {
    list(context: Context, input: z.output<E['query']> & PlaceOf<E>): Promise<List<Row<E>>> {
      const query: Listed = input as never;
      return inside(context, query, () =>
        listRows(rows.seen(context, projectOf(query)), {
          columns: rows.columns,
          filters: Object.fromEntries(filters.map((name) => [name, query[name]])),
          ...(rules.search && { search: { in: rules.search as 'name', text: query.search } }),
          order: query.sort === 'name' ? byName : newestFirst,
          toItem,
          page: query,
        }),
      );
    },

    get: (context: Context, input: Params<E>): Promise<Row<E>> => find(context, idOf(input), input),

    /** `settled`: what the caller of the verb has settled already, such as the id. */
    create: (context: Context, input: Created<E> & PlaceOf<E>, settled?: Partial<Row<E>>): Promise<Row<E>> =>
      transaction(context, async (context) => {
        const { projectId: _, ...fields } = input as Record<string, unknown>;
        await inside(context, input as object, async () => rules.mayCreate(context, input, input));
        const id = String(settled && 'id' in settled ? settled.id : newId(kind));
        const made = { ...rules.made?.(context, input), ...settled };
        const row = { ...inPlace(input as object), ...fields, ...made, id };
        await rows.insert(context, inColumns(row));
        await rules.also?.(context, row as Row<E>, null);
        await audit(context, `${one}.created`, id, fields);
        return find(context, id, input as object);
      }),

    update: (context: Context, input: Changes<E> & Params<E>): Promise<Row<E>> =>
      transaction(context, async (context) => {
        const id = idOf(input);
        const { projectId: _, [param]: __, ...changes } = given(input as Record<string, unknown>);
        const before = await find(context, id, input);
        await rules.mayChange(context, before, changes as Changes<E>);
        const more = rules.changed?.(context, before, changes as Changes<E>) ?? {};
        await rows.update(context, id, inColumns({ ...changes, ...more }));
        await rules.also?.(context, { ...before, ...changes, ...more }, before);
        await audit(context, `${one}.updated`, id, { before, after: changes });
        return find(context, id, input as object);
      }),

    delete: (context: Context, input: Params<E>): Promise<Deleted> =>
      transaction(context, async (context) => {
        const id = idOf(input);
        const before = await find(context, id, input);
        await rules.mayDelete(context, before);
        await rows.remove(context, id);
        await audit(context, `${one}.deleted`, id, before as Record<string, unknown>);
        return { id, deleted: true };
      }),
  };
  // The type says what computed keys forget.
  const byId = {
    [`list_${entity.many}`]: { run: verbs.list },
    [`create_${one}`]: { run: verbs.create },
    [`get_${one}`]: { run: verbs.get },
    [`update_${one}`]: { run: verbs.update },
    [`delete_${one}`]: { run: verbs.delete },
  } as ById<E, typeof verbs>;
  return { ...verbs, byId };
}
