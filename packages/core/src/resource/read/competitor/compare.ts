import type { ShareOfVoice } from '@svc/contract/measure/score';
import type {
  CompareQuery,
  CompetitorComparison,
  CompetitorTrends,
  ShareOfVoiceTable,
  SpanQuery,
  TrendsQuery,
} from '@svc/contract/read/competitor';
import { createRandom, currentMethod, fewestForRank, rankByShare } from '@svc/scoring';
import { say } from '../../../i18n/index.ts';
import type { Context } from '../../../kernel/index.ts';
import { clusterPrompts } from '../../measure/cell/index.ts';
import { estimateFigure, expectedNext } from '../../measure/figure/index.ts';
import { isPartial, sayTogether, surfacesOf, zoneOf } from '../analytics/index.ts';
import { loadBrands } from './load.ts';

type InProject = { projectId: string };

/** Every brand of the project by surface and engine, on the same answers. */
export async function compareCompetitors(
  context: Context,
  input: CompareQuery & InProject,
): Promise<CompetitorComparison> {
  const { panel, brands, common } = await loadBrands(context, input);
  return {
    ...common,
    measure: input.measure,
    surfaces: surfacesOf(panel.groups).map((surface) => ({
      surface,
      brands: brands.map((brand) => {
        const groups = panel.groups.filter((one) => one.surface === surface && one.brandId === brand.brandId);
        return {
          ...brand,
          figure: estimateFigure(panel, groups, input.measure),
          engines: groups.flatMap((group) => {
            const figure = estimateFigure(panel, [group], input.measure);
            return figure ? [{ engine: group.engine, figure }] : [];
          }),
        };
      }),
    })),
  };
}

/** A series for each brand and surface. */
export async function getCompetitorTrends(
  context: Context,
  input: TrendsQuery & InProject,
): Promise<CompetitorTrends> {
  const { project, panel, brands, common } = await loadBrands(context, input, input.bucket);
  const series = surfacesOf(panel.groups).flatMap((surface) =>
    brands.flatMap((brand) => {
      const own = panel.groups.filter((one) => one.surface === surface && one.brandId === brand.brandId);
      const points = [...Map.groupBy(own, ({ bucket }) => bucket)].flatMap(([bucket, groups]) => {
        const figure = estimateFigure(panel, groups, input.measure);
        const cut = isPartial(bucket, input.bucket, common.span, zoneOf(input, project));
        return figure ? [{ bucket, at: figure.asOf, figure, partial: cut }] : [];
      });
      return points.length > 0
        ? [{ surface, ...brand, points, expectedNext: expectedNext(points.at(-1)?.figure) }]
        : [];
    }),
  );
  return { ...common, measure: input.measure, series };
}

/** Draws are seeded: the same answers give the same chances. */
const seed = 20_261_122;

/** Shares of all brands' mentions, how many answers name each, and how certain the leader is. */
export async function getShareOfVoice(
  context: Context,
  input: SpanQuery & InProject,
): Promise<ShareOfVoiceTable> {
  const { panel, brands, common } = await loadBrands(context, input);
  const place = new Map(brands.map(({ brandId }, at) => [brandId, at]));
  const { nameOf, few } = clusterPrompts(panel.prompts);
  const byCluster = new Map<string, number[]>();
  for (const { brandId, cells } of panel.groups) {
    const at = place.get(brandId);
    if (at === undefined) continue;
    for (const { prompt, mentioned, answers } of cells) {
      const known = panel.prompts[prompt];
      if (!known || answers === 0) continue;
      const cluster = nameOf(known);
      const parts = byCluster.get(cluster) ?? brands.map(() => 0);
      byCluster.set(cluster, parts);
      parts[at] = (parts[at] ?? 0) + mentioned / answers;
    }
  }
  const clusters = [...byCluster.values()];
  const chances = rankByShare(clusters, brands.length, createRandom(seed));
  const rows = brands.flatMap((brand, at) => {
    const chance = chances[at];
    if (!chance) return [];
    const { value, ci, n, label, methodVersion } = currentMethod.estimateShare(
      clusters.map((parts) => ({
        part: parts[at] ?? 0,
        whole: parts.reduce((sum, part) => sum + part, 0),
      })),
    );
    const shareOfVoice: ShareOfVoice = {
      value,
      ci,
      n,
      label: few && ci ? 'few_topics' : label,
      methodVersion,
    };
    const own = panel.groups.filter(({ brandId }) => brandId === brand.brandId);
    return [
      {
        ...brand,
        shareOfVoice,
        answers: estimateFigure(panel, own, 'mention'),
        ...chance,
      },
    ];
  });
  const tooFew =
    clusters.length > 0 && clusters.length < fewestForRank
      ? [say({ id: 'rank.too_few', values: { least: fewestForRank, questions: clusters.length } })]
      : [];
  return {
    ...common,
    notes: [...common.notes, ...sayTogether(surfacesOf(panel.groups)), ...tooFew],
    brands: rows.sort((a, b) => a.rank - b.rank),
  };
}
