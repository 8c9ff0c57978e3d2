import { held, type Row, shareError } from '@svc/bench';
import { type ComparedCell, createRandom, drawBinomial, findMovers } from '@svc/scoring';

const seed = 31;
const engines = ['a', 'b', 'c'];
const samples = 5;

/** One of three engines falls by about 40 points, the others stay: which of them are reported as moved. */
export function oneEngineRow(full: boolean): Row {
  const repeats = full ? 600 : 100;
  const random = createRandom(seed);
  let [right, wrong] = [0, 0];
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const rates = Array.from({ length: 24 }, () => 0.3 + 0.6 * random());
    const ask = (rate: number) => ({ successes: drawBinomial(random, samples, rate), trials: samples });
    const cells = engines.flatMap((engine) =>
      rates.map(
        (rate, prompt): ComparedCell => ({
          ...{ cluster: `q${prompt}`, engine, before: ask(rate) },
          after: ask(engine === 'b' ? rate * 0.35 : rate),
        }),
      ),
    );
    const moved = findMovers(cells, {
      segments: engines.map((id) => ({ id, cells: cells.filter(({ engine }) => engine === id) })),
      brands: [],
    }).filter(({ verdict }) => verdict === 'moved');
    right += Number(moved.some(({ id }) => id === 'b')) / repeats;
    wrong += moved.filter(({ id }) => id !== 'b').length / 2 / repeats;
  }
  return held(
    'movers-beside-one',
    `engines that stood still told as movers while the third one fell by 40 points, ${repeats} draws`,
    wrong,
    'share',
    { most: 0.05, error: shareError(0.05, 2 * repeats), detail: { found: right } },
    full,
  );
}
