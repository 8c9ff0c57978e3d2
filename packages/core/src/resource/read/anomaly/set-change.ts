import { createRandom, currentMethod, decomposeChange } from '@svc/scoring';
import { type Message, say } from '../../../i18n/index.ts';
import type { Found } from './explain.ts';
import { sidesOf, type WatchedSeries } from './watch.ts';
import { reason } from './words.ts';

const seed = 20_261_122;
/** A headline that moved by less, since other things were asked, misleads nobody. */
const smallest = 0.05;
/** Answers lost that make a figure rest on something else, and how many more than before. */
const lossy = { share: 0.2, more: 0.15, deviations: 4 };

export type Step = Pick<
  Found,
  'cause' | 'headline' | 'message' | 'before' | 'after' | 'change' | 'ci' | 'evidence'
>;

const headed = (message: Message): Pick<Step, 'headline' | 'message'> => ({
  headline: say(message),
  message,
});

/** Changes in a surface's headline between two scans although no answer has changed. */
export function setChanges(series: WatchedSeries, at: number): Step[] {
  const cells = sidesOf(series, at - 1, at, at);
  const split = decomposeChange(
    cells.map((cell) => ({
      ...cell,
      cluster: cell.topic ?? cell.question,
      modelChanged: false,
      identityChanged: false,
    })),
    createRandom(seed),
    400,
  );
  if (!split) return allOther(series, at);
  return split.parts.flatMap(({ part, value, ci }) => {
    if (part !== 'prompts' && part !== 'engines') return [];
    if (Math.abs(value) < smallest || (ci && ci.low <= 0 && ci.high >= 0)) return [];
    const kind = part === 'prompts' ? 'other_prompts' : 'other_engines';
    const cause = part === 'prompts' ? ('prompt_set' as const) : ('coverage' as const);
    return [
      {
        cause,
        ...headed({ id: `break.${kind}`, values: { surface: series.surface, change: value } }),
        before: split.before,
        after: split.after,
        change: value,
        ci,
        evidence: [
          reason(
            cause,
            { id: `cause.${kind}`, values: {} },
            split.change === 0 ? null : value / split.change,
          ),
        ],
      },
    ];
  });
}

/** The scans share no prompt: tests whether the two sets differ beyond chance. */
function allOther(series: WatchedSeries, at: number): Step[] {
  const cells = sidesOf(series, at - 1, at, at).map((cell) => ({ ...cell, cluster: cell.question }));
  const { value, ci, before, after, verdict } = currentMethod.compare(cells, { question: 'market' });
  if (value === null || Math.abs(value) < smallest || (verdict !== 'rise' && verdict !== 'fall')) return [];
  const cause = 'prompt_set' as const;
  return [
    {
      cause,
      ...headed({ id: 'break.all_new_prompts', values: { surface: series.surface, change: value } }),
      before,
      after,
      change: value,
      ci,
      evidence: [reason(cause, { id: 'cause.all_new_prompts', values: {} })],
    },
  ];
}

/** A scan whose figure rests on less than those before it. */
export function coverageStep(series: WatchedSeries, from: number, at: number): Step[] {
  const before = new Set(lostCoverage(series, from, at - 1, at - 1).map(({ engine }) => engine));
  const lost = lostCoverage(series, from, at, at).filter(({ engine }) => !before.has(engine));
  if (lost.length === 0) return [];
  const [old, now] = (['before', 'after'] as const).map((side) => {
    const rates = sidesOf(series, from, at, at).flatMap((cell) =>
      cell[side] ? [cell[side].successes / cell[side].trials] : [],
    );
    return rates.length === 0 ? null : rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  });
  return [
    {
      cause: 'coverage',
      ...headed({ id: 'break.fewer_answers', values: { surface: series.surface, engines: lost } }),
      before: old ?? null,
      after: now ?? null,
      change: old == null || now == null ? null : now - old,
      ci: null,
      evidence: lost.map((values) => reason('coverage', { id: 'cause.lost_answers', values })),
    },
  ];
}

/** Engines that lost far more answers than in the scans before. */
export function lostCoverage(series: WatchedSeries, from: number, middle: number, to: number) {
  const sum = (engine: string, start: number, end: number) => {
    let [lost, asked] = [0, 0];
    for (const look of series.coverage.slice(start, end)) {
      lost += look.get(engine)?.lost ?? 0;
      asked += look.get(engine)?.asked ?? 0;
    }
    return { share: asked === 0 ? 0 : lost / asked, asked };
  };
  const engines = [...new Set(series.cells.map(({ engine }) => engine))];
  return engines.flatMap((engine) => {
    const [before, after] = [sum(engine, from, middle), sum(engine, middle, to + 1)];
    if (before.asked === 0 || after.asked === 0) return [];
    const more = after.share - before.share;
    const whole = (before.share * before.asked + after.share * after.asked) / (before.asked + after.asked);
    const deviation = Math.sqrt(whole * (1 - whole) * (1 / before.asked + 1 / after.asked));
    if (after.share < lossy.share || more < lossy.more || more < lossy.deviations * deviation) return [];
    return [{ engine, before: before.share, after: after.share }];
  });
}
