import type { Positions, PositionsQuery } from '@svc/contract/read/analytics';
import { currentMethod, estimateRatio } from '@svc/scoring';
import type { Context } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { type ClusterCounts, readClusters, readDimensions, sayWhatExists } from '../../measure/cell/index.ts';
import { badgeOfParts } from '../../measure/figure/index.ts';
import { rulesOf } from './filter.ts';
import { queryOf, surfacesOfParts } from './load.ts';
import { sayTogether } from './say-together.ts';
import { spanOf } from './window.ts';

const names = ['mentioned', 'first', 'top3', 'recommended', 'rankSum', 'shareSum'] as const;
type Counts = ClusterCounts<(typeof names)[number]>['counts'];

/** How early and how strongly answers mention a brand, among the answers that mention it. */
export async function getPositionDistribution(context: Context, input: PositionsQuery): Promise<Positions> {
  const { projectId } = input;
  const project = await getProject(context, { projectId });
  const span = spanOf(context, input, project);
  const picked = { projectId, rules: await rulesOf(context, projectId, input), brandIds: 'all' as const };
  const rows = await readClusters(context, queryOf(picked, span), names);
  const brands = [
    { brandId: project.brand.id, name: project.brand.name, role: 'own' as const },
    ...project.competitors.map(({ id, name }) => ({ brandId: id, name, role: 'competitor' as const })),
  ];
  return {
    projectId,
    span,
    provenance: badgeOfParts(rows),
    brands: brands.map((brand) => {
      const own = rows.filter(({ brandId }) => brandId === brand.brandId).map(({ counts }) => counts);
      const sum = (of: (row: Counts) => number): number => own.reduce((all, row) => all + of(row), 0);
      const mentions = sum(({ mentioned }) => mentioned);
      const share = (of: (row: Counts) => number) => {
        const { value, ci, n } = currentMethod.estimateShare(
          own.map((row) => ({ part: of(row), whole: row.mentioned })),
        );
        return { value, ci, n };
      };
      return {
        ...brand,
        mentions,
        first: share(({ first }) => first),
        top3: share(({ top3 }) => top3),
        recommended: share(({ recommended }) => recommended),
        meanRank: estimateRatio(
          own.map((row) => ({ part: row.rankSum, whole: row.mentioned })),
          { least: 1, most: brands.length },
        ),
        wordShare: share(({ shareSum, mentioned }) => Math.min(shareSum, mentioned)),
      };
    }),
    notes:
      rows.length > 0
        ? sayTogether(surfacesOfParts(rows))
        : [sayWhatExists(await readDimensions(context, projectId))],
  };
}
