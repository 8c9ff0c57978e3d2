import type { Context } from './context.ts';

/** What a call of one operation needs. */
export interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
}

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

export const withBody =
  <C extends Context>(make: MakeExample<C>, body: Record<string, unknown>): MakeExample<C> =>
  async (caller) => ({ ...(await make(caller)), body });
