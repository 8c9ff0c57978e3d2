import type { ComparePeriods, PeriodComparison } from '@svc/contract/read/analytics';
import { fewestLooks, type PeriodCell } from '@svc/scoring';
import { say } from '../../../i18n/index.ts';
import type { Context } from '../../../kernel/index.ts';
import { breaksBetween } from '../../measure/cell/index.ts';
import { changeOfPeriods, headlineOf } from '../../measure/scan/index.ts';
import { badgeOf, pairPanels, sharedEngines, surfacesOf } from './load.ts';
import { loadPeriods } from './load-periods.ts';
import { addLooks } from './looks.ts';
import { sayEmpty } from './say-empty.ts';
import { sayMovedTogether } from './say-together.ts';

export const bothChanges = (cells: Parameters<typeof changeOfPeriods>[0]) => ({
  tracked: changeOfPeriods(cells, 'tracked'),
  market: changeOfPeriods(cells, 'market'),
});

/** The difference between two spans, on the engines that both asked, each with its interval, test and verdict. */
export async function comparePeriods(context: Context, input: ComparePeriods): Promise<PeriodComparison> {
  const { projectId, measure } = input;
  const { spans, picked, panels, markers } = await loadPeriods(context, input);
  const { before: old, after: now } = markers;
  const engines = sharedEngines(panels);
  const cells = addLooks(pairPanels(panels, measure, engines), panels, measure);
  const groups = [...panels.before.groups, ...panels.after.groups].filter(({ engine }) =>
    engines.includes(engine),
  );
  const { tracked, market } = bothChanges(cells);
  return {
    projectId,
    ...spans,
    measure,
    provenance: badgeOf(groups),
    headline: headlineOf(market).sentence,
    engines,
    overall: surfacesOf(groups).length === 1 ? { tracked, market } : null,
    byEngine: engines.map((engine) => ({
      engine,
      ...bothChanges(cells.filter((cell) => cell.engine === engine)),
    })),
    breaks: old && now ? breaksBetween(old, now) : [],
    notes: [
      ...(await sayEmpty(context, picked, panels)),
      ...sayMovedTogether(surfacesOf(groups)),
      ...sayFewLooks(cells),
    ],
  };
}

/** Where a change may be about its days alone. */
function sayFewLooks([first]: readonly PeriodCell[]): string[] {
  const looks = first ? first.earlier.length + first.later.length : fewestLooks;
  return looks < fewestLooks ? [say({ id: 'compare.few_looks', values: { least: fewestLooks, looks } })] : [];
}
