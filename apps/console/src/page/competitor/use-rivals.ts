import { useQueries } from '@tanstack/react-query';
import { compareHeadToHead } from '../../data/operations.gen.ts';
import { reading } from '../../data/use-read.ts';
import type { CellQuery, spanOf } from '../../filter/address.ts';
import { type Brand, type HeadToHeadTable, type Measure, mostRivals } from './data.ts';

/** The own brand against each rival. */
export function useRivals(
  query: { projectId: string } & ReturnType<typeof spanOf> & CellQuery,
  rivals: readonly Brand[],
  measure: Measure,
) {
  return useQueries({
    queries: rivals
      .slice(0, mostRivals)
      .map(({ id }) => reading(compareHeadToHead, { ...query, competitorId: id, measure })),
    combine: (found) => ({
      tables: new Map(
        found.flatMap(({ data }): [string, HeadToHeadTable][] => (data ? [[data.competitorId, data]] : [])),
      ),
      error: found.find(({ error }) => error !== null)?.error ?? null,
      pending: found.some(({ isPending }) => isPending),
      retry: () => void Promise.all(found.map(({ refetch }) => refetch())),
    }),
  });
}
