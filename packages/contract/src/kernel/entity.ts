import { z } from 'zod';
import type { IdKind } from './ids.ts';
import { type Address, operation } from './operation.ts';
import { listOf, page } from './page.ts';
import { deleted, id, timestamp } from './schema.ts';
import type { ScopeName } from './scopes.ts';

type Fields = Readonly<Record<string, z.ZodType>>;

type Camel<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S;
const camel = (name: string): string => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** A plain resource: what stands in its rows, and how it is addressed. The rest of its names follow from `one`. */
interface Definition<
  One extends string,
  Many extends string,
  Param extends string,
  Path extends `/v1/${string}`,
  F extends Fields,
  D extends keyof F,
  A extends Fields,
  Q extends Fields,
  X extends keyof F,
  M extends Fields,
> {
  /** In the ids of its operations: `saved_view`, `saved_views`. */
  one: One;
  many?: Many;
  /** Its schema's name in the document: `SavedView`. */
  schema?: string;
  description?: string;
  /** `savedView` */
  kind?: IdKind;
  /** The variable of the path that names one: `savedViewId`. */
  param?: Param;
  /** What it is called in sentences: “The saved view.” */
  noun?: string;
  /** Of the list. With `{projectId}` it belongs to a project. */
  path: Path;
  /** What its reads need, and what its changes need. */
  reading: Scopes;
  writing: Scopes;
  /** Fields that callers send. */
  fields: F;
  /** Fields that a creation may leave out, with their defaults. */
  defaults: { readonly [K in D]: z.input<F[K]> };
  /** Fields that cannot be changed. */
  fixed?: readonly X[];
  /** Fields that the service sets, beside id, project and times. */
  added: A;
  /** Those of them that a change may set. */
  settable?: M;
  /** Filters of the list, beside its page. */
  query: Q;
}

interface Scopes {
  scope: ScopeName;
  fine?: ScopeName;
}

/** What else one of its operations declares. */
interface More<V extends boolean, W extends boolean> {
  errors?: readonly 'conflict'[];
  commitsLater?: boolean;
  versioned?: V;
  fourEyes?: W;
}

type Place<Path extends string> = Path extends `${string}{projectId}${string}`
  ? { projectId: z.ZodString }
  : Record<never, never>;

type Strict<Shape extends Fields> = z.ZodObject<{ [K in keyof Shape]: Shape[K] }, z.core.$strict>;

/**
 * Declares a plain resource: its schemas, and a declaration of each of its five operations, to be listed by `resource`.
 * Whatever is special stays an `operation` beside them.
 */
export function entity<
  const One extends string,
  const Path extends `/v1/${string}`,
  F extends Fields,
  D extends keyof F,
  A extends Fields,
  Q extends Fields,
  const Many extends string = `${One}s`,
  const Param extends string = `${Camel<One>}Id`,
  X extends keyof F = never,
  M extends Fields = Record<never, never>,
>(definition: Definition<One, Many, Param, Path, F, D, A, Q, X, M>) {
  const { one, description, path, reading, writing, fields, added, fixed = [], settable } = definition;
  const kind = definition.kind ?? (camel(one) as IdKind);
  const name = definition.schema ?? camel(`_${one}`);
  const noun = definition.noun ?? one.replaceAll('_', ' ');
  // If a name is left out, its type is the default that is computed here.
  const many = definition.many ?? (`${one}s` as Many);
  const param = definition.param ?? (`${camel(one)}Id` as Param);
  const inProject = path.includes('{projectId}');
  // The casts: computed keys lose their names, which the type arguments still have.
  const own = { [param]: id(kind, `The ${noun}.`) } as { [K in Param]: z.ZodString };
  const above = (inProject ? { projectId: id('project', 'The project.') } : {}) as Place<Path>;
  const defaulted = Object.fromEntries(
    Object.entries(definition.defaults).map(([field, value]) => [
      field,
      fields[field]?.default(value as never),
    ]),
  ) as { [K in D]: z.ZodDefault<F[K]> };
  const times = {
    createdAt: timestamp('When it was created.'),
    updatedAt: timestamp('When it last changed.'),
  };

  const schema = z
    .strictObject({ id: id(kind, `The ${noun}.`), ...above, ...fields, ...added, ...times })
    .meta({ id: name, ...(description !== undefined && { description }) });
  // Spreads of type arguments are intersections to the compiler, where these have the later field alone.
  const create = z
    .strictObject({ ...fields, ...defaulted })
    .meta({ id: `Create${name}` }) as unknown as Strict<Omit<F, D> & { [K in D]: z.ZodDefault<F[K]> }>;
  const changeable = Object.entries(fields).filter(([field]) => !fixed.some((one) => one === field));
  const update = z
    .strictObject({ ...Object.fromEntries(changeable), ...settable })
    .partial()
    .meta({ id: `Update${name}` }) as unknown as Strict<{
    [K in Exclude<keyof F, X> | keyof M]: z.ZodOptional<
      K extends keyof M ? M[K] : K extends keyof F ? F[K] : never
    >;
  }>;
  const list = listOf(`${name}List`, schema);
  const query = z.strictObject({ ...page, ...definition.query });
  const place = z.strictObject(above);
  const params = z.strictObject({ ...above, ...own });
  const placed = inProject ? { params: place } : {};
  const at = (method: 'GET' | 'POST'): Address => `${method} ${path}`;
  const atOne = (method: 'GET' | 'PATCH' | 'DELETE'): Address => `${method} ${path}/{${param}}`;

  return {
    ...{ one, many, path, kind, param, inProject, reading, writing },
    ...{ schema, create, update, list, query, place, params },
    /** Declares each by its summary, its description and what else is to be said of it. */
    operations: {
      list: (summary: string, description: string) =>
        operation({
          ...{ ...reading, summary, description, id: `list_${many}`, address: at('GET') },
          ...placed,
          query,
          returns: list,
        }),
      create: <const V extends boolean = false, const W extends boolean = false>(
        summary: string,
        description: string,
        more?: More<V, W>,
      ) =>
        operation({
          ...{ ...writing, ...more, summary, description, id: `create_${one}`, address: at('POST') },
          ...placed,
          body: create,
          returns: schema,
        }),
      get: (summary: string, description: string) =>
        operation({
          ...{ ...reading, summary, description, id: `get_${one}`, address: atOne('GET') },
          params,
          returns: schema,
        }),
      update: <const V extends boolean = false, const W extends boolean = false>(
        summary: string,
        description: string,
        more?: More<V, W>,
      ) =>
        operation({
          ...{ ...writing, ...more, summary, description, id: `update_${one}`, address: atOne('PATCH') },
          params,
          body: update,
          returns: schema,
        }),
      delete: <const V extends boolean = false, const W extends boolean = false>(
        summary: string,
        description: string,
        more?: More<V, W>,
      ) =>
        operation({
          ...{ ...writing, ...more, summary, description, id: `delete_${one}`, address: atOne('DELETE') },
          params,
          returns: deleted,
        }),
    },
  };
}

/** What readers of any such resource may rely on. */
export interface Entity {
  one: string;
  many: string;
  path: string;
  kind: IdKind;
  param: string;
  inProject: boolean;
  schema: z.ZodObject;
  create: z.ZodObject;
  update: z.ZodObject;
  query: z.ZodObject;
  place: z.ZodObject;
  params: z.ZodObject;
}
