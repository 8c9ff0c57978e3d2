import { perform } from '@svc/core/environment/testing';
import { calibrationVerbs } from '@svc/core/resource/measure/calibration';
import { startScan } from '@svc/core/resource/measure/scan';
import { expect, test } from 'vitest';
import { questions } from './test/stack.ts';
import { testStack } from './test/test-stack.ts';

const stack = await testStack({
  settings: { ENGINE_MAX_CONCURRENT: '16', ENGINE_REQUESTS_PER_MINUTE: '600000' },
});
// Prompts that mostly name the brand always or never, as measured ones do.
const [own, ...others] = stack.emulator.configure({}).brands;
if (own) stack.emulator.configure({ brands: [{ ...own, shape: { alpha: 0.3, beta: 0.5 } }, ...others] });
await stack.startWorker();

const report = calibrationVerbs.find(({ id }) => id === 'get_calibration_report');
const calibration = (projectId: string) =>
  perform(report, stack.context, { projectId, source: 'scan' }) as Promise<{
    predictions: { judged: number; pending: number };
    report: { coverage: { rate: number }; brier: { skill: number } } | null;
  }>;

test('every scan predicts its cells first and judges them at its end; history makes the second one better', async () => {
  const projectId = await stack.project({
    engines: ['openai', 'gemini'],
    samplesK: 5,
    prompts: questions(30),
  });
  const scan = async () => {
    const { id } = await startScan(stack.context, { projectId });
    await stack.settle(id);
    await expect
      .poll(
        async () =>
          (await stack.owner`select 1 from prediction where scan_id = ${id} and observed_at is not null`)
            .length,
      )
      .toBe(60);
    return id;
  };
  const first = await scan();
  expect((await calibration(projectId)).predictions).toEqual({ judged: 60, pending: 0 });
  const second = await scan();
  const of = (id: string) =>
    stack.owner<{ value: number; rate: number; history: unknown[] }[]>`
      select p.value, p.observed_successes::float8 / p.observed_trials as rate, p.history
      from prediction p where p.scan_id = ${id}`;
  const [before, after] = [await of(first), await of(second)];
  const error = (rows: typeof before) =>
    rows.reduce((sum, { value, rate }) => sum + (value - rate) ** 2, 0) / rows.length;
  expect(before.every(({ history }) => history.length === 0)).toBe(true);
  expect(after.every(({ history }) => history.length > 0)).toBe(true);
  expect(error(after)).toBeLessThan(0.6 * error(before));
  const { predictions, report } = await calibration(projectId);
  expect(predictions.judged).toBe(120);
  expect(report?.coverage.rate).toBeGreaterThan(0.9);
  // The next training waits for the night, once for all scans.
  const jobs =
    await stack.owner`select key from graphile_worker.jobs where task_identifier = 'retrain_predictor'`;
  expect(jobs).toHaveLength(1);
});

test('a scan of a search engine keeps where its organic results lead, and the next one predicts from the rank', async () => {
  const projectId = await stack.project({
    engines: ['google-ai-overview'],
    samplesK: 1,
    prompts: questions(3),
  });
  const scan = async () => {
    const { id } = await startScan(stack.context, { projectId });
    await stack.settle(id);
    await expect
      .poll(async () => (await stack.owner`select 1 from prediction where scan_id = ${id}`).length)
      .toBe(3);
    return id;
  };
  const first = await scan();
  const answers = await stack.owner`select organic_hosts from answer where scan_id = ${first}`;
  expect(answers.map((answer) => answer.organic_hosts)).toContainEqual(['reviews.example.org']);
  const ranks = async (id: string) =>
    (await stack.owner`select features ->> 'organic_rank' as rank from prediction where scan_id = ${id}`).map(
      ({ rank }) => rank,
    );
  expect(await ranks(first)).toEqual([null, null, null]);
  // The emulator’s results never lead to the brand.
  expect(await ranks(await scan())).toContain('30');
});
