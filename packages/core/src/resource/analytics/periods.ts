import type { Context } from '../../kernel/index.ts';
import { readDimensions, readMarkers, sayWhatExists } from '../cell/index.ts';
import { getProject } from '../project/index.ts';
import { changeOf, headlineOf } from '../scan/index.ts';
import { breaksBetween } from './comparability.ts';
import { rulesOf } from './filter.ts';
import { badgeOf, loadTwo, pairPanels, queryOf, sharedEngines, surfacesOf } from './load.ts';
import type { ComparePeriods, PeriodComparison } from './schema.ts';
import { spanOf } from './window.ts';

type Pairs = ReturnType<typeof pairPanels>;

export const bothChanges = (cells: Pairs) => ({
  tracked: changeOf(cells, 'tracked'),
  market: changeOf(cells, 'market'),
});

/** The difference between two spans, on the engines that both asked, each with its interval, test and verdict. */
export async function comparePeriods(context: Context, input: ComparePeriods): Promise<PeriodComparison> {
  const { projectId, measure, timeZone } = input;
  await getProject(context, { projectId });
  const spans = {
    before: spanOf(context, { ...input.before, days: 30, timeZone }),
    after: spanOf(context, { ...input.after, days: 30, timeZone }),
  };
  const picked = {
    projectId,
    rules: [input.rules, ...(await rulesOf(context, projectId, { segmentId: input.segmentId }))],
    brandIds: input.brandId === undefined ? ('own' as const) : [input.brandId],
  };
  const panels = await loadTwo(context, picked, spans);
  const engines = sharedEngines(panels);
  const cells = pairPanels(panels, measure, engines);
  const groups = [...panels.before.groups, ...panels.after.groups].filter(({ engine }) =>
    engines.includes(engine),
  );
  const market = changeOf(cells, 'market');
  const empty = (['before', 'after'] as const).filter((side) => panels[side].groups.length === 0);
  const [[old], [now]] = await Promise.all([
    readMarkers(context.db, queryOf(context, picked, spans.before)),
    readMarkers(context.db, queryOf(context, picked, spans.after)),
  ]);
  return {
    projectId,
    ...spans,
    measure,
    provenance: badgeOf(groups),
    headline: headlineOf(market).sentence,
    engines,
    overall: surfacesOf(groups).length === 1 ? { tracked: changeOf(cells, 'tracked'), market } : null,
    byEngine: engines.map((engine) => ({
      engine,
      ...bothChanges(cells.filter((cell) => cell.engine === engine)),
    })),
    breaks: old && now ? breaksBetween(old, now) : [],
    notes:
      empty.length === 0
        ? []
        : [
            `Nothing was measured in the span ${empty.join(' and ')}.`,
            sayWhatExists(await readDimensions(context.db, { workspaceId: context.workspace.id, projectId })),
          ],
  };
}
