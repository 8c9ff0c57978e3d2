import { readFitted, readRequestFile } from '../../heard/index.ts';

/** `fitted`: the search was tuned on them. `aside`: written by somebody who had not seen the search; only its shares are ever looked at. */
export const readRequests = (set: 'fitted' | 'aside') =>
  set === 'fitted' ? readFitted() : readRequestFile(new URL('aside.txt', import.meta.url));
