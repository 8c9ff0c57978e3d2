import { measures } from '@svc/contract/measure/figure';
import type { ShareOfVoice } from '@svc/contract/measure/score';
import type { Overview, OverviewQuery } from '@svc/contract/read/analytics';
import { currentMethod } from '@svc/scoring';
import type { Context } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import {
  clusterPrompts,
  type Panel,
  readDimensions,
  readMarkers,
  sayWhatExists,
} from '../../measure/cell/index.ts';
import { basisOf, estimateFigure, estimateShown } from '../../measure/figure/index.ts';
import { nextScheduledRun } from '../../measure/schedule/index.ts';
import { readOpenAlerts } from '../alert/index.ts';
import { rulesOf } from './filter.ts';
import {
  badgeOf,
  enginesOf,
  loadTwo,
  pairPanels,
  partOf,
  queryOf,
  sharedEngines,
  surfacesOf,
} from './load.ts';
import { addLooks } from './looks.ts';
import { bothChanges } from './periods.ts';
import { spanBefore, spanOf, zoneOf } from './window.ts';

/** Presence, mention and citation of a span with what changed since the span before it. */
export async function getAnalyticsOverview(context: Context, input: OverviewQuery): Promise<Overview> {
  const { projectId } = input;
  const project = await getProject(context, { projectId });
  const span = spanOf(context, input, project);
  const before = spanBefore(span, zoneOf(input, project));
  const picked = { projectId, rules: await rulesOf(context, projectId, input), brandIds: 'all' as const };
  const panels = await loadTwo(context, picked, { before, after: span });
  const all = panels.after.groups;
  const own = all.filter(({ brandId }) => brandId === project.brand.id);
  const [markers] = await readMarkers(context, queryOf({ ...picked, brandIds: 'own' }, span));
  return {
    projectId,
    span,
    before,
    provenance: badgeOf(own),
    scans: markers?.scans.length ?? 0,
    answers: own.reduce((sum, { cells }) => cells.reduce((part, { answers }) => part + answers, sum), 0),
    alerts: await readOpenAlerts(context, projectId),
    nextRunAt: await nextScheduledRun(context, projectId),
    surfaces: surfacesOf(own).map((surface) => {
      const sides = {
        before: partOf(panels.before, project.brand.id, surface),
        after: partOf(panels.after, project.brand.id, surface),
      };
      const engines = sharedEngines(sides);
      return {
        surface,
        engines: enginesOf(sides.after.groups),
        basis: basisOf([surface]),
        shown: estimateShown(sides.after, sides.after.groups),
        measures: measures.flatMap((measure) => {
          const figure = estimateFigure(sides.after, sides.after.groups, measure);
          if (!figure) return [];
          const change =
            engines.length === 0
              ? null
              : bothChanges(addLooks(pairPanels(sides, measure, engines), sides, measure));
          return [{ measure, figure, change }];
        }),
        shareOfVoice: shareOf(panels.after, surface, project.brand.id),
      };
    }),
    notes: own.length > 0 ? [] : [sayWhatExists(await readDimensions(context, projectId))],
  };
}

/** Answers that mention the brand, of those that mention one of the brands. */
function shareOf({ prompts, groups }: Panel, surface: string, brandId: string): ShareOfVoice | null {
  const { nameOf, few } = clusterPrompts(prompts);
  const byCluster = new Map<string, { part: number; whole: number }>();
  for (const group of groups) {
    if (group.surface !== surface) continue;
    for (const { prompt, mentioned, answers } of group.cells) {
      const asked = prompts[prompt];
      if (!asked || answers === 0) continue;
      const sum = byCluster.get(nameOf(asked)) ?? { part: 0, whole: 0 };
      byCluster.set(nameOf(asked), sum);
      sum.whole += mentioned / answers;
      if (group.brandId === brandId) sum.part += mentioned / answers;
    }
  }
  if (groups.every((group) => group.brandId === brandId)) return null;
  const { value, ci, n, label, methodVersion } = currentMethod.estimateShare([...byCluster.values()]);
  return { value, ci, n, label: few && ci ? 'few_topics' : label, methodVersion };
}
