import type { CompetitorGap } from '@svc/contract/competitor';
import type { Case, LostQuestion } from '@svc/contract/recommendation';
import { wilsonInterval } from '@svc/scoring';
import type { Recent } from './queries-case.ts';

/** A rival’s lead on a prompt counts when it is no work of chance. */
const sure = 0.9;
const shown = 10;
const fewest = 2;

/** A question that others win, or in whose answers the brand is rarely named. */
export const isLost = ({ promptId, answers, own, confidence, rivals }: CompetitorGap): boolean => {
  if (promptId === null || answers < fewest) return false;
  const led = (rivals[0]?.answers ?? 0) > own && confidence >= sure;
  return led || wilsonInterval(own / answers, answers).high < 0.5;
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

/** The fall of these questions with their newest scan, where chance does not explain it. */
export function fallOf(recent: readonly Recent[]): NonNullable<Case['lost']['fell']> | null {
  const sideOf = (newest: boolean) => {
    const rows = recent.filter((one) => one.newest === newest);
    const sum = (of: 'own' | 'of') => rows.reduce((total, row) => total + row[of], 0);
    const at = rows
      .map(({ at }) => at)
      .sort()
      .at(-1);
    return at === undefined ? null : { at, counts: { own: sum('own'), of: sum('of') } };
  };
  const [before, now] = [sideOf(false), sideOf(true)];
  if (!before || !now) return null;
  const range = ({ own, of }: { own: number; of: number }) => wilsonInterval(own / of, of);
  if (range(before.counts).low <= range(now.counts).high) return null;
  return { until: before.at, since: now.at, before: before.counts, now: now.counts };
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
