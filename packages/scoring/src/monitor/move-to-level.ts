import { checkDated, type DatedFigure } from '../interval/long-run.ts';

const logit = (value: number, n: number): number => {
  const inner = (value * n + 0.5) / (n + 1);
  return Math.log(inner / (1 - inner));
};

const levelOf = (scans: readonly DatedFigure[]): { level: number; size: number } => {
  const size = scans.reduce((sum, { effectiveN }) => sum + effectiveN, 0);
  return { level: scans.reduce((sum, one) => sum + one.effectiveN * one.value, 0) / size, size };
};

/**
 * Scans before a break, moved to the level since: how they differ from each other still tells how much scans drift, and
 * their old level tells nothing. In logits each is moved by the difference of the two levels; it is worth no more than the new
 * level is known, 1/N' = 1/N + 1/N after + 1/N before.
 *
 * @param scans oldest first
 * @param at when the first scan of the new level began; scans from then on stay as they are
 */
export function moveToLevel(scans: readonly DatedFigure[], at: number): DatedFigure[] {
  checkDated(scans);
  const before = scans.filter((one) => one.at < at);
  const after = scans.filter((one) => one.at >= at);
  if (before.length === 0 || after.length === 0) return [...scans];
  const [old, now] = [levelOf(before), levelOf(after)];
  const shift = logit(now.level, now.size) - logit(old.level, old.size);
  return [
    ...before.map(({ value, effectiveN, ...rest }) => ({
      ...rest,
      value: 1 / (1 + Math.exp(-(logit(value, effectiveN) + shift))),
      effectiveN: 1 / (1 / effectiveN + 1 / now.size + 1 / old.size),
    })),
    ...after,
  ];
}
