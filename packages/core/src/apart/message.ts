import type { Refusal } from '../upload/index.ts';

/** A message to the thread. */
export interface Order {
  task: string;
  order: unknown;
}

/** From it. */
export type Outcome = { answer: unknown } | { refusal: Refusal } | { failure: string };
