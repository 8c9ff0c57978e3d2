import { examples } from '@svc/core/examples';
import { type Example, type Operation, readOnly } from '@svc/core/kernel';
import type { Caller } from './world.ts';

const kept = new WeakMap<Caller, Map<string, Promise<Example>>>();

/** A call that works. Of what only reads, one serves all tests of a caller: making it costs more than the call. */
export function exampleOf(operation: Operation, caller: Caller): Promise<Example> {
  const make = () => examples[operation.id]?.(caller) ?? Promise.resolve({});
  if (!readOnly(operation)) return make();
  const ofCaller = kept.get(caller) ?? new Map<string, Promise<Example>>();
  kept.set(caller, ofCaller);
  const example = ofCaller.get(operation.id) ?? make();
  ofCaller.set(operation.id, example);
  return example;
}
