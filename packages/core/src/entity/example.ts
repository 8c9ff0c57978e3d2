import type { Entity, Example, Operation } from '@svc/contract/kernel';
import { type Context, type ExampleCaller, type MakeExample, nothing, withBody } from '../kernel/index.ts';

interface Calls<C extends Context> {
  /** Makes what it lies in. */
  place?: MakeExample<C>;
  body: Record<string, unknown>;
  /** Fields that differ from the example of the other calls. */
  made?: Record<string, unknown>;
  changes: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** Calls that work of those operations of a plain resource that are declared, by id. */
export function plainExamples<C extends Context>(
  operations: readonly Operation[],
  { one, many, param }: Entity,
  { place = nothing as MakeExample<C>, body, made, changes, headers }: Calls<C>,
) {
  const make = async (caller: ExampleCaller<C>, { params = {} }: Example): Promise<Example> => {
    const { id } = await caller.use(`create_${one}`, { params, body: { ...body, ...made } });
    return { params: { ...params, [param]: id }, ...(headers && { headers }) };
  };
  const ofOne: MakeExample<C> = async (caller) => make(caller, await place(caller));
  const list: MakeExample<C> = async (caller) => {
    const where = await place(caller);
    for (const _ of [1, 2]) await make(caller, where);
    return where;
  };
  const calls = {
    [`list_${many}`]: list,
    [`create_${one}`]: withBody(place, body),
    [`get_${one}`]: ofOne,
    [`update_${one}`]: withBody(ofOne, changes),
    [`delete_${one}`]: ofOne,
  };
  return Object.fromEntries(Object.entries(calls).filter(([id]) => operations.some((one) => one.id === id)));
}
