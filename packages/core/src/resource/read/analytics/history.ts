import type { History, HistoryQuery } from '@svc/contract/read/analytics';
import { say } from '../../../i18n/index.ts';
import type { Context } from '../../../kernel/index.ts';
import { changesWithin } from '../../account/logged-change/index.ts';
import { readDimensions, sayWhatExists } from '../../measure/cell/index.ts';
import { expectedNext } from '../../measure/figure/index.ts';
import { type Basis, shownOnlyNote } from '../../measure/score/index.ts';
import { loadSeries } from './load-series.ts';

/** A point for each scan or period, with its interval and what else changed since the point before. */
export async function getHistory(context: Context, input: HistoryQuery): Promise<History> {
  const { projectId, measure } = input;
  const { span, timeZone, provenance, series } = await loadSeries(context, input);
  const key = { workspaceId: context.workspace.id, projectId };
  return {
    projectId,
    span,
    timeZone,
    measure,
    provenance,
    series: series.map((one) => ({ ...one, expectedNext: expectedNext(one.points.at(-1)?.figure) })),
    changes: await changesWithin(context, projectId, span),
    notes:
      series.length > 0
        ? notesOn(series)
        : [
            sayWhatExists(await readDimensions(context, key.projectId)),
            say({ id: 'span.from_to', values: { from: span.from, to: span.to } }),
          ],
  };
}

const notesOn = (series: readonly { basis: Basis }[]): string[] => [
  ...(series.length > 1
    ? ['Surfaces and engines are series of their own: they answer differently and are not pooled.']
    : []),
  ...(series.some(({ basis }) => basis !== 'all_answers') ? [shownOnlyNote] : []),
];
