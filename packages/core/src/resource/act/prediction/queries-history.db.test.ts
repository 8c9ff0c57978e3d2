import { CreateProject } from '@svc/contract/account/project';
import { weighHistory } from '@svc/scoring';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { readHistory } from './queries-history.ts';

const { context } = await testWorkspace({ plan: 'enterprise' });
const until = new Date();
const weeksAgo = (weeks: number) => new Date(until.getTime() - weeks * 7 * 86_400_000);
const text = 'Which planner suits a bakery?';

test('earlier answers weigh .75 a week and .3 a change of the model, however many scans gave them', async () => {
  const body = { name: 'Acme', brand: { name: 'Acme', domains: ['acme.com'] }, engines: ['openai'] };
  const project = await createProject(context, CreateProject.parse(body));
  const scan = (weeks: number, model: string, present: number, more: object = {}) =>
    insertScan(context, {
      project,
      engines: ['openai', 'xai'],
      prompts: [{ text }, { text: `Is Acme ${weeks} years old?`, branded: true }],
      samplesK: 4,
      present: (prompt, engine, sample) => engine === 'openai' && prompt === 0 && sample < present,
      model,
      at: weeksAgo(weeks),
      ...more,
    });
  await scan(13, 'model-1', 4);
  await scan(6, 'model-1', 1);
  await scan(3, 'model-2', 3);
  await scan(2, 'model-2', 4, { surface: 'sandbox' });
  await scan(1, 'model-2', 2);
  const history = await readHistory(context, { projectId: project.id, until });

  const past = history.of('openai', text);
  expect(past.reduce((sum, one) => sum + one.trials, 0)).toBe(12);
  expect(past.reduce((sum, one) => sum + one.successes, 0)).toBe(6);
  const { successes, trials } = weighHistory(past);
  // The sandbox runs served model-2 as well; the change lies between the weeks 6 and 3.
  expect(successes).toBeCloseTo(0.75 ** 6 * 0.3 + 0.75 ** 3 * 3 + 0.75 * 2, 9);
  expect(trials).toBeCloseTo(4 * (0.75 ** 6 * 0.3 + 0.75 ** 3 + 0.75), 9);

  expect(weighHistory(history.of('xai', text)).successes).toBe(0);
  expect(weighHistory(history.of('xai', text)).trials).toBeCloseTo(trials, 9);
  expect(history.of('openai', 'Never asked?')).toEqual([]);
  expect(history.asked).toEqual([{ text, intent: 'best_of' }]);
  expect(new Set(history.engines)).toEqual(new Set(['openai', 'xai']));
  expect(history.served).toEqual(
    new Map([
      ['openai', 'model-2'],
      ['xai', 'model-2'],
    ]),
  );
});
