import { estimatePresenceBoth } from '../src/interval/estimate.ts';
import { createRandom } from '../src/random/index.ts';
import { type Row, round } from './row.ts';
import { drawCluster, truthById } from './simulation/truth.ts';

/** Row E1: both intervals of 50 prompts x 3, the first 50 calls not counted. */
export function measureSpeed(): Row {
  const random = createRandom(1);
  const truth = truthById('Beta(0.3, 0.5)');
  const times: number[] = [];
  for (let call = 0; call < 550; call += 1) {
    const clusters = Array.from({ length: 50 }, () => drawCluster(random, truth.draw(random), 3));
    const start = performance.now();
    estimatePresenceBoth(clusters);
    if (call >= 50) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const median = times[250] ?? Number.NaN;
  return {
    id: 'E1',
    what: 'both intervals of 50 prompts, median',
    bar: '< 3',
    figure: round(median, 3),
    unit: 'ms',
    pass: median < 3,
    detail: { p95: round(times[475] ?? Number.NaN, 3) },
  };
}
