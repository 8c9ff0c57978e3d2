import type { Overview } from '@svc/contract/read/analytics';
import type { Block } from '@svc/contract/tell/report';
import type { Language } from '@svc/figures';
import { dayOf, sentenceIn } from '../../../../i18n/index.ts';
import { casesOf } from '../../../act/recommendation/index.ts';
import { cycleOf } from '../../../measure/cycle/index.ts';
import { getHistory } from '../../../read/analytics/index.ts';
import { compareCompetitors } from '../../../read/competitor/index.ts';
import { titleOf } from './cases.ts';
import { isCitedAlone } from './headline.ts';
import { type Asked, estimateCells, estimateColumns, rangeOf, text } from './section.ts';

const mostPoints = 60;

/** What else changed at a point. */
const detailsOf = (breaks: readonly { detail: string }[], language: Language): string =>
  breaks.map(({ detail }) => sentenceIn(detail, language)).join(' ');

/** A picture for each surface; lines stop where something else changed. */
export async function history({ context, query, words, surfaceName, language }: Asked): Promise<Block[]> {
  const cycle = await cycleOf(context, query.projectId, 1);
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
    ...series.flatMap(({ surface: id, points, expectedNext }, index): Block[] => {
      const surface = surfaceName(id);
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
              breakBefore: place === 0 ? null : detailsOf(breaks, language) || null,
            })),
          },
        },
        {
          kind: 'table',
          id: `history_${index + 1}`,
          title: `${words.history}, ${surface}`,
          columns: [
            { id: 'at', label: words.at, kind: 'date' },
            ...estimateColumns(words),
            text('breaks', words.breaks),
          ],
          rows: shown.map(({ at, figure, breaks }) => [
            at.slice(0, 16).replace('T', ' '),
            ...estimateCells(figure, words),
            detailsOf(breaks, language),
          ]),
        },
      ];
    }),
  ];
}

const mostRivals = 2;
const mostMarks = 4;

/** One picture of the surface with the most answers: the brand, its strongest competitors, and marks of changes. */
export async function trend(asked: Asked, overview: Overview): Promise<Block[]> {
  const { context, query, words, surfaceName, language } = asked;
  const history = { ...query, measure: 'mention', by: 'surface', bucket: 'scan' } as const;
  const { series, changes, timeZone } = await getHistory(context, history);
  const answers = ({ points }: (typeof series)[number]): number =>
    points.reduce((sum, { figure }) => sum + figure.trials, 0);
  const [own] = series.toSorted((a, b) => answers(b) - answers(a));
  if (!own)
    return [
      { kind: 'heading', text: words.trend },
      { kind: 'text', text: words.notMeasured },
    ];
  const { surfaces } = await compareCompetitors(context, { ...query, measure: 'mention' });
  const rivals = (surfaces.find(({ surface }) => surface === own.surface)?.brands ?? [])
    .filter(({ brandId, figure }) => brandId !== asked.brand.id && figure !== null)
    .toSorted((a, b) => (b.figure?.value ?? 0) - (a.figure?.value ?? 0))
    .slice(0, mostRivals);
  const others: { name: string; points: { at: number; value: number }[] }[] = [];
  for (const { brandId, name } of rivals) {
    const found = await getHistory(context, { ...history, brandId });
    const points = found.series
      .filter(({ surface }) => surface === own.surface)
      .flatMap(({ points }) =>
        points
          .slice(-mostPoints)
          .flatMap(({ at, figure }) =>
            figure.value === null ? [] : [{ at: Date.parse(at), value: figure.value }],
          ),
      );
    others.push({ name, points });
  }
  const titles = new Map(
    (await casesOf(context, query.projectId)).map((one) => [one.title, titleOf(one, language)]),
  );
  const drawn = overview.surfaces.find(({ surface }) => surface === own.surface);
  const shown = changes
    .toReversed()
    .slice(0, mostMarks)
    .reverse()
    .map(({ at, note }) => ({ at, note: titles.get(note) ?? note }));
  const notes = [
    ...shown.map(({ at, note }, place) =>
      words.marked(place + 1, dayOf(at, language), note.replace(/[.\s]+$/, '')),
    ),
    ...(own.expectedNext ? [words.shaded] : []),
    ...(drawn && isCitedAlone(drawn) ? [words.byName(asked.brand.name)] : []),
  ];
  return [
    { kind: 'heading', text: words.trend },
    {
      kind: 'figure',
      title: `${words.measures.mention}, ${surfaceName(own.surface)}`,
      picture: {
        type: 'history',
        timeZone,
        expected: rangeOf(own.expectedNext),
        name: asked.brand.name,
        changes: shown.map(({ at, note }) => ({ at: Date.parse(at), note })),
        others,
        points: own.points.slice(-mostPoints).map(({ at, figure, breaks }, place) => ({
          at: Date.parse(at),
          value: figure.value,
          interval: rangeOf(figure.ci),
          breakBefore: place === 0 ? null : detailsOf(breaks, language) || null,
        })),
      },
    },
    ...(notes.length > 0 ? [{ kind: 'text' as const, text: notes.join(' ') }] : []),
  ];
}
