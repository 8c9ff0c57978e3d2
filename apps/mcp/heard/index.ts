import { readFile } from 'node:fs/promises';

/** A plain request, and the tools that are right, the best one first; names without “svc.”. */
export interface Request {
  text: string;
  right: string[];
}

/** Requests of a file with one a line, as `text = tool, tool`. */
export async function readRequestFile(file: URL): Promise<Request[]> {
  const lines = await readFile(file, 'utf8');
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, text = '', right = ''] = /^(.*) = (.*)$/.exec(line) ?? [];
      return { text, right: right.split(', ') };
    });
}

/** Requests that the search was tuned on. */
export const readFitted = () => readRequestFile(new URL('fitted.txt', import.meta.url));

/** What people say who want a tool, each with the tool: written for the search, a tool a line. */
export async function readPhrases(): Promise<Request[]> {
  const lines = await readFile(new URL('phrases.txt', import.meta.url), 'utf8');
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

export const readSentences = async () => byTool([...(await readPhrases()), ...(await readFitted())]);
