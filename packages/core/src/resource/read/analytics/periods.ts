import type { ComparePeriods, PeriodComparison } from '@svc/contract/read/analytics';
import type { Context } from '../../../kernel/index.ts';
import { breaksBetween } from '../../measure/cell/index.ts';
import { changeOf, headlineOf } from '../../measure/scan/index.ts';
import { badgeOf, pairPanels, sharedEngines, surfacesOf } from './load.ts';
import { loadPeriods } from './load-periods.ts';
import { sayEmpty } from './say-empty.ts';

type Pairs = ReturnType<typeof pairPanels>;

export const bothChanges = (cells: Pairs) => ({
  tracked: changeOf(cells, 'tracked'),
  market: changeOf(cells, 'market'),
});

/** The difference between two spans, on the engines that both asked, each with its interval, test and verdict. */
export async function comparePeriods(context: Context, input: ComparePeriods): Promise<PeriodComparison> {
  const { projectId, measure } = input;
  const { spans, picked, panels, markers } = await loadPeriods(context, input);
  const { before: old, after: now } = markers;
  const engines = sharedEngines(panels);
  const cells = pairPanels(panels, measure, engines);
  const groups = [...panels.before.groups, ...panels.after.groups].filter(({ engine }) =>
    engines.includes(engine),
  );
  const market = changeOf(cells, 'market');
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
    notes: await sayEmpty(context, picked, panels),
  };
}
