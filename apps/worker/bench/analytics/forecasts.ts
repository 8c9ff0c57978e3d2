import { held, type Row, shareError } from '@svc/bench';
import { createRandom, drawBeta, drawNormal, estimatePresenceBoth, forecastScans } from '@svc/scoring';
import { shifted } from './anomalies.ts';
import { ask, holds, prompts, samples, seed } from './figures.ts';

/** How whole scans may wander: none, by the day, slowly. Each as likely as the others. */
const wanders = [
  { spread: 0, correlation: 0 },
  { spread: 0.2, correlation: 0 },
  { spread: 0.2, correlation: 0.9 },
  { spread: 0.35, correlation: 0 },
  { spread: 0.35, correlation: 0.5 },
  { spread: 0.35, correlation: 0.9 },
  { spread: 0.6, correlation: 0.9 },
];

export function forecastRows(full: boolean): Row[] {
  const repeats = full ? 400 : 50;
  const random = createRandom(seed);
  const detail: Record<string, number> = {};
  let worst = 1;
  let [covered, covered80, all] = [0, 0, 0];
  for (const { spread, correlation } of wanders) {
    let [own, own80] = [0, 0];
    for (let repeat = 0; repeat < repeats; repeat += 1)
      for (const scans of [4, 12]) {
        const rates = Array.from({ length: prompts }, () => drawBeta(random, 0.3, 0.5));
        let drift = spread * drawNormal(random);
        const figures = Array.from({ length: scans + 4 }, (_, at) => {
          if (at > 0)
            drift = correlation * drift + Math.sqrt(1 - correlation ** 2) * spread * drawNormal(random);
          const { tracked } = estimatePresenceBoth(rates.map((rate) => ask(random, shifted(rate, drift))));
          return {
            ...{ at, value: tracked.value ?? 0, effectiveN: tracked.effectiveN },
            trials: prompts * samples,
          };
        });
        const times = [scans, scans + 3];
        const found = forecastScans(figures.slice(0, scans), times) ?? [];
        for (const [at, { ci, ci80 }] of found.entries()) {
          const shown = figures[times[at] ?? 0]?.value ?? -1;
          own += holds(ci, shown) ? 1 : 0;
          own80 += holds(ci80, shown) ? 1 : 0;
        }
      }
    detail[`spread ${spread}, correlation ${correlation}`] = own / (4 * repeats);
    if (spread <= 0.35) worst = Math.min(worst, own / (4 * repeats));
    covered += own;
    covered80 += own80;
    all += 4 * repeats;
  }
  return [
    held(
      'forecast-95',
      `forecasts one and four scans ahead that hold, from 4 and 12 scans, over ${wanders.length} ways to wander`,
      covered / all,
      'share',
      { least: 0.93, most: 0.97, error: shareError(0.95, all), detail },
      full,
    ),
    held(
      'forecast-worst',
      'the same for the way to wander that is held worst, up to .35 logits a day',
      worst,
      'share',
      { least: 0.92, error: shareError(0.92, 4 * repeats) },
      full,
    ),
    held(
      'forecast-80',
      'the 80% ranges of these forecasts, over all ways',
      covered80 / all,
      'share',
      { least: 0.77, most: 0.86, error: shareError(0.8, all) },
      full,
    ),
  ];
}
