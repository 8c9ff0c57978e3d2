import type { z } from 'zod';
import type { Context } from './context.ts';
import type { ErrorCode } from './errors.ts';
import type { Provenance } from './schema.ts';
import type { Scope } from './scopes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Address = `${Method} /v1/${string}`;

/** Decides the success status, the hints for agents, idempotency and whether an audit entry is expected. */
export type Effect = 'read' | 'create' | 'update' | 'delete' | 'run';

type Shape = z.ZodObject | undefined;
type Output<S extends Shape> = S extends z.ZodObject ? z.output<S> : unknown;

interface Declaration<P extends Shape, Q extends Shape, B extends Shape, R extends z.ZodType> {
  /** The tool's name without its prefix; unique. */
  id: string;
  group: string;
  address: Address;
  effect: Effect;
  scope: Scope | 'any';
  fine?: Scope;
  /** The strongest badge that the answer can carry. */
  provenance: Provenance;
  spendsCredits?: boolean;
  gateable?: boolean;
  summary: string;
  description: string;
  params?: P;
  query?: Q;
  body?: B;
  returns: R;
  /** Beyond those that every operation can give. */
  errors?: readonly ErrorCode[];
}

type Input<P extends Shape, Q extends Shape, B extends Shape> = Output<P> & Output<Q> & Output<B>;

/** A verb that reaches nothing but the database. A write runs in a transaction. */
interface Plain<In, Out, Inner extends Context> {
  prepare?: undefined;
  run: (context: Inner, input: In) => Promise<Out>;
}

/** A verb that needs the network: `prepare` uses it outside any transaction, and `run` gets what came of it. */
interface Prepared<In, Out, Inner extends Context, Outer extends Context, Found> {
  prepare: (context: Outer, input: In) => Promise<Found>;
  run: (context: Inner, input: In, prepared: Found) => Promise<Out>;
}

/**
 * What generic readers see: the same declaration with its types forgotten. `Inner` is the context of `run`, `Outer`
 * that of `prepare`; who only reads the table leaves both out.
 */
export interface Operation<Inner extends Context = never, Outer extends Context = never>
  extends Declaration<z.ZodObject, z.ZodObject, z.ZodObject, z.ZodType> {
  prepare?: ((context: Outer, input: Record<string, unknown>) => Promise<unknown>) | undefined;
  run: (context: Inner, input: Record<string, unknown>, prepared: unknown) => Promise<unknown>;
}

/** Declares one operation. HTTP, the OpenAPI document, the client and the tools are readers of it. */
export function operation<
  R extends z.ZodType,
  Inner extends Context,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
>(definition: Declaration<P, Q, B, R> & Plain<Input<P, Q, B>, z.output<R>, Inner>): Operation<Inner, Context>;
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
): Operation<Inner, Outer>;
export function operation(definition: unknown): unknown {
  // The types are forgotten here: the API passes exactly what the definition's own schemas produced.
  return definition;
}

export const readOnly = (operation: Pick<Operation, 'effect'>): boolean => operation.effect === 'read';
export const destructive = (operation: Pick<Operation, 'effect'>): boolean => operation.effect === 'delete';
export const method = (operation: Pick<Operation, 'address'>): Method =>
  operation.address.split(' ')[0] as Method;
export const path = (operation: Pick<Operation, 'address'>): string => operation.address.split(' ')[1] ?? '';
