import { createRandom, estimateChange, normalQuantile } from '../../src/index.ts';
import { halfOf } from './draws.ts';
import type { Engine } from './set.ts';

/** A prompt that two runs answer: its topic, and whether each of them names the brand. */
interface Pair {
  at: number;
  topic: number;
  before: number;
  after: number;
}

interface Said {
  low: number;
  high: number;
  changed: boolean;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Ours, of questions like these, with prompts as clusters. */
function ours(pairs: readonly Pair[]): Said {
  const cells = pairs.map(({ at, before, after }) => ({
    ...{ cluster: `prompt ${at}`, engine: 'engine' },
    before: { successes: before, trials: 1 },
    after: { successes: after, trials: 1 },
  }));
  const { ci, verdict } = estimateChange(cells, { question: 'market' });
  return { low: ci?.low ?? -1, high: ci?.high ?? 1, changed: verdict === 'rise' || verdict === 'fall' };
}

/** The usual test of two proportions, as if each answer was a fact of its own: pooled for the test, not for the interval. */
function twoProportions(pairs: readonly Pair[]): Said {
  const n = pairs.length;
  const [before, after] = [
    sum(pairs.map((pair) => pair.before)) / n,
    sum(pairs.map((pair) => pair.after)) / n,
  ];
  const z = normalQuantile(0.975);
  const half = z * Math.sqrt((before * (1 - before) + after * (1 - after)) / n);
  const pooled = (before + after) / 2;
  const error = Math.sqrt((2 * pooled * (1 - pooled)) / n);
  return {
    low: after - before - half,
    high: after - before + half,
    changed: Math.abs(after - before) > z * error,
  };
}

const methods = { ours, 'two proportions': twoProportions };

const pairsOf = ({ topics }: Engine, before: string, after: string): Pair[] =>
  topics.flatMap((topic, at) => {
    const [one, other] = [before.charAt(at), after.charAt(at)];
    if (one === '-' || other === '-' || one === '' || other === '') return [];
    return [{ at, topic, before: Number(one), after: Number(other) }];
  });

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** Fewer prompts in common than this do not tell of days. */
const fewestPairs = 50;

/**
 * For each two consecutive runs: whether half of the questions show how much all of them changed, and which methods report a
 * change.
 */
export function changeRows(place: string, about: string, engine: Engine, draws: number) {
  const { when } = engine;
  if (!when) return [];
  return when.slice(1).flatMap((then, index) => {
    const first = when[index] ?? '';
    const random = createRandom(17);
    const names = Object.values(engine.names)
      .map((runs) => pairsOf(engine, runs[index] ?? '', runs[index + 1] ?? ''))
      .filter(({ length }) => length >= fewestPairs);
    if (names.length === 0) return [];
    const trials = names.flatMap((all) =>
      Array.from({ length: draws }, () => {
        const drawn = halfOf(all, random);
        const truth = sum(all.map(({ before, after }) => after - before)) / all.length;
        return { truth, seen: all.filter((pair) => drawn.has(pair)) };
      }),
    );
    const found = Object.entries(methods).map(([method, estimate]) => {
      const said = trials.map(({ truth, seen }) => ({ truth, ...estimate(seen) }));
      return {
        method,
        coverage: said.filter(({ low, high, truth }) => low <= truth && truth <= high).length / said.length,
        width: sum(said.map(({ low, high }) => high - low)) / said.length,
        changed: names.filter((all) => estimate(all).changed).length,
      };
    });
    const [own] = found;
    const same = first === then;
    const days = same ? `two runs of ${first}` : `${first} against ${then}`;
    const told = found
      .map(
        ({ method, coverage, width, changed }) =>
          `${method} ${percent(coverage)} at ${(100 * width).toFixed(1)}, “changed” on all answers for ${changed}`,
      )
      .join('; ');
    const row = {
      id: `change-${index + 1}/${place}`,
      what: `${about}: ${days}: half of ${names[0]?.length} questions hold the change over all (99.4% is right: half is known): ${told}`,
      bar: '≥ 0.92',
      figure: Number((own?.coverage ?? 0).toFixed(3)),
      unit: 'coverage',
      pass: (own?.coverage ?? 0) >= 0.92,
    };
    if (!same) return [row];
    const share = (own?.changed ?? 0) / names.length;
    return [
      row,
      {
        id: `calm-${index + 1}/${place}`,
        what: `${about}: ${days}, when nothing can have changed: share of names that ours calls changed`,
        ...{ bar: '≤ 0.1', figure: Number(share.toFixed(3)), unit: 'share', pass: share <= 0.1 },
      },
    ];
  });
}
