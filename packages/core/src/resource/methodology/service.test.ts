import { estimatePresenceBoth, methodVersion } from '@svc/scoring';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../environment/test-workspace.ts';
import { Methodology } from './schema.ts';
import { getMethodology } from './service.ts';

const { context } = await testWorkspace();
const answer = Methodology.parse(await getMethodology(context));

test('names the versions in force and the engines of this deployment', () => {
  expect(answer.versions.method).toBe(methodVersion);
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
