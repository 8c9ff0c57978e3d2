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

interface Definition<P extends Shape, Q extends Shape, B extends Shape, R extends z.ZodType> {
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
  /** Callers of ours send an Idempotency-Key by themselves. */
  idempotent?: boolean;
  summary: string;
  description: string;
  params?: P;
  query?: Q;
  body?: B;
  returns: R;
  /** Beyond those that every operation can give. */
  errors?: readonly ErrorCode[];
  run: (context: Context, input: Output<P> & Output<Q> & Output<B>) => Promise<z.output<R>>;
}

/** What generic readers see: the same definition with its types forgotten. */
export interface Operation extends Omit<Definition<z.ZodObject, z.ZodObject, z.ZodObject, z.ZodType>, 'run'> {
  run: (context: Context, input: Record<string, unknown>) => Promise<unknown>;
}

/** Declares one operation. HTTP, the OpenAPI document, the client and the tools are readers of it. */
export function operation<
  R extends z.ZodType,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
>(definition: Definition<P, Q, B, R>): Operation {
  // The one cast: `mount` passes exactly what the definition's own schemas produced.
  return definition as unknown as Operation;
}

export const readOnly = (operation: Operation): boolean => operation.effect === 'read';
export const destructive = (operation: Operation): boolean => operation.effect === 'delete';
export const method = (operation: Operation): Method => operation.address.split(' ')[0] as Method;
export const path = (operation: Operation): string => operation.address.split(' ')[1] ?? '';
