import type { CorrectedShare as Published } from '@svc/contract/read/reader';
import { type CheckedReading, correctShare } from '@svc/scoring';
import type { z } from 'zod';
import type { CheckedMention } from './queries-check.ts';

export type Share = z.output<typeof Published>;

/** Verdicts of a person and of the reader on one mention; null: one of them gave none. */
export type Judge = (mention: CheckedMention) => { truth: boolean; read: boolean } | null;

/** What one model of the reader found in one cluster. */
export interface ServedPart {
  part: number;
  whole: number;
  /** null: the engine names no model, or rules read. */
  served: string | null;
}

/** Wider than this, an interval tells nothing. */
const widest = 0.6;

/**
 * A share corrected for the error of each model that read: one model's errors are those that it made in what people checked. Shares
 * of several models are added up by what each read, and so are the ends of their intervals, which is wider than independent
 * errors would need.
 */
export function correctByModel(
  parts: readonly ServedPart[],
  checked: readonly CheckedMention[],
  judge: Judge,
  byRules: boolean,
): Share {
  const judged = (of: readonly CheckedMention[]): CheckedReading[] =>
    of.flatMap((mention) => {
      const found = judge(mention);
      return found ? [{ cluster: mention.cluster, ...found }] : [];
    });
  if (byRules) return published(correctShare(parts, judged(checked)));
  const models = Map.groupBy(
    parts.filter(({ whole }) => whole > 0),
    ({ served }) => served,
  );
  const all = [...models.keys()];
  const [only] = all;
  if (all.length <= 1) {
    // Without any part, the error of whoever read what people checked is still told.
    const words = only === undefined ? checked.filter(({ engine }) => engine) : saidBy(checked, only);
    return published(correctShare(parts, judged(words)));
  }
  const shares = all.map((served) => {
    const own = models.get(served) ?? [];
    return { whole: sumOf(own), ...correctShare(own, judged(saidBy(checked, served))) };
  });
  const pooled = correctShare(parts, judged(all.flatMap((served) => saidBy(checked, served))));
  const known = shares.flatMap(({ whole, value, ci }) =>
    value !== null && ci ? [{ whole, value, ci }] : [],
  );
  if (known.length < shares.length)
    return published({ ...pooled, value: null, ci: null, label: 'few_checked' });
  const total = known.reduce((sum, { whole }) => sum + whole, 0);
  const mean = (of: (one: (typeof known)[number]) => number): number =>
    known.reduce((sum, one) => sum + (one.whole * of(one)) / total, 0);
  const ci = {
    low: mean(({ ci }) => ci.low),
    high: mean(({ ci }) => ci.high),
    level: 0.95 as const,
    method: 'rogan-gladen-posterior',
  };
  const label = ci.high - ci.low > widest ? 'unknown' : 'ok';
  return published({ ...pooled, value: mean(({ value }) => value), ci, label });
}

const sumOf = (parts: readonly ServedPart[]): number => parts.reduce((sum, { whole }) => sum + whole, 0);

/** Checked mentions with what this model said of them; those that it has not read tell nothing of its error. */
const saidBy = (checked: readonly CheckedMention[], served: string | null): CheckedMention[] =>
  checked.flatMap((mention) => {
    const engine =
      mention.served === served
        ? mention.engine
        : (mention.rereads.find((again) => again.served === served) ?? null);
    return engine ? [{ ...mention, engine }] : [];
  });

const published = ({ value, label, ...share }: ReturnType<typeof correctShare>): Share => ({
  ...share,
  label,
  value: label === 'ok' ? value : null,
});
