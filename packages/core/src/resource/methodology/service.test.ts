import { Methodology } from '@svc/contract/methodology';
import {
  currentMethod,
  estimateCells,
  estimateChange,
  estimateHeadToHead,
  estimatePresence,
  estimatePresenceBoth,
  estimateShare,
} from '@svc/scoring';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../environment/test-workspace.ts';
import { getMethodology } from './service.ts';

const { context } = await testWorkspace();
const answer = Methodology.parse(await getMethodology(context));

test('names the versions in force and the engines of this deployment', () => {
  expect(answer.versions.method).toBe(currentMethod.id);
  const states = Object.fromEntries(answer.engines.map(({ id, state }) => [id, state]));
  expect(states).toMatchObject({ sandbox: 'configured', openai: 'configured' });
});

test('calls the predictor a calibrated model only once it is one', () => {
  const meaning = answer.provenance.find(({ badge }) => badge === 'predicted')?.meaning;
  expect(meaning).toMatch(/published effects, not yet checked here/);
  expect(meaning).not.toMatch(/calibrated model/);
});

test('explains every method and label that an estimate can carry', () => {
  const explained = answer.methods.flatMap(({ names }) => names);
  const labels = answer.labels.map(({ label }) => label);
  for (const prompts of [2, 10, 40])
    for (const trials of [1, 2, 5])
      for (const present of [0, 1, trials]) {
        const clusters = Array.from({ length: prompts }, (_, at) => ({
          trials,
          successes: at % 2 === 0 ? present : 0,
        }));
        const both = estimatePresenceBoth(clusters);
        for (const { ci, label } of [both.tracked, both.market]) {
          expect(explained).toContain(ci?.method);
          expect(labels).toContain(label);
        }
      }
});

test('explains the methods of cells, of comparisons and of shares', () => {
  const explained = answer.methods.flatMap(({ names }) => names);
  const cellsOf = (trials: number, prompts: readonly number[]) =>
    prompts.map((prompt) => ({
      cluster: String(prompt),
      engine: 'openai',
      before: { successes: prompt % 2 === 0 ? trials : 0, trials },
      after: { successes: prompt % 3 === 0 ? trials - 1 : trials, trials },
    }));
  const many = Array.from({ length: 40 }, (_, at) => at);
  const partly = cellsOf(4, many).map((cell, at) => (at < 20 ? cell : { ...cell, before: null }));
  const apart = cellsOf(4, many).map((cell, at) =>
    at < 20 ? { ...cell, after: null } : { ...cell, before: null },
  );
  const days = { variance: 0.001, degrees: 9 };
  const methods = [
    ...[cellsOf(4, many), partly, apart].map(
      (cells) => estimateChange(cells, { question: 'market', days }).ci?.method,
    ),
    estimateChange(cellsOf(4, many), { question: 'tracked', days }).ci?.method,
    estimatePresence(
      many.map((at) => ({ successes: at % 4, trials: 4 })),
      { estimand: 'market', topics: many.map((at) => String(at % 4)) },
    ).ci?.method,
    ...[cellsOf(4, many), cellsOf(1, many), partly, apart].flatMap((cells) => [
      estimateChange(cells, { question: 'tracked' }).ci?.method,
      estimateChange(cells, { question: 'market' }).ci?.method,
    ]),
    estimateHeadToHead(cellsOf(4, many)).ci?.method,
    estimateShare(many.map((at) => ({ part: at % 2, whole: 1 }))).ci?.method,
    ...estimateCells(many.map((at) => ({ successes: at % 4, trials: 4 }))).map(({ ci }) => ci?.method),
  ].filter((method) => method !== undefined);
  expect(new Set(methods).size).toBeGreaterThan(4);
  for (const method of methods) expect(explained).toContain(method);
});
