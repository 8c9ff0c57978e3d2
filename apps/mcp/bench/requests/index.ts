import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A plain request, and the tools that are right, the best one first; names without “svc.”. */
export interface Request {
  text: string;
  right: string[];
}

/** `fitted`: the search was tuned on them. `aside`: written by somebody who had not seen the search, and never looked at since. */
export async function readRequests(set: 'fitted' | 'aside'): Promise<Request[]> {
  const lines = await readFile(join(import.meta.dirname, `${set}.txt`), 'utf8');
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, text = '', right = ''] = /^(.*) = (.*)$/.exec(line) ?? [];
      return { text, right: right.split(', ') };
    });
}
