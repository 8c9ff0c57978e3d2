import { sql } from 'kysely';
import { z } from 'zod';
import type { Environment } from '../../environment/index.ts';
import { job } from '../../kernel/index.ts';

/** Every minute: makes the words of answers findable by an index. Until then a search reads them as they are. */
export const indexWordsJob = job({
  task: 'index_words',
  payload: z.looseObject({}),
  key: () => 'index_words',
});

const mostMilliseconds = 40_000;

/** Indexes scans that have ended, newest first, one in each statement. What it leaves, the next run takes on. */
export async function indexWords({ database }: Environment, stop: AbortSignal): Promise<{ scans: number }> {
  const began = performance.now();
  for (let scans = 0; ; scans += 1) {
    if (stop.aborted || performance.now() - began > mostMilliseconds) return { scans };
    const { rows } = await sql<{ scan: string | null }>`select index_words() as scan`.execute(
      database.system,
    );
    if (!rows[0]?.scan) return { scans };
  }
}
