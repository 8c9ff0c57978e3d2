import { bySubstring, pooled, serve } from './tracker.ts';

// The share of answers, without an interval; an arrow wherever the whole percentages differ.

const percent = (rate: number): number => Math.round(100 * rate);

await serve({
  read: bySubstring,
  presence: (counts) => ({ value: pooled(counts).rate }),
  change(before, after) {
    const difference = percent(pooled(after).rate) - percent(pooled(before).rate);
    return difference > 0 ? 'rise' : difference < 0 ? 'fall' : 'none';
  },
});
