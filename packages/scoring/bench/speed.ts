import { estimateChange, rankByShare } from '../src/compare/index.ts';
import { estimateCells } from '../src/interval/cell.ts';
import type { Cluster } from '../src/interval/cluster.ts';
import { estimatePresenceBoth } from '../src/interval/estimate.ts';
import { findBreaks } from '../src/monitor/find-breaks.ts';
import { createRandom } from '../src/random/index.ts';
import { judge, type Row, round } from './row.ts';
import { drawCluster, truthById } from './simulation/truth.ts';

/** Row E2: the slowest of inputs far beyond any scan; of each the median of five, in a process that is warm. */
function measureExtremes(): Row {
  const cells = (n: number, trials: number): Cluster[] =>
    Array.from({ length: n }, (_, i) => ({ successes: Math.floor((trials * (i % 5)) / 5), trials }));
  const inputs = [cells(1, 1e6), cells(2, 1e6), cells(50, 1e4), cells(1_000, 50)];
  const times = inputs.flatMap((input) =>
    [estimatePresenceBoth, estimateCells].map((estimate) => {
      for (let warm = 0; warm < 3; warm += 1) estimate(input);
      const times = Array.from({ length: 5 }, () => {
        const start = process.cpuUsage();
        estimate(input);
        const { user, system } = process.cpuUsage(start);
        return (user + system) / 1_000;
      });
      return times.sort((one, other) => one - other)[2] ?? Number.NaN;
    }),
  );
  const slowest = Math.max(...times);
  return judge(
    {
      id: 'E2',
      what: 'intervals and cells of 1 prompt × 1,000,000 answers, 50 × 10,000, 1,000 × 50: slowest, processor time',
      bar: '<= 20',
      figure: round(slowest, 1),
      unit: 'ms',
    },
    [{ figure: slowest, most: 20, error: 0 }],
    true,
  );
}

export const measureSpeeds = (): Row[] => [measureSpeed(), measureExtremes(), ...measureOthers()];

/** Processor time of the median of nine calls in a process that is warm, in ms. */
function timeOf(call: () => unknown): number {
  const times = Array.from({ length: 17 }, () => {
    const start = process.cpuUsage();
    call();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  }).slice(8);
  return times.sort((one, other) => one - other)[4] ?? Number.NaN;
}

/** Rows E3, E4 and E5: a comparison, chances of rank and breaks of the largest inputs. */
function measureOthers(): Row[] {
  const random = createRandom(2);
  const counts = () => ({ successes: Math.floor(4 * random()), trials: 3 });
  const cells = Array.from({ length: 50_000 }, (_, at) => ({
    cluster: String(at % 1_000),
    engine: String(at % 50),
    before: counts(),
    after: counts(),
  }));
  const parts = Array.from({ length: 1_000 }, () =>
    Array.from({ length: 50 }, () => (random() < 0.3 ? 1 : 0)),
  );
  const looks = Array.from({ length: 730 }, () => Array.from({ length: 800 }, counts));
  const row = (id: string, what: string, most: number, call: () => unknown): Row => {
    const figure = timeOf(call);
    return judge(
      { id, what: `${what}, processor time`, bar: `<= ${most}`, figure: round(figure, 1), unit: 'ms' },
      [{ figure, most, error: 0 }],
      true,
    );
  };
  return [
    row('E3', 'market comparison of 1,000 × 50 cells', 6, () =>
      estimateChange(cells, { question: 'market' }),
    ),
    row('E4', 'chances of rank, 1,000 questions × 50 brands', 100, () => rankByShare(parts, 50, random)),
    row('E5', 'breaks of 730 looks × 800 cells', 500, () => findBreaks(looks)),
  ];
}

/** Row E1: both intervals of 50 prompts x 3, the first 50 calls not counted. */
function measureSpeed(): Row {
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
  return judge(
    {
      id: 'E1',
      what: 'both intervals of 50 prompts, median',
      bar: '<= .1',
      figure: round(median, 3),
      unit: 'ms',
      detail: { p95: round(times[475] ?? Number.NaN, 3) },
    },
    [{ figure: median, most: 0.1, error: 0 }],
    true,
  );
}
