import { expect, test } from 'vitest';
import { estimatePooledEngines, estimateWithHistory } from '../interval/index.ts';
import { widenForStopping } from '../monitor/index.ts';
import { createRandom } from '../random/index.ts';
import { currentMethod, methods } from './index.ts';

const random = createRandom(20_261);
const ask = (rate: number, trials: number) => ({
  successes: Array.from({ length: trials }, () => random()).filter((draw) => draw < rate).length,
  trials,
});
const rates = Array.from({ length: 40 }, () => random());
const cells = rates.map((rate) => ask(rate, 3));

test('every method is found by its id, and its figures and changes carry it', () => {
  for (const [id, method] of methods) {
    expect(method.id).toBe(id);
    const { tracked, market } = method.estimate([{ weight: 1, cells }]);
    const compared = cells.map((cell, at) => ({
      cluster: String(at),
      engine: 'openai',
      before: cell,
      after: cell,
    }));
    const change = method.compare(compared, { question: 'market' });
    const share = method.estimateShare(
      cells.map(({ successes, trials }) => ({ part: successes, whole: trials })),
    );
    for (const figure of [tracked, market, change, share, ...method.estimateCells(cells)])
      expect(figure.methodVersion).toBe(id);
  }
  expect(methods.get(currentMethod.id)).toBe(currentMethod);
});

test('a panel that lost nothing is read as its engines pooled; refused answers widen both ends', () => {
  const plain = estimatePooledEngines([{ weight: 1, clusters: cells }]);
  expect(currentMethod.estimate([{ weight: 1, cells }])).toMatchObject(plain);
  const refused = cells.map((cell, at) => ({ ...cell, lost: 0, refused: at % 4 === 0 ? 3 : 0 }));
  const { tracked } = currentMethod.estimate([{ weight: 1, cells: refused }]);
  expect(tracked.value).toBe(plain.tracked.value);
  expect(tracked.ci?.low).toBeLessThan(plain.tracked.ci?.low ?? 0);
  expect(tracked.ci?.high).toBeGreaterThan(plain.tracked.ci?.high ?? 1);
});

test('history narrows the tracked interval, and asking that could stop early widens the market’s', () => {
  const now = rates.map((rate) => ask(rate, 1));
  const history = now.map((current, at) => ({
    current,
    history: Array.from({ length: 6 }, () => ask(rates[at] ?? 0, 1)),
  }));
  const engines = [{ weight: 1, cells: now }];
  const [alone, before] = [currentMethod.estimate(engines), currentMethod.estimate(engines, { history })];
  expect(before.tracked).toMatchObject(estimateWithHistory(history));
  const width = ({ ci }: typeof alone.tracked) => (ci ? ci.high - ci.low : Number.NaN);
  expect(width(before.tracked)).toBeLessThan(width(alone.tracked));
  const { market } = currentMethod.estimate(engines, { couldStop: true });
  expect(market).toMatchObject(widenForStopping(alone.market));
  expect(width(market)).toBeGreaterThan(width(alone.market));
});
