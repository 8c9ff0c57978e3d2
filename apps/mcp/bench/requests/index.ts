import { readFitted, readRequestFile } from '../../heard/index.ts';

/**
 * `fitted`: the search was tuned on them. The others only ever judge it: `aside`, written by somebody who had not seen the search and
 * scored at each release; `fresh`, split off by chance from new requests before the last fit, and scored after it.
 */
export const readRequests = (set: 'fitted' | 'aside' | 'fresh') =>
  set === 'fitted' ? readFitted() : readRequestFile(new URL(`${set}.txt`, import.meta.url));
