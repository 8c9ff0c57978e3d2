import type { components } from '@svc/client';

type Plan = components['schemas']['SamplePlan'];
export type Frame = 'tracked' | 'market';

interface Figure {
  /** What a scan of now is expected to give, on each engine as the plans; null before the first. */
  now: Plan | null;
  frame: Frame;
  ci: { low: number; high: number } | null;
}

/** Less than a tenth of a point would be told as the same width. */
const least = 0.001;

/**
 * Plans in the terms of a figure: its half-width before, and about what it is after scans as planned. A figure pools engines and
 * scans while the API's widths are of one engine and scan, so the widths go down in proportion. Those that help only: for
 * questions like these more prompts do, and more answers to the same ones hardly, where several scans are pooled.
 */
export function narrowedBy(plans: readonly Plan[], { now, frame, ci }: Figure) {
  const width = (plan: Plan): number => (frame === 'market' ? plan.marketHalfWidth : plan.trackedHalfWidth);
  if (!now || !ci || width(now) <= 0) return [];
  const before = (ci.high - ci.low) / 2;
  return plans.flatMap((plan) => {
    const after = (before * width(plan)) / width(now);
    const helps = frame === 'tracked' || plan.prompts > now.prompts;
    return !helps || before - after < least ? [] : [{ ...plan, before, after }];
  });
}
