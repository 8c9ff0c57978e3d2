import type { Answer } from '@svc/client';
import { inFrame } from '../../kit/figure.tsx';

export type AnalyticsOverview = Answer<'get_analytics_overview'>;
export type Surface = AnalyticsOverview['surfaces'][number];
type Measure = Surface['measures'][number]['measure'];
export type Frame = 'tracked' | 'market';

const measureOf = (surface: Surface, measure: Measure) =>
  surface.measures.find((one) => one.measure === measure);

/** One measure of a surface in the frame of the filter bar, with the change that was tested in the same frame. */
export function shownOf(surface: Surface, measure: Measure, frame: Frame) {
  const found = measureOf(surface, measure);
  if (!found) return null;
  return { figure: found.figure, shown: inFrame(found.figure, frame), change: found.change?.[frame] ?? null };
}

/** The own brand by share of voice; undefined where no answer names any of them, for then nobody is first. */
export function rankedOwn(ranks: Answer<'get_share_of_voice'> | undefined) {
  const isNamed = ranks?.brands.some(({ shareOfVoice }) => (shareOfVoice.value ?? 0) > 0) ?? false;
  return isNamed ? ranks?.brands.find(({ role }) => role === 'own') : undefined;
}

/** A prediction wider than this is never a headline. */
const widest = 0.4;

/** Surfaces with a figure to speak of, those with most answers first. */
export function speaking(surfaces: readonly Surface[], frame: Frame) {
  return surfaces
    .flatMap((surface) => {
      const presence = shownOf(surface, 'presence', frame);
      if (presence === null || presence.shown.value === null) return [];
      const { ci, predicted } = presence.shown;
      if (predicted && ci && ci.high - ci.low > widest) return [];
      return [{ surface, ...presence }];
    })
    .sort((one, other) => other.shown.trials - one.shown.trials);
}
