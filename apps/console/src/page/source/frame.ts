import type { components } from '@svc/client';

export type Frame = 'tracked' | 'market';
type Rate = components['schemas']['SourceRate'];
type DomainGap = NonNullable<components['schemas']['CitedDomain']['gap']>;

/** A rate in the frame of the filter bar; with too few topics, questions like these have none. */
export const frameOf = (rate: Rate, frame: Frame) => (frame === 'market' ? rate : rate.tracked);

/** The own brand against rivals where a site is cited: less than nothing is behind. */
export function gapIn(gap: DomainGap, frame: Frame) {
  const { gap: size, ci, verdict } = frame === 'market' ? gap : gap.tracked;
  return { value: -size, ci: ci && { low: -ci.high, high: -ci.low }, verdict };
}
