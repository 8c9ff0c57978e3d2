import type { Estimate, Expectation, SurfaceMeasures } from '@svc/contract/measure/score';
import { expect, test } from 'vitest';
import { headlineOf } from './headline.ts';

const at = '2026-11-20T13:45:00.123456Z';
const presence: Estimate = {
  value: 0.5,
  ci: { low: 0.4, high: 0.6, level: 0.95, method: 'noise-wilson' },
  market: null,
  n: 24,
  k: 3,
  successes: 36,
  trials: 72,
  effectiveN: 90,
  label: 'ok',
  provenance: 'live',
  asOf: at,
  status: 'measured',
  methodVersion: 'presence-4',
};
const overall = (changes: Partial<Estimate> = {}): SurfaceMeasures => ({
  surface: 'api+search',
  engines: ['openai'],
  weights: 'by engine',
  provenance: 'live',
  presence: { ...presence, ...changes },
  mention: presence,
  citation: presence,
});
const run = (engine: string, surface: string) => ({
  id: engine,
  engine,
  surface,
  modelServed: null,
  plannedSamples: 72,
  skippedSamples: 0,
  repeats: false,
});
const predicted: Expectation = {
  value: 0.24,
  low: 0.05,
  high: 0.52,
  engines: ['openai', 'gemini'],
  prompts: 20,
  modelVersion: 'prior-1',
  label: 'prior only, not measured',
};

test('what engines answered is told with both of its ranges', () => {
  const headline = headlineOf(
    { mode: 'live', origin: 'measured', predicted: null, runs: [run('openai', 'api+search')] },
    overall(),
    at,
  );
  expect(headline).toMatchObject({ source: 'measured', provenance: 'live', presence: { value: 0.5 } });
  expect(headline?.sentence).toMatch(
    /^Present in 50% of answers .*95%: 40% to 60%.*72 answers to 24 prompts/,
  );
  expect(headline?.sentence).not.toMatch(/emulated/);
});

test('emulated engines are named as such', () => {
  const headline = headlineOf(
    { mode: 'test', origin: 'measured', predicted: null, runs: [run('openai', 'api+search')] },
    overall(),
    at,
  );
  expect(headline?.sentence).toMatch(/emulated/);
});

test('answers that were imported with a test key are no emulated ones', () => {
  const headline = headlineOf(
    { mode: 'test', origin: 'imported', predicted: null, runs: [run('openai', 'api+search')] },
    overall(),
    at,
  );
  expect(headline?.sentence).toMatch(/^Present in 50% of answers/);
  expect(headline?.sentence).not.toMatch(/emulated/);
});

test('where the sandbox alone was asked the predictor speaks, and its difference from the sandbox is explained', () => {
  const facts = {
    mode: 'live' as const,
    origin: 'measured' as const,
    predicted,
    runs: [run('sandbox', 'sandbox')],
  };
  const withheld = headlineOf(facts, overall({ value: null, ci: null, status: 'insufficient' }), at);
  expect(withheld).toMatchObject({
    source: 'predictor',
    provenance: 'predicted',
    presence: { value: 0.24, trials: 0, provenance: 'predicted', status: 'not_run' },
  });
  expect(withheld?.sentence).not.toMatch(/sandbox/i);
  expect(headlineOf(facts, overall({ value: 1 }), at)?.sentence).toMatch(/sandbox .* 100% .* may differ/);
});

test('a prediction that leaves nearly everything open gives no figure in its sentence', () => {
  const facts = {
    mode: 'live' as const,
    origin: 'measured' as const,
    predicted: { ...predicted, low: 0.02, high: 0.9 },
    runs: [run('sandbox', 'sandbox')],
  };
  const headline = headlineOf(facts, null, at);
  expect(headline?.sentence).toMatch(/knows too little: it takes \d+ answers\.$/);
  expect(headline?.sentence).not.toContain('%');
  expect(headline?.presence).toMatchObject({ value: null, ci: { low: 0.02, high: 0.9 } });
});

test('an engine that was asked beats a prediction; several surfaces have no one figure', () => {
  const runs = [run('openai', 'api+search'), run('sandbox', 'sandbox')];
  expect(headlineOf({ mode: 'live', origin: 'measured', predicted, runs }, null, at)).toBeNull();
  expect(headlineOf({ mode: 'live', origin: 'measured', predicted, runs }, overall(), at)?.source).toBe(
    'measured',
  );
});
