import type { Refusal } from '../upload/index.ts';

/** To the thread. */
export interface Order {
  task: string;
  order: unknown;
}

/** From it. */
export type Outcome = { answer: unknown } | { refusal: Refusal } | { failure: string };
