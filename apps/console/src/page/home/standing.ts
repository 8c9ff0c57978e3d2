import type { components } from '@svc/client';
import { useQueries } from '@tanstack/react-query';
import { getAnalyticsOverview, getHistory, getShareOfVoice } from '../../data/operations.gen.ts';
import { reading, useRead } from '../../data/use-read.ts';
import { type AnalyticsOverview, rankedOwn, speaking } from '../overview/data.ts';

export type Project = components['schemas']['ProjectWithScore'];

/** The period that an Overview shows by default, so that both say the same. */
const period = (projectId: string) => ({ projectId, days: 28 });

/** How one project does: its figures of the period, its rank, its last twelve weeks. */
export function useStanding({ id, latest }: Project) {
  const measured = latest !== null;
  const overview = useRead(getAnalyticsOverview, period(id), { when: measured });
  const history = useRead(getHistory, { projectId: id, days: 84, bucket: 'week' }, { when: measured });
  const spoken = speaking(overview.data?.surfaces ?? [], 'tracked').map((one) => ({
    ...one,
    line: history.data?.series.find(({ surface }) => surface === one.surface.surface),
  }));
  // Surfaces are never pooled: as on the Overview, the rank is the one on the surface with most answers.
  const most = spoken[0]?.surface.surface;
  const ranks = useRead(getShareOfVoice, most === undefined ? null : { ...period(id), surface: most });
  const own = rankedOwn(ranks.data);
  return {
    loading: measured && overview.isPending,
    error: overview.error,
    spoken,
    overview: overview.data,
    rank: own?.rank != null && ranks.data ? { rank: own.rank, of: ranks.data.brands.length } : null,
  };
}

/** How many projects are read at once to say how many changed; with more, the headline only counts them. */
export const mostCounted = 25;

/** Changes that passed the test, over some projects; null: they are not all known yet. */
export function useChanges(projects: readonly Project[]) {
  const measured = projects.filter(({ latest }) => latest !== null).slice(0, mostCounted);
  const found = useQueries({
    queries: measured.map(({ id }) => reading(getAnalyticsOverview, period(id))),
  });
  if (found.some(({ data, isError }) => data === undefined && !isError)) return null;
  return measured.flatMap((project, index) => {
    const overview = found[index]?.data as AnalyticsOverview | undefined;
    const real = speaking(overview?.surfaces ?? [], 'tracked').find(
      ({ change }) => change?.verdict === 'rise' || change?.verdict === 'fall',
    );
    return real?.change ? [{ project, surface: real.surface, change: real.change }] : [];
  });
}
