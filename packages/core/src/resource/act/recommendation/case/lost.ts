import type { Case, LostQuestion } from '@svc/contract/act/recommendation';
import type { CompetitorGap } from '@svc/contract/read/competitor';
import { currentMethod, wilsonInterval } from '@svc/scoring';
import type { Recent } from './queries-case.ts';

/** A rival’s lead on a prompt counts when it is no work of chance. */
const sure = 0.9;
const shown = 10;
const fewest = 2;

/** A question on which a rival leads, beyond chance. */
export const isLed = ({ own, confidence, rivals }: CompetitorGap): boolean =>
  (rivals[0]?.answers ?? 0) > own && confidence >= sure;

/** A question that others win, or in whose answers the brand is rarely named. */
export const isLost = (gap: CompetitorGap): boolean => {
  const { promptId, answers, own } = gap;
  if (promptId === null || answers < fewest) return false;
  return isLed(gap) || wilsonInterval(own / answers, answers).high < 0.5;
};

/** Counts of these questions together and one by one. */
export function lossOf(questions: readonly CompetitorGap[]): Case['lost'] {
  const own = questions.reduce((sum, one) => sum + Math.min(one.own, one.answers), 0);
  const of = questions.reduce((sum, { answers }) => sum + answers, 0);
  const rate = of === 0 ? null : own / of;
  // For exactly these questions: differences between questions are no chance here, so this is a little too wide.
  const range = rate === null ? null : wilsonInterval(rate, of);
  const items = questions
    .toSorted((a, b) => b.answers - a.answers || a.own - b.own || a.prompt.localeCompare(b.prompt))
    .slice(0, shown)
    .map(questionOf);
  return { questions: questions.length, own, of, rate, ci: rangeOf(range), items };
}

/** These questions were chosen because they are lost now, so chance alone makes some of them fall: a fall has to be this sure. */
const mostChance = 0.01;

/** The fall of these questions with their newest scan, on the same questions and engines, where chance hardly explains it. */
export function fallOf(recent: readonly Recent[]): NonNullable<Case['lost']['fell']> | null {
  const pairs = [
    ...Map.groupBy(recent, ({ promptId, engine }) => JSON.stringify([promptId, engine])).values(),
  ].flatMap((rows) => {
    const [before, now] = [false, true].map((newest) => rows.find((row) => row.newest === newest));
    return before && now ? [{ before, now }] : [];
  });
  const { verdict, pValue } = currentMethod.compareFew(
    pairs.map(({ before, now }) => ({
      cluster: before.promptId,
      engine: before.engine,
      before: { successes: before.own, trials: before.of },
      after: { successes: now.own, trials: now.of },
    })),
  );
  if (verdict !== 'fall' || pValue === null || pValue >= mostChance) return null;
  const sum = (side: 'before' | 'now') => ({
    own: pairs.reduce((total, pair) => total + pair[side].own, 0),
    of: pairs.reduce((total, pair) => total + pair[side].of, 0),
  });
  const newest = (side: 'before' | 'now') =>
    pairs
      .map((pair) => pair[side].at)
      .sort()
      .at(-1) ?? '';
  return { until: newest('before'), since: newest('now'), before: sum('before'), now: sum('now') };
}

const rangeOf = (range: { low: number; high: number } | null) =>
  range && { low: range.low, high: range.high };

function questionOf({
  promptId,
  prompt,
  intent,
  engines,
  own,
  answers,
  rivals,
}: CompetitorGap): LostQuestion {
  const rate = Math.min(1, own / answers);
  return {
    promptId,
    text: prompt,
    intent,
    engines,
    own,
    of: answers,
    rate,
    ci: rangeOf(wilsonInterval(rate, answers)),
    rival: rivals[0]?.name ?? null,
  };
}
