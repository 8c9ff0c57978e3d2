import type { Example } from '@svc/contract/kernel';
import type { Context } from './context.ts';

/** A tenant in which an example makes what it names. */
export interface ExampleCaller<C extends Context = Context> {
  context: C;
  /** Calls an operation by its id; throws when the answer is an error. */
  // biome-ignore lint/suspicious/noExplicitAny: an example takes ids out of any answer
  use: (id: string, example: Example) => Promise<any>;
}

/** Makes a call that works. The resources that it names are created anew each time. */
export type MakeExample<C extends Context = Context> = (caller: ExampleCaller<C>) => Promise<Example>;

export const nothing: MakeExample = async () => ({});

/** Makes two of what a call names, for a list of them. */
export const twice =
  <C extends Context>(make: MakeExample<C>): MakeExample<C> =>
  async (caller) => {
    for (const one of [make, make]) await one(caller);
    return {};
  };

export const withBody =
  <C extends Context>(make: MakeExample<C>, body: Record<string, unknown>): MakeExample<C> =>
  async (caller) => ({ ...(await make(caller)), body });
