import { describe, expect, test } from 'vitest';
import { type Measured, measure, measureCells, type Sample, type ScanPart } from './compute.ts';

const asOf = '2026-11-20T00:00:00.000Z';
const searching: Measured = { engine: 'openai', provenance: 'live', grounded: true };

const sample = (promptIndex: number, present: boolean, more: Partial<Sample> = {}): Sample => ({
  engine: 'openai',
  promptIndex,
  outcome: 'answered',
  searched: true,
  present,
  mentioned: present,
  cited: false,
  ...more,
});
const unread = (promptIndex: number, outcome = 'refused'): Sample =>
  sample(promptIndex, false, { outcome, present: null, mentioned: null, cited: null });
/** `k` answers to each of `prompts` questions, of which the first `of` have the brand. */
const panel = (prompts: number, k: number, of: (prompt: number) => number): Sample[] =>
  Array.from({ length: prompts }, (_, prompt) =>
    Array.from({ length: k }, (_, index) => sample(prompt, index < of(prompt))),
  ).flat();
const part = (samples: Sample[], more: Partial<ScanPart> = {}): ScanPart => ({
  samples,
  engines: [searching],
  prompts: [...new Set(samples.map(({ promptIndex }) => promptIndex))].map((promptIndex) => ({
    promptIndex,
    cluster: String(promptIndex),
  })),
  failures: 0,
  asOf,
  ...more,
});
const width = (ci: { low: number; high: number } | null | undefined): number =>
  ci ? ci.high - ci.low : Number.NaN;

describe('over prompts', () => {
  test('the rate is the mean over prompts, inside its interval, with its counts', () => {
    const { presence } = measure(part(panel(30, 3, (prompt) => (prompt < 12 ? 3 : 0))));
    expect(presence).toMatchObject({
      n: 30,
      k: 3,
      status: 'measured',
      label: 'ok',
      provenance: 'live',
      asOf,
    });
    expect(presence.value).toBeCloseTo(0.4, 10);
    expect(presence.ci?.low).toBeLessThan(0.4);
    expect(presence.ci?.high).toBeGreaterThan(0.4);
    // The interval for other questions like these is wider than the one for other answers to these questions.
    expect(width(presence.market?.ci)).toBeGreaterThan(width(presence.ci));
  });

  test('answers nobody could read are no zeros', () => {
    const read = panel(20, 2, () => 2);
    const refused = Array.from({ length: 20 }, (_, prompt) => unread(prompt));
    expect(measure(part([...read, ...refused])).presence).toMatchObject({ value: 1, n: 20, k: 2 });
  });

  test('nothing measured is null, and says why', () => {
    const prompts = [{ promptIndex: 0, cluster: '0' }];
    const nothing = (samples: Sample[], failures: number) =>
      measure(part(samples, { prompts, failures })).presence;
    expect(nothing([], 0)).toMatchObject({ value: null, ci: null, market: null, status: 'not_run' });
    expect(nothing([], 3)).toMatchObject({ value: null, status: 'failed' });
    expect(nothing([unread(0), unread(0, 'empty')], 1)).toMatchObject({
      value: null,
      status: 'insufficient',
      n: 0,
    });
  });

  test('an engine that did not search could not cite: not grounded, not uncited', () => {
    const samples = panel(20, 2, () => 1).map((one) => ({ ...one, searched: false }));
    const { presence, citation } = measure(part(samples));
    expect(presence.value).toBeCloseTo(0.5, 10);
    expect(citation).toMatchObject({ value: null, status: 'not_grounded' });
    const unsearching = measure(
      part(
        panel(20, 2, () => 1),
        { engines: [{ ...searching, grounded: false }] },
      ),
    );
    expect(unsearching.citation).toMatchObject({ value: null, status: 'not_grounded' });
    // Engines that do not tell are taken to have searched.
    const silent = measure(part(panel(20, 2, () => 1).map((one) => ({ ...one, searched: null }))));
    expect(silent.citation).toMatchObject({ value: 0, status: 'measured' });
  });

  test('a prompt outside the part counts for nothing', () => {
    const samples = panel(20, 2, (prompt) => (prompt < 10 ? 2 : 0));
    const prompts = Array.from({ length: 10 }, (_, promptIndex) => ({
      promptIndex,
      cluster: String(promptIndex),
    }));
    expect(measure(part(samples, { prompts })).presence).toMatchObject({ value: 1, n: 10 });
  });

  test('paraphrases of one question are one cluster: more answers, not more questions', () => {
    const samples = panel(30, 2, (prompt) => (prompt % 10 < 4 ? 2 : 0));
    const grouped = part(samples).prompts.map(({ promptIndex }) => ({
      promptIndex,
      cluster: `question ${promptIndex % 10}`,
    }));
    const apart = measure(part(samples)).presence;
    const together = measure(part(samples, { prompts: grouped })).presence;
    expect(together).toMatchObject({ n: 30, k: 2, market: { n: 10, label: 'indicative' } });
    expect(together.value).toBeCloseTo(apart.value ?? -1, 10);
    expect(width(together.market?.ci)).toBeGreaterThan(width(apart.market?.ci));
  });

  test('engines that agree on a prompt add answers to it, not prompts, and the weakest badge stands', () => {
    const first = panel(25, 2, (prompt) => (prompt < 10 ? 2 : 0));
    const second = first.map((one) => ({ ...one, engine: 'sandbox' }));
    const engines: Measured[] = [searching, { engine: 'sandbox', provenance: 'predicted', grounded: true }];
    const pooled = measure(part([...first, ...second], { engines })).presence;
    expect(pooled).toMatchObject({ n: 25, k: 4, provenance: 'predicted', market: { n: 25 } });
    const alone = measure(part(first)).presence;
    expect(width(pooled.market?.ci)).toBeGreaterThan(width(alone.market?.ci) * 0.85);
  });

  test('an engine that lost answers weighs no less than the others', () => {
    const whole = panel(30, 4, (prompt) => (prompt < 10 ? 4 : 0));
    const thinned = panel(30, 1, () => 1).map((one) => ({ ...one, engine: 'sandbox' }));
    const engines: Measured[] = [searching, { ...searching, engine: 'sandbox' }];
    const pooled = measure(part([...whole, ...thinned], { engines })).presence;
    expect(pooled.value).toBeCloseTo((1 / 3 + 1) / 2, 10);
  });

  test('answers to prompts that are not the part’s are not among its counts', () => {
    const samples = panel(30, 2, (prompt) => (prompt < 20 ? 2 : 0));
    const half = part(samples).prompts.filter(({ promptIndex }) => promptIndex >= 10);
    expect(measure(part(samples, { prompts: half })).presence).toMatchObject({
      ...{ n: 20, k: 2, trials: 40, successes: 20, value: 0.5 },
    });
  });

  test('copies of one answer count once, for prompts and for cells', () => {
    const samples = panel(30, 4, (prompt) => (prompt < 10 ? 4 : 0));
    const copied = samples.map((one) => ({ ...one, copyKey: 'same text' }));
    const distinct = samples.map((one, at) => ({ ...one, copyKey: String(at) }));
    expect(measure(part(copied)).presence).toMatchObject({
      k: 1,
      distinct: 0.25,
      label: 'upper_bound',
    });
    expect(measure(part(distinct)).presence).toMatchObject({ k: 4, label: 'ok' });
    expect(measure(part(distinct)).presence).not.toHaveProperty('distinct');
    const [cell] = measureCells(searching, copied, [...Array(30).keys()], new Map(), asOf);
    expect(cell?.presence).toMatchObject({ k: 1, distinct: 0.25 });
  });

  test('answers lost where the brand is present widen the interval; even loss does not', () => {
    const samples = panel(30, 4, (prompt) => (prompt < 15 ? 4 : 0));
    const losing = (loses: (prompt: number) => boolean) =>
      measure(
        part(samples, {
          lost: samples.filter(({ promptIndex }, at) => loses(promptIndex) && at % 4 === 0),
        }),
      ).presence;
    const plain = measure(part(samples)).presence;
    expect(losing((prompt) => prompt % 2 === 0)).toEqual(plain);
    const bounded = losing((prompt) => prompt < 15);
    expect(bounded.value).toBe(plain.value);
    expect(bounded.ci?.method).toBe('bounded-by-loss');
    expect(bounded.ci?.low).toBeLessThan((plain.ci?.low ?? 0) - 0.03);
    expect(bounded.market?.ci.low).toBeLessThan(plain.market?.ci.low ?? 0);
  });

  test('refused answers always widen the interval, whole prompts included', () => {
    const samples = panel(30, 4, (prompt) => (prompt < 15 ? 4 : 0));
    const kept = samples.filter(({ promptIndex }) => promptIndex % 5 !== 0);
    const gone = samples.filter(({ promptIndex }) => promptIndex % 5 === 0);
    const { presence } = measure({ ...part(samples), samples: kept, refused: gone });
    expect(presence.value).toBeCloseTo(0.5, 10);
    expect(presence.ci?.method).toBe('bounded-by-loss');
    expect(presence.ci?.low).toBeLessThan(0.41);
    expect(presence.ci?.high).toBeGreaterThan(0.59);
  });

  test('one answer a prompt is an upper bound until earlier scans say how answers agree', () => {
    const samples = panel(40, 1, (prompt) => (prompt < 20 ? 1 : 0));
    const blind = measure(part(samples)).presence;
    const noise = { share: 0.3, prompts: 20 };
    const informed = measure(
      part(samples, { past: new Map([['openai', { presence: { noise, looks: new Map() } }]]) }),
    ).presence;
    expect(blind.label).toBe('upper_bound');
    expect(informed.label).toBe('ok');
    expect(width(informed.ci)).toBeLessThan(width(blind.ci));
  });

  test('with one answer a prompt, the prompts’ own earlier looks tell the noise', () => {
    const samples = panel(40, 1, (prompt) => (prompt < 20 ? 1 : 0));
    const whole = part(samples);
    const looks = new Map(
      whole.prompts.map(({ cluster, promptIndex }) => [
        cluster,
        [{ successes: promptIndex < 20 ? 3 : 0, trials: 3 }],
      ]),
    );
    const blind = measure(whole).presence;
    const informed = measure({
      ...whole,
      past: new Map([['openai', { presence: { noise: null, looks } }]]),
    }).presence;
    expect(informed).toMatchObject({ label: 'ok', ci: { method: 'history-difference-wilson' } });
    expect(informed.value).toBeCloseTo(0.5, 9);
    expect(width(informed.ci)).toBeLessThan(0.5 * width(blind.ci));
    expect(informed.market).toEqual(blind.market);
  });
});

describe('what earlier scans tell', () => {
  test('noise that each engine showed before narrows the figure over all of them', () => {
    const own = panel(40, 1, (prompt) => (prompt < 20 ? 1 : 0));
    const samples = [
      ...own,
      ...own.map((one) => ({ ...one, engine: 'gemini', present: one.promptIndex < 10 })),
    ];
    const engines = [searching, { ...searching, engine: 'gemini' }];
    const noise = { share: 0.2, prompts: 20 };
    const past = new Map(
      engines.map(({ engine }) => [engine, { presence: { noise, looks: new Map() } }] as const),
    );
    const blind = measure(part(samples, { engines })).presence;
    const informed = measure(part(samples, { engines, past })).presence;
    expect(informed.value).toBe(blind.value);
    expect(width(informed.ci)).toBeLessThan(0.8 * width(blind.ci));
  });

  test('the market is never narrower than the prompts themselves', () => {
    for (let of = 1; of < 40; of += 1) {
      const { ci, market } = measure(part(panel(40, 3, (prompt) => (prompt * of) % 4))).presence;
      expect(width(market?.ci)).toBeGreaterThanOrEqual(width(ci) - 1e-12);
    }
  });
});

describe('cells', () => {
  const none = new Map<number, number>();

  test('there is one a prompt, each with its own counts, drawn towards the others', () => {
    const samples = panel(20, 3, (prompt) => (prompt === 0 ? 3 : 0));
    const cells = measureCells(searching, samples, [...Array(20).keys()], none, asOf);
    expect(cells.map(({ promptIndex }) => promptIndex)).toEqual([...Array(20).keys()]);
    const [hit, miss] = cells;
    expect(hit?.presence).toMatchObject({ status: 'measured', k: 3, market: null });
    expect(hit?.presence.value).toBeGreaterThan(miss?.presence.value ?? 1);
    // Three of three is no certainty, nor is none of three.
    expect(hit?.presence.value).toBeLessThan(1);
    expect(miss?.presence.ci?.high).toBeGreaterThan(0.01);
  });

  test('a cell without a readable answer says what befell it', () => {
    const samples = [...panel(3, 2, () => 1), unread(3), unread(3)];
    const cells = measureCells(searching, samples, [0, 1, 2, 3, 4, 5], new Map([[4, 2]]), asOf);
    expect(cells.map(({ presence }) => presence.status)).toEqual([
      'measured',
      'measured',
      'measured',
      'insufficient',
      'failed',
      'not_run',
    ]);
    for (const { presence } of cells.slice(3)) expect(presence).toMatchObject({ value: null, ci: null });
    expect(cells[3]?.citation.status).toBe('not_grounded');
  });
});
