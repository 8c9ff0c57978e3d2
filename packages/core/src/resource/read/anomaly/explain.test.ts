import { expect, test } from 'vitest';
import { explainBreak } from './explain.ts';
import type { CitedPage } from './queries.ts';
import type { WatchedSeries } from './watch.ts';

const engines = ['openai', 'gemini', 'perplexity'];
const trials = 8;

/** One look before and one after, of 24 prompts on three engines: what `rate` says, rounded. */
function seriesOf(rate: (engine: string, prompt: number, after: boolean) => number): WatchedSeries {
  const cells = engines.flatMap((engine) =>
    Array.from({ length: 24 }, (_, prompt) => ({
      engine,
      prompt: `p${prompt}`,
      question: `q${prompt}`,
      topic: `topic ${prompt % 4}`,
    })),
  );
  const look = (after: boolean) =>
    cells.map(({ engine, prompt }) => ({
      successes: Math.round(trials * rate(engine, Number(prompt.slice(1)), after)),
      trials,
    }));
  return {
    surface: 'api+search',
    engine: null,
    cells,
    markers: [],
    looks: [look(false), look(true)],
    coverage: [new Map(), new Map()],
  };
}

const found = {
  direction: 'drop',
  since: 0,
  onset: 1,
  found: 1,
  before: 0.5,
  after: 0.3,
  change: -0.2,
  ci: { low: -0.3, high: -0.1, level: 0.95, method: 'test' },
  score: 5,
} as unknown as Parameters<typeof explainBreak>[1];
const nothing = { rivals: [], cited: [], engineChanges: [] };

test('two causes at once are both told, each with its own points', () => {
  const series = seriesOf((engine, prompt, after) => {
    const [alone, topic] = [engine === 'gemini' ? 0.35 : 1, prompt % 4 === 3 ? 0.1 : 1];
    return 0.6 * (after ? alone * topic : 1);
  });
  const { evidence } = explainBreak(series, found, nothing);
  expect(evidence.map(({ cause }) => cause)).toEqual(expect.arrayContaining(['topic', 'engine_change']));
  expect(evidence.map(({ statement }) => statement).join(' ')).toMatch(
    /stands out: .+ Apart from that, .+ stands out: −[\d.]+ points, against (0|[−+][\d.]+) points/,
  );
});

test('one cause alone has nothing beside it', () => {
  const series = seriesOf((engine, _, after) => (after && engine === 'gemini' ? 0.2 : 0.6));
  const { cause, evidence } = explainBreak(series, found, nothing);
  expect(cause).toBe('engine_change');
  expect(evidence).toHaveLength(1);
});

test('the part that a lost source makes is its share of the change', () => {
  const cites = (prompt: string): boolean => Number(prompt.slice(1)) < 8;
  const series = seriesOf((_, prompt, after) => (after ? (prompt < 8 ? 0.25 : 0.5) : 0.625));
  const cited = series.cells
    .filter(({ prompt }) => cites(prompt))
    .map(
      ({ engine, prompt }): CitedPage => ({
        ...{ domain: 'guide.example', url: null, engine, prompt },
        ...{ before: 8, after: 0, ownBefore: 5, ownAfter: 0 },
      }),
    );
  const [first] = explainBreak(series, found, { ...nothing, cited }).evidence;
  // 8 of 24 prompts fell by 37.5 points, the others by 12.5: all together by 20.8.
  expect(first).toMatchObject({ cause: 'source_lost', share: expect.closeTo(0.6, 10) });
  expect(first?.statement).toContain('this accounts for 12.5 points of the change');
});

test('a fall without a part that stands out names the lost source to look at, and not one that goes with the brand', () => {
  const series = seriesOf((_, __, after) => (after ? 0.25 : 0.5));
  const cited = (domain: string, own: number): CitedPage[] =>
    series.cells.map(({ engine, prompt }) => ({
      ...{ domain, url: null, engine, prompt },
      ...{ before: 3, after: 0, ownBefore: own, ownAfter: 0 },
    }));
  const told = (pages: CitedPage[]) => explainBreak(series, found, { ...nothing, cited: pages }).evidence;
  const [first, second] = told(cited('guide.example', 1));
  expect(first?.statement).toMatch(/^No cause was found: no engine, topic or source stands out/);
  expect(second?.statement).toBe(
    'Look first at a source: 38% of answers cited guide.example before, 0% since. No test shows that it is the cause.',
  );
  expect(told(cited('fan.example', 3))).toHaveLength(1);
});

test('one engine’s fall without a cause speaks of that engine alone', () => {
  const whole = seriesOf((_, __, after) => (after ? 0.25 : 0.5));
  const cells = whole.cells.filter(({ engine }) => engine === 'gemini');
  const looks = whole.looks.map((look) => look.filter((_, at) => whole.cells[at]?.engine === 'gemini'));
  const single = { series: { ...whole, engine: 'gemini', cells, looks }, found };
  const [first] = explainBreak(whole, found, nothing, single).evidence;
  expect(first?.statement).toMatch(/^No cause was found: no topic or source on Gemini stands out/);
});
