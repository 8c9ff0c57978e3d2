import { type Example, type Operation, readOnly } from '@svc/contract/kernel';
import { examples } from '@svc/core/examples';
import type { Caller } from './world.ts';

const kept = new WeakMap<Caller, Map<string, Promise<Example>>>();

const make = (operation: Operation, caller: Caller): Promise<Example> =>
  examples[operation.id]?.(caller) ?? Promise.resolve({});

/** For calls that are refused, or only read: one serves all tests of a caller, since making it costs more than the call. */
export function keptExampleOf(operation: Operation, caller: Caller): Promise<Example> {
  const ofCaller = kept.get(caller) ?? new Map<string, Promise<Example>>();
  kept.set(caller, ofCaller);
  const example = ofCaller.get(operation.id) ?? make(operation, caller);
  ofCaller.set(operation.id, example);
  return example;
}

/** A call that works, and works once. */
export const exampleOf = (operation: Operation, caller: Caller): Promise<Example> =>
  readOnly(operation) ? keptExampleOf(operation, caller) : make(operation, caller);
