import { wilsonInterval } from '@svc/scoring';
import { bySubstring, pooled, serve } from './tracker.ts';

// Wilson's interval over all answers, each taken for a fact of its own; a change where two intervals do not overlap.

const presence: Parameters<typeof serve>[0]['presence'] = (counts) => {
  const { rate, n } = pooled(counts);
  return { value: rate, ...wilsonInterval(rate, n) };
};

await serve({
  read: bySubstring,
  presence,
  change(before, after) {
    const [one, other] = [before, after].map((counts) => {
      const { rate, n } = pooled(counts);
      return wilsonInterval(rate, n);
    });
    if (!one || !other) return 'none';
    return other.low > one.high ? 'rise' : other.high < one.low ? 'fall' : 'none';
  },
});
