import { isEstimate } from './brief.ts';

type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Shares of answers, by the name of their field, as the first words of a sentence. */
const shares: Readonly<Record<string, string>> = {
  presence: 'Present in',
  mention: 'Mentioned in',
  citation: 'Cited in',
};

export const percent = (share: number): string => `${Math.round(share * 1_000) / 10}%`;

/**
 * The one sentence of a result that may be quoted as it stands: value, interval, k of n, prompts, and what it rests on.
 * undefined: the result has no share of answers that was counted.
 */
export function quoteOf(data: unknown): string | undefined {
  const found = firstShare(data);
  if (!found) return undefined;
  const { name, estimate } = found;
  const { value, ci, successes, trials, n, provenance } = estimate;
  if (
    typeof value !== 'number' ||
    typeof successes !== 'number' ||
    typeof trials !== 'number' ||
    trials === 0
  )
    return undefined;
  const prompts = typeof n === 'number' ? ` to ${n} ${n === 1 ? 'prompt' : 'prompts'}` : '';
  const about = aboutOf(data, provenance);
  return `${shares[name]} ${percent(value)} of answers (95% interval ${percent(ci.low)} to ${percent(ci.high)}; ${successes} of ${trials} answers${prompts}).${about}`;
}

function aboutOf(data: unknown, provenance: unknown): string {
  const test = isObject(data) && data.mode === 'test';
  if (test) return ' Test data: the answers are invented.';
  if (provenance === 'predicted') return ' Predicted, not measured.';
  return provenance === 'cached' ? ' From answers of an earlier scan.' : '';
}

interface Found {
  name: string;
  estimate: Loose & { ci: { low: number; high: number } };
}

/** The share nearest to the top: presence before mention before citation. */
function firstShare(data: unknown): Found | null {
  let level: unknown[] = [data];
  for (let depth = 0; depth < 5 && level.length > 0; depth += 1) {
    const objects = level.filter(isObject);
    for (const name of Object.keys(shares))
      for (const one of objects) {
        const estimate = one[name];
        if (isEstimate(estimate) && typeof estimate.value === 'number') return { name, estimate };
      }
    // What stands in a list is one of several: none of them is the answer.
    level = objects.flatMap((one) => Object.values(one)).filter(isObject);
  }
  return null;
}
