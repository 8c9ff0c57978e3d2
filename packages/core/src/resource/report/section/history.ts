import { getHistory } from '../../analytics/index.ts';
import { cycleOf } from '../../cycle/index.ts';
import type { Block } from '../content.ts';
import { type Asked, estimateCells, estimateColumns, rangeOf, text } from './section.ts';

const mostPoints = 60;

/** A picture for each surface; lines stop where something else changed. */
export async function history({ context, query, words }: Asked): Promise<Block[]> {
  const cycle = await cycleOf(
    context.db,
    { workspaceId: context.workspace.id, projectId: query.projectId },
    1,
  );
  const { series, timeZone } = await getHistory(context, {
    ...query,
    measure: 'presence',
    by: 'surface',
    bucket: cycle ? 'cycle' : 'scan',
  });
  return [
    { kind: 'heading', text: words.history },
    ...(cycle ? [{ kind: 'text' as const, text: words.overParts(cycle.parts) }] : []),
    ...(series.length === 0 ? [{ kind: 'text' as const, text: words.notMeasured }] : []),
    ...series.flatMap(({ surface, points, expectedNext }, index): Block[] => {
      const shown = points.slice(-mostPoints);
      return [
        {
          kind: 'figure',
          title: `${words.measures.presence}, ${surface}`,
          picture: {
            type: 'history',
            timeZone,
            expected: rangeOf(expectedNext),
            points: shown.map(({ at, figure, breaks }, place) => ({
              at: Date.parse(at),
              value: figure.value,
              interval: rangeOf(figure.ci),
              breakBefore: place === 0 ? null : breaks.map(({ detail }) => detail).join(' ') || null,
            })),
          },
        },
        {
          kind: 'table',
          id: `history_${index + 1}`,
          title: `${words.history}, ${surface}`,
          columns: [text('at', words.at), ...estimateColumns(words), text('breaks', words.breaks)],
          rows: shown.map(({ at, figure, breaks }) => [
            at.slice(0, 16).replace('T', ' '),
            ...estimateCells(figure, words),
            breaks.map(({ detail }) => detail).join(' '),
          ]),
        },
      ];
    }),
  ];
}
