import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { type NamesIn, type PathOf, type PathVariable, paramsOf } from './path.ts';
import type { Provenance } from './schema.ts';
import type { ScopeName } from './scopes.ts';

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
  /** Left out: the effect that the method implies; a POST creates. */
  effect?: Effect;
  scope: ScopeName | 'any';
  fine?: ScopeName;
  /** What it does for its answer: live asks engines, predicted the model, cached (left out) neither. Figures have badges of their own. */
  provenance?: Provenance;
  spendsCredits?: boolean;
  gateable?: boolean;
  /** Operations whose gates stop this one too, since it does what they do. */
  gatedAs?: readonly string[];
  /** Another person has to agree to some of its calls, though no gate names it. */
  fourEyes?: boolean;
  /** If-Match is required: a change is made for the version that its caller has seen. */
  versioned?: boolean;
  /** Served even when the service refuses other calls: operations that report its state, stop work, or pay. */
  critical?: boolean;
  /** What the call starts costs credits later or through another key: an agent's own budget cannot cover it. */
  commitsLater?: boolean;
  /** Its answer may be some seconds old, so a read replica can serve it. For reads whose answer is a JSON object. */
  replica?: boolean;
  /** Answers then say so in headers, and the document marks it. */
  deprecation?: Deprecation;
  summary: string;
  description: string;
  /** Left out: the ids in the address. */
  params?: P;
  query?: Q;
  body?: B;
  /** The body came later than the operation: calls without one are served as before. */
  bodyOptional?: true;
  /** The field of the body that may also come alone, as plain text or NDJSON, gzipped or not. */
  text?: string;
  returns: R;
  /** Beyond those that every operation can give, and `not_found`, which every one with params can. */
  errors?: readonly ErrorCode[];
}

/** What every reader of the contract sees: a declaration with the types of its schemas forgotten. */
export interface Operation extends Declaration<z.ZodObject, z.ZodObject, z.ZodObject, z.ZodType> {
  /** The heading that documents show it under, and the toolset of its tool. */
  group: string;
  effect: Effect;
  provenance: Provenance;
}

/** Holds types alone: no operation has this field. */
declare const types: unique symbol;

interface Types {
  input: unknown;
  output: unknown;
  versioned: boolean;
  fourEyes: boolean;
}

/** A declaration that still knows its types, so that its implementation can be checked against them. */
interface Typed<Id extends string, T extends Types>
  extends Declaration<z.ZodObject, z.ZodObject, z.ZodObject, z.ZodType> {
  id: Id;
  [types]?: T;
}

export type TypesOf<O> = O extends Typed<string, infer T> ? T : never;

/** An address with a variable that is no listed id has to say what it is. */
type PathDeclared<A extends string> = [NamesIn<A>] extends [PathVariable] ? unknown : { params: z.ZodObject };
type InPath<P extends Shape, A extends string> = P extends z.ZodObject ? z.output<P> : PathOf<NamesIn<A>>;

/** Declares one operation. HTTP, the OpenAPI document, the client and the tools are readers of it. */
export const operation = <
  const Id extends string,
  R extends z.ZodType,
  const A extends Address,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
  const V extends boolean = false,
  const W extends boolean = false,
>(
  declaration: Declaration<P, Q, B, R> &
    PathDeclared<A> & { id: Id; address: A; versioned?: V; fourEyes?: W },
): Typed<
  Id,
  { input: InPath<P, A> & Output<Q> & Output<B>; output: z.output<R>; versioned: V; fourEyes: W }
> => {
  const declared = declaration as Declaration<z.ZodObject, z.ZodObject, z.ZodObject, R> & { id: Id };
  const params = declared.params ?? paramsOf(declared.address);
  return params ? { ...declared, params } : declared;
};

/** A heading that documents show operations under. `replica`: of all its reads, unless one says otherwise. */
type Group = string | { name: string; replica: true };

const effects = { GET: 'read', POST: 'create', PUT: 'update', PATCH: 'update', DELETE: 'delete' } as const;

/** The operations of one resource. What follows from each is added here, so that nobody has to say it. */
export const resource = <O extends Typed<string, Types>>(
  group: Group,
  operations: readonly O[],
): (O & Operation)[] =>
  operations.map(({ errors = [], ...operation }) => {
    const effect = operation.effect ?? effects[method(operation)];
    return {
      provenance: 'cached',
      ...(typeof group === 'object' && effect === 'read' && { replica: true }),
      ...operation,
      effect,
      group: typeof group === 'object' ? group.name : group,
      errors: operation.params ? [...new Set<ErrorCode>(['not_found', ...errors])] : errors,
    } as O & Operation;
  });

/** Whether a call can be answered with 202, since somebody has to agree first. */
export const mayWait = ({
  gateable,
  gatedAs,
  fourEyes,
}: Pick<Operation, 'gateable' | 'gatedAs' | 'fourEyes'>): boolean =>
  gateable === true || gatedAs !== undefined || fourEyes === true;

export const readOnly = (operation: Pick<Operation, 'effect'>): boolean => operation.effect === 'read';
export const destructive = (operation: Pick<Operation, 'effect'>): boolean => operation.effect === 'delete';
export const method = (operation: Pick<Operation, 'address'>): Method =>
  operation.address.split(' ')[0] as Method;
export const path = (operation: Pick<Operation, 'address'>): string => operation.address.split(' ')[1] ?? '';

/** The thing on which writers wait for each other: the first that the path names. null: they make something new. */
export function resourceOf(operation: Operation, input: Record<string, unknown>): string | null {
  const [first] = Object.keys(operation.params?.shape ?? {});
  if (first !== undefined) return String(input[first]);
  return operation.effect === 'create' || operation.effect === 'run' ? null : path(operation);
}
