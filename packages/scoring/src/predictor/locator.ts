import { locationOfMean } from './gauss-hermite.ts';
import { expit } from './logistic.ts';

const reach = 12;
const stepSize = 0.25;

/**
 * The map from population-averaged log-odds to the centre of a logit-normal with that variance, tabulated: what-if draws need
 * it hundreds of thousands of times. Linear between knots (error below 1e-3) and beyond ±12.
 */
export function createLocator(variance: number): (score: number) => number {
  const knots = new Float64Array((2 * reach) / stepSize + 1);
  for (let i = 0; i < knots.length; i += 1) knots[i] = locationOfMean(expit(i * stepSize - reach), variance);
  return (score) => {
    const place = (score + reach) / stepSize;
    const low = Math.max(0, Math.min(knots.length - 2, Math.floor(place)));
    const from = knots[low] ?? 0;
    return from + (place - low) * ((knots[low + 1] ?? 0) - from);
  };
}

/** Locators by variance: prompts that miss the same features share one. */
export function createLocators(): (variance: number) => (score: number) => number {
  const known = new Map<number, (score: number) => number>();
  return (variance) => {
    const locator = known.get(variance) ?? createLocator(variance);
    known.set(variance, locator);
    return locator;
  };
}
