import { held, type Row, shareError } from '@svc/bench';
import { createRandom, drawBeta, drawBinomial, drawNormal, findBreaks, type Random } from '@svc/scoring';

const seed = 11;

export const shifted = (rate: number, logits: number): number =>
  rate <= 0 || rate >= 1 ? rate : 1 / (1 + Math.exp(-(Math.log(rate / (1 - rate)) + logits)));

/** True presence of a panel's prompts, with a mean that a drop of ten points can be taken from. */
export function drawRates(random: Random, count: number): number[] {
  for (;;) {
    const rates = Array.from({ length: count }, () => drawBeta(random, 0.3, 0.5));
    if (rates.reduce((sum, rate) => sum + rate, 0) / count > 0.15) return rates;
  }
}

const lowered = (rates: readonly number[], drop: number): number[] => {
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  return rates.map((rate) => Math.max(0, rate * (1 - drop / mean)));
};

/** False alarms a quarter and drops found, on panels of 50 prompts × 3, straight from the statistic. */
export function breakRows(full: boolean): Row[] {
  const panels = full ? 2_000 : 300;
  const random = createRandom(seed);
  const looks = (rates: readonly (readonly number[])[], days: number) =>
    rates.map((week) => {
      const shift = days === 0 ? 0 : days * drawNormal(random);
      return week.map((rate) => ({ successes: drawBinomial(random, 3, shifted(rate, shift)), trials: 3 }));
    });
  const alarms: Record<string, number> = {};
  for (const days of [0, 0.1, 0.2, 0.35]) {
    let alarmed = 0;
    for (let panel = 0; panel < panels; panel += 1) {
      const rates = drawRates(random, 50);
      if (findBreaks(looks(Array(19).fill(rates), days)).length > 0) alarmed += 1;
    }
    alarms[`days differing by ${days} logits`] = alarmed / panels;
  }
  let found = 0;
  for (let panel = 0; panel < panels; panel += 1) {
    const rates = drawRates(random, 50);
    const weeks = [...Array(10).fill(rates), ...Array(4).fill(lowered(rates, 0.1))];
    if (findBreaks(looks(weeks, 0.1)).some(({ direction, found: at }) => direction === 'drop' && at >= 10))
      found += 1;
  }
  const [calm = 1, little = 1] = Object.values(alarms);
  return [
    held(
      'break-false-alarms',
      `series of 13 weekly scans after the first six with a false alarm where days differ by no more than .1 logits, 50 prompts × 3, ${panels} series`,
      Math.max(calm, little),
      'share',
      { most: 0.1, error: shareError(0.1, panels), detail: alarms },
      full,
    ),
    held(
      'break-drops-found',
      `drops by 10 points found within 4 weekly scans, 50 prompts × 3, days differing by .1 logits, ${panels} series`,
      found / panels,
      'share',
      { least: 0.9, error: shareError(0.9, panels) },
      full,
    ),
  ];
}
