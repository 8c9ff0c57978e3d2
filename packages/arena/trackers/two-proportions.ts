import { z95 } from '@svc/scoring';
import { bySubstring, pooled, serve } from './tracker.ts';

// Share ± 1.96 standard errors of a proportion; a change where the pooled test of two proportions has p < .05.

await serve({
  read: bySubstring,
  presence(counts) {
    const { rate, n } = pooled(counts);
    const half = z95 * Math.sqrt((rate * (1 - rate)) / n);
    return { value: rate, low: Math.max(0, rate - half), high: Math.min(1, rate + half) };
  },
  change(before, after) {
    const [one, other] = [pooled(before), pooled(after)];
    const rate = (one.rate * one.n + other.rate * other.n) / (one.n + other.n);
    const error = Math.sqrt(rate * (1 - rate) * (1 / one.n + 1 / other.n));
    if (Math.abs(other.rate - one.rate) <= z95 * error) return 'none';
    return other.rate > one.rate ? 'rise' : 'fall';
  },
});
