import type { z } from 'zod';
import type { Context } from './context.ts';
import type { ErrorCode } from './errors.ts';
import type { Provenance } from './schema.ts';
import type { Scope } from './scopes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Address = `${Method} /v1/${string}`;

/** Decides the success status, the hints for agents, idempotency and whether an audit entry is expected. */
export type Effect = 'read' | 'create' | 'update' | 'delete' | 'run';

/** An operation that will end. Days are UTC, as `2027-03-01`; between the two lie six months at least. */
export interface Deprecation {
  since: string;
  ends: string;
  /** The operation that does it from now on, by id. */
  instead: string;
}

type Shape = z.ZodObject | undefined;
type Output<S extends Shape> = S extends z.ZodObject ? z.output<S> : unknown;

interface Declaration<P extends Shape, Q extends Shape, B extends Shape, R extends z.ZodType> {
  /** The tool's name without its prefix; unique. */
  id: string;
  address: Address;
  /** Left out: what its method says; a POST creates. */
  effect?: Effect;
  scope: Scope | 'any';
  fine?: Scope;
  /** What it does for its answer: live asks engines, predicted the model, cached (left out) neither. Figures have badges of their own. */
  provenance?: Provenance;
  spendsCredits?: boolean;
  gateable?: boolean;
  /** Operations whose gates stop this one too, since it does what they do. */
  gatedAs?: readonly string[];
  /** Gets through when the service refuses others: what tells how it does, stops what runs, or pays. */
  critical?: boolean;
  /** What it starts costs credits later, or through another key: an agent's own budget cannot hold it. */
  commitsLater?: boolean;
  /** Its answer may be some seconds old, so that a read replica may give it. For reads whose answer is a JSON object. */
  replica?: boolean;
  /** Answers then say so in headers, and the document marks it. */
  deprecation?: Deprecation;
  summary: string;
  description: string;
  params?: P;
  query?: Q;
  body?: B;
  /** The field of the body that may also come alone, as plain text or NDJSON, gzipped or not. */
  text?: string;
  returns: R;
  /** Beyond those that every operation can give, and `not_found`, which every one with params can. */
  errors?: readonly ErrorCode[];
}

type Input<P extends Shape, Q extends Shape, B extends Shape> = Output<P> & Output<Q> & Output<B>;

/** What some operations say besides. */
interface Rules<In, Inner extends Context> {
  /** The most credits that a call can cost: what gates compare, and what an approval is bound to. null: it starts nothing. */
  credits?: (context: Inner, input: In) => Promise<number | null>;
  /** Whether another person has to agree to this call, though no gate names it; `approvers` as gates name them. */
  waits?: (context: Inner, input: In) => Promise<{ approvers: readonly string[] | null } | null>;
  /** Reads what If-Match is compared with. The header is then required. */
  versioned?: (context: Inner, input: In) => Promise<{ id: string; updatedAt: string }>;
}

/** A verb that reaches nothing but the database. A write runs in a transaction. */
interface Plain<In, Out, Inner extends Context> extends Rules<In, Inner> {
  prepare?: undefined;
  run: (context: Inner, input: In) => Promise<Out>;
}

/** A verb that needs the network: `prepare` uses it outside any transaction, and `run` gets what came of it. */
interface Prepared<In, Out, Inner extends Context, Outer extends Context, Found> extends Rules<In, Inner> {
  prepare: (context: Outer, input: In) => Promise<Found>;
  run: (context: Inner, input: In, prepared: Found) => Promise<Out>;
}

/**
 * What generic readers see: the same declaration with its types forgotten. `Inner` is the context of `run`, `Outer`
 * that of `prepare`; who only reads the table leaves both out.
 */
export interface Operation<Inner extends Context = never, Outer extends Context = never>
  extends Declaration<z.ZodObject, z.ZodObject, z.ZodObject, z.ZodType>,
    Rules<Record<string, unknown>, Inner> {
  /** The heading that documents show it under, and the toolset of its tool. */
  group: string;
  effect: Effect;
  provenance: Provenance;
  prepare?: ((context: Outer, input: Record<string, unknown>) => Promise<unknown>) | undefined;
  run: (context: Inner, input: Record<string, unknown>, prepared: unknown) => Promise<unknown>;
}

/** An operation as it was declared, before its resource has added what follows from that. */
type Declared<Inner extends Context, Outer extends Context> = Omit<
  Operation<Inner, Outer>,
  'group' | 'effect' | 'provenance'
> &
  Pick<Declaration<undefined, undefined, undefined, z.ZodType>, 'effect' | 'provenance'>;

const effects = { GET: 'read', POST: 'create', PUT: 'update', PATCH: 'update', DELETE: 'delete' } as const;

/** Declares one operation. HTTP, the OpenAPI document, the client and the tools are readers of it. */
export function operation<
  R extends z.ZodType,
  Inner extends Context,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
>(definition: Declaration<P, Q, B, R> & Plain<Input<P, Q, B>, z.output<R>, Inner>): Declared<Inner, Context>;
export function operation<
  R extends z.ZodType,
  Inner extends Context,
  Outer extends Context,
  Found,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
>(
  definition: Declaration<P, Q, B, R> & Prepared<Input<P, Q, B>, z.output<R>, Inner, Outer, Found>,
): Declared<Inner, Outer>;
export function operation(definition: unknown): unknown {
  // The types are forgotten here: the API passes exactly what the definition's own schemas produced.
  return definition;
}

/** A heading that documents show operations under. `replica`: of all its reads that need no network. */
type Group = string | { name: string; replica: true };

/** The operations of one resource. What follows from each is added here, so that nobody has to say it. */
export const resource = <Inner extends Context, Outer extends Context>(
  group: Group,
  operations: readonly Declared<Inner, Outer>[],
): Operation<Inner, Outer>[] =>
  operations.map(({ errors = [], ...operation }) => ({
    effect: effects[method(operation)],
    provenance: 'cached' as const,
    ...(typeof group === 'object' && isRead(operation) && !operation.prepare && { replica: true }),
    ...operation,
    group: typeof group === 'object' ? group.name : group,
    errors: operation.params ? [...new Set<ErrorCode>(['not_found', ...errors])] : errors,
  }));

const isRead = (operation: Pick<Operation, 'address'> & { effect?: Effect }): boolean =>
  (operation.effect ?? effects[method(operation)]) === 'read';

/** Whether a call can be answered with 202, since somebody has to agree first. */
export const mayWait = ({
  gateable,
  gatedAs,
  waits,
}: Pick<Operation, 'gateable' | 'gatedAs' | 'waits'>): boolean =>
  gateable === true || gatedAs !== undefined || waits !== undefined;

export const readOnly = (operation: Pick<Operation, 'effect'>): boolean => operation.effect === 'read';
export const destructive = (operation: Pick<Operation, 'effect'>): boolean => operation.effect === 'delete';
export const method = (operation: Pick<Operation, 'address'>): Method =>
  operation.address.split(' ')[0] as Method;
export const path = (operation: Pick<Operation, 'address'>): string => operation.address.split(' ')[1] ?? '';

/** What writers wait for each other on: the first that the path names. null: they make something new. */
export function resourceOf(operation: Operation, input: Record<string, unknown>): string | null {
  const [first] = Object.keys(operation.params?.shape ?? {});
  if (first !== undefined) return String(input[first]);
  return operation.effect === 'create' || operation.effect === 'run' ? null : path(operation);
}
