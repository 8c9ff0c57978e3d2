import { z } from 'zod';
import type { Environment } from '../../../environment/index.ts';
import { GuardError, isPrefix } from '../../../guard/index.ts';
import { instant, job } from '../../../kernel/index.ts';
import { rangeSources } from './crawlers.ts';
import { storeRange } from './queries.ts';

/** Runs daily, since operators move their crawlers. */
export const refreshCrawlerRangesJob = job({
  task: 'refresh_crawler_ranges',
  every: '29 1 * * *',
  payload: z.looseObject({}),
  key: () => 'refresh_crawler_ranges',
  priority: 10,
});

/** Fetches what operators publish. A list that cannot be read leaves the one before, with its date. */
export async function refreshCrawlerRanges({
  fetch,
  database,
  now,
  log,
}: Pick<Environment, 'fetch' | 'database' | 'now' | 'log'>): Promise<{ fetched: number; failed: string[] }> {
  const failed: string[] = [];
  for (const source of rangeSources) {
    try {
      const answer = await fetch.get(source, {
        accept: 'application/json',
        maxBytes: 2_000_000,
        userAgent: 'svc-crawler-lists/1.0',
      });
      const prefixes = answer.status === 200 ? prefixesIn(JSON.parse(answer.text())) : [];
      if (prefixes.length === 0) throw new SyntaxError(`no addresses, status ${answer.status}`);
      await storeRange(database.system, { source, prefixes, fetchedAt: instant(now()) });
    } catch (error) {
      if (!(error instanceof GuardError) && !(error instanceof SyntaxError)) throw error;
      log.warn({ source, reason: error.message }, 'addresses of a crawler were not refreshed');
      failed.push(source);
    }
  }
  return { fetched: rangeSources.length - failed.length, failed };
}

/** Every address and prefix in a document, whatever its operator calls the fields. */
export function prefixesIn(document: unknown): string[] {
  const found = new Set<string>();
  const left: unknown[] = [document];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next === 'string' && isPrefix(next)) found.add(next);
    else if (typeof next === 'object' && next !== null) left.push(...Object.values(next));
  }
  return [...found];
}
