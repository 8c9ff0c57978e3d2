import { orderVersion } from './order.ts';

/** Name of a reader with its version: figures of two names are never mixed. */
export const readerName = ({ engine, model }: { engine: string; model: string | null }): string =>
  [engine, model, orderVersion].filter(Boolean).join(' ');

/** The rules of the detector, by the detector's version. */
export const rulesName = (detector: string): string => `rules ${detector}`;
