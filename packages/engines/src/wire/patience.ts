import type { AskContext } from '../adapter.ts';

const defaultLimitMs = 240_000;
/** Time that is reserved, within the limit, for giving a job up in order. */
const spareMs = 5_000;

/** How long a job of a provider is waited for, in milliseconds: nearly as long as the attempt may take. */
export const patienceMs = ({ limitMs = defaultLimitMs }: AskContext): number =>
  Math.max(limitMs / 2, limitMs - spareMs);
