import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A plain request, and the tools that are right, the best one first; names without “svc.”. */
export interface Request {
  text: string;
  right: string[];
}

/** `fitted`: the search was tuned on them. `aside`: written by somebody who had not seen the search; only its shares are ever looked at. */
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

/** What people say who want a tool, each with the tool: written for the search, a tool a line. */
export async function readPhrases(): Promise<Request[]> {
  const lines = await readFile(join(import.meta.dirname, '../../src/find/phrases.txt'), 'utf8');
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', phrases = ''] = line.split(': ');
      return phrases.split('; ').map((text) => ({ text, right: [name] }));
    });
}

/** By tool, whatever is known to be said for it. */
export function byTool(requests: readonly Request[]): Record<string, string[]> {
  const said: Record<string, string[]> = {};
  for (const { text, right } of requests)
    for (const name of right) said[name] = [...(said[name] ?? []), text];
  return Object.fromEntries(Object.entries(said).sort(([one], [other]) => (one < other ? -1 : 1)));
}

export const readSentences = async () =>
  byTool([...(await readPhrases()), ...(await readRequests('fitted'))]);
