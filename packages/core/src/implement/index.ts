import type { Operation, TypesOf } from '@svc/contract/kernel';
import type { PrepareContext, RunContext } from '../environment/index.ts';

type Input<O> = TypesOf<O>['input'];
type Output<O> = TypesOf<O>['output'];

/** Optional rules of an operation. */
interface Rules<In> {
  /** The most credits that a call can cost: what gates compare, and what an approval is bound to. null: it starts nothing. */
  credits?: (context: RunContext, input: In) => Promise<number | null>;
}

/** Whether another person has to agree to this call; `approvers` as gates name them. */
type Waits<In> = (context: RunContext, input: In) => Promise<{ approvers: readonly string[] | null } | null>;

/** Reads what If-Match is compared with. */
type Version<In> = (context: RunContext, input: In) => Promise<{ id: string; updatedAt: string }>;

/** A verb that reaches nothing but the database. A write runs in a transaction. */
interface Plain<In, Out> {
  prepare?: undefined;
  run: (context: RunContext, input: In) => Promise<Out>;
}

/** A verb that needs the network: `prepare` uses it outside any transaction, and `run` gets what came of it. */
interface Prepared<In, Out, Found> {
  prepare: (context: PrepareContext, input: In) => Promise<Found>;
  run: (context: RunContext, input: In, prepared: Found) => Promise<Out>;
}

/** A part that the declaration asks for is required, and one that it does not ask for is refused. */
type Verb<O, Found> = (Plain<Input<O>, Output<O>> | Prepared<Input<O>, Output<O>, Found>) &
  Rules<Input<O>> &
  (TypesOf<O>['versioned'] extends true ? { version: Version<Input<O>> } : { version?: undefined }) &
  (TypesOf<O>['fourEyes'] extends true ? { waits: Waits<Input<O>> } : { waits?: undefined });

type Named<O extends Operation, Id> = Extract<O, { id: Id }>;

type AnyInput = Record<string, unknown>;

/** An operation that can be run: what generic readers see, with the types of its schemas forgotten. */
export interface Runnable extends Operation, Rules<AnyInput> {
  waits?: Waits<AnyInput>;
  version?: Version<AnyInput>;
  prepare?: (context: PrepareContext, input: AnyInput) => Promise<unknown>;
  run: (context: RunContext, input: AnyInput, prepared: unknown) => Promise<unknown>;
}

/** Where no verb is given, any string counts as a name. */
type NamesOf<Verbs> = string extends keyof Verbs ? never : keyof Verbs;

/** Plain verbs are held to the operations of their names, save those that have a verb of their own. */
type Fitting<O extends Operation, P, Own> = {
  [Id in keyof P]: Id extends Exclude<O['id'], NamesOf<Own>> ? Verb<Named<O, Id>, never> : object;
};

/**
 * Joins declared operations with their verbs, by id: those of a plain resource where no other is given. A verb that is missing,
 * that no declaration asks for, or that takes or returns something else is a compile error.
 */
export function implement<
  O extends Operation,
  Found extends Record<string, unknown>,
  P extends Fitting<O, P, Found> = Record<never, never>,
>(
  operations: readonly O[],
  verbs: { [Id in keyof Found]: Verb<Named<O, Id>, Found[Id]> } & Record<Exclude<O['id'], keyof P>, object>,
  plain?: P,
): Runnable[] {
  // The types are forgotten here: the API passes exactly what the declaration's own schemas produced.
  const byId = { ...plain, ...verbs } as unknown as Record<string, Pick<Runnable, 'run'>>;
  return operations.map((operation) => {
    const verb = byId[operation.id];
    if (!verb) throw new Error(`${operation.id} has no verb`);
    return { ...operation, ...verb };
  });
}
