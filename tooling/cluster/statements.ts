import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Statements that were planned for more than one shard, as the coordinator's log has them: that of a function, where one sent it.
 * Postgres plans a prepared statement once for all values, at its sixth call, and sends nothing by that plan: it is named too.
 */
export async function linesOf(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(folder))
    for (const line of name.endsWith('.json')
      ? (await readFile(join(folder, name), 'utf8')).split('\n')
      : []) {
      if (!line.includes('multi-task query about to be executed')) continue;
      const told = JSON.parse(line) as { statement?: string; context?: string };
      const inner = /SQL statement "([\s\S]*?)"\nPL/.exec(told.context ?? '')?.[1];
      found.push(inner ?? told.statement ?? '');
    }
  return found;
}

/** A statement without its values. */
export const plain = (text: string): string =>
  text
    .replace(/'[^']*'|\$\d+|\b\d+\b/g, '?')
    .replace(/\s+/g, ' ')
    .trim();

export function countOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
