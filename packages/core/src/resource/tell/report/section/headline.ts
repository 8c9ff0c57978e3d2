import type { Overview } from '@svc/contract/read/analytics';
import type { Block } from '@svc/contract/tell/report';
import { movedBy, percent, points, type Verdict } from '@svc/figures';
import { type Asked, bandOf, estimateCells, estimateColumns, ranged, rangeOf, text } from './section.ts';

const measureName = (measure: string, { words }: Asked): string =>
  measure === 'mention' || measure === 'citation' ? words.measures[measure] : words.measures.presence;

/** How present the brand is, on each surface: the picture, and the same as a table. */
export function headline(asked: Asked, { surfaces }: Overview): Block[] {
  const { words } = asked;
  const rows = surfaces.flatMap(({ surface: id, measures }) =>
    measures.map(({ measure, figure }) => ({
      surface: asked.surfaceName(id),
      name: measureName(measure, asked),
      figure,
    })),
  );
  return [
    { kind: 'heading', text: words.headline },
    {
      kind: 'figure',
      title: words.headline,
      picture: {
        type: 'bands',
        rows: rows.map(({ surface, name, figure }) =>
          bandOf(surfaces.length > 1 ? `${name}, ${surface}` : name, figure, words),
        ),
      },
    },
    {
      kind: 'table',
      id: 'figures',
      title: words.figures,
      columns: [text('surface', words.surface), text('measure', words.measure), ...estimateColumns(words)],
      rows: rows.map(({ surface, name, figure }) => [surface, name, ...estimateCells(figure, words)]),
    },
  ];
}

/** Each change with its own interval and verdict: the picture in the frame of the levels, the table in both. */
export function change(asked: Asked, { surfaces }: Overview): Block[] {
  const { words, language } = asked;
  const rows = surfaces.flatMap(({ surface: id, measures }) =>
    measures.flatMap(({ measure, change }) =>
      change ? [{ surface: asked.surfaceName(id), name: measureName(measure, asked), ...change }] : [],
    ),
  );
  if (rows.length === 0)
    return [
      { kind: 'heading', text: words.change },
      { kind: 'verdict', verdict: 'not_comparable', text: words.verdictOf.not_comparable() },
    ];
  return [
    { kind: 'heading', text: words.change },
    {
      kind: 'figure',
      title: words.change,
      picture: {
        type: 'differences',
        rows: rows.map(({ surface, name, tracked }) => ({
          label: surfaces.length > 1 ? `${name}, ${surface}` : name,
          difference: tracked.value,
          interval: rangeOf(tracked.ci),
          verdict: tracked.verdict,
        })),
      },
    },
    {
      kind: 'table',
      id: 'changes',
      title: words.change,
      columns: [
        text('surface', words.surface),
        text('measure', words.measure),
        text('frame', words.frame),
        { id: 'difference', label: words.difference, kind: 'points' },
        text('verdict', words.verdict),
        text('smallest', words.smallest),
        text('compared', words.compared),
      ],
      rows: rows.flatMap(({ surface, name, tracked, market }) =>
        [tracked, market].map((difference) => [
          surface,
          name,
          difference === tracked ? words.tracked : words.market,
          ranged(difference.value, difference.ci),
          words.verdicts[difference.verdict],
          difference.smallestVisible === null ? '' : points(difference.smallestVisible, null, language),
          // Questions like these are compared by topic where there are enough topics.
          difference.shared === tracked.shared || difference.label === 'few_topics'
            ? words.promptsIn(difference.shared)
            : words.topicsIn(difference.shared),
        ]),
      ),
    },
  ];
}

type Surface = Overview['surfaces'][number];

const rateOf = ({ measures }: Surface, name: string): number | null =>
  measures.find(({ measure }) => measure === name)?.figure.value ?? null;

/** Whole percents of answers that name the brand, and of those that only cite its site. null: not measured. */
function partsOf(surface: Surface): { named: number; cited: number } | null {
  const [present, mentioned] = [rateOf(surface, 'presence'), rateOf(surface, 'mention')];
  if (present === null || mentioned === null) return null;
  const named = Math.round(mentioned * 100);
  return { named, cited: Math.round(present * 100) - named };
}

/** Some answers only cite the brand’s site, so presence and mentions differ. */
export const isCitedAlone = (surface: Surface): boolean => (partsOf(surface)?.cited ?? 0) > 0;

function partsIn(surface: Surface, language: Asked['language']) {
  const parts = partsOf(surface);
  const told = (share: number): string => percent(share / 100, null, language);
  return parts && { named: told(parts.named), cited: told(parts.cited) };
}

/** The surface with the most answers. */
export const mainSurface = ({ surfaces }: Overview) =>
  surfaces
    .map((of) => ({
      of,
      presence: of.measures.find(({ measure }) => measure === 'presence'),
    }))
    .sort((a, b) => (b.presence?.figure.trials ?? 0) - (a.presence?.figure.trials ?? 0))
    .at(0);

/** Level and change in one sentence and one frame, these prompts, of the surface with the most answers. */
export function sentenceOf(asked: Asked, overview: Overview): { text: string; verdict: Verdict } {
  const { words, language, brand } = asked;
  const found = mainSurface(overview);
  if (!found?.presence) return { text: words.noData, verdict: 'not_comparable' };
  const { figure, change } = found.presence;
  const { verdict, value, ci, smallestVisible } = change?.tracked ?? {
    verdict: 'not_comparable' as const,
    value: null,
    ci: null,
    smallestVisible: null,
  };
  const changed =
    verdict === 'rise' || verdict === 'fall'
      ? words.verdictOf[verdict](movedBy(value ?? 0, rangeOf(ci), language))
      : verdict === 'no_change_shown'
        ? words.verdictOf.no_change_shown(movedBy(smallestVisible ?? 0, null, language))
        : words.verdictOf[verdict]();
  const now =
    figure.value === null
      ? words.statuses[figure.status]
      : words.presenceIs(
          brand.name,
          percent(figure.value, rangeOf(figure.ci), language, figure.trials),
          asked.surfaceName(found.of.surface),
          isCitedAlone(found.of) ? partsIn(found.of, language) : null,
        );
  return { text: `${now} ${changed}`, verdict };
}
