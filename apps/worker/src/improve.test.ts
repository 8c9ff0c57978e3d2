import { operations } from '@svc/core/operations';
import { expect, test } from 'vitest';
import { testStack } from './test/test-stack.ts';

const brands = [
  { name: 'Tenonly', domain: 'tenonly.com' },
  { name: 'Rivalish', domain: 'rivalish.com' },
];
const questions = Array.from({ length: 28 }, (_, at) => `Which bench vice suits joint number ${at}?`);
const half = 14;
/** The truth: the rival holds the first half, where the brand is absent but on these. */
const truth = (won: (at: number) => boolean) =>
  questions.flatMap((prompt, at) => [
    { prompt, brand: 'Tenonly', presence: at >= half ? 0.5 : won(at) ? 0.8 : 0 },
    { prompt, brand: 'Rivalish', presence: at < half ? 0.95 : 0 },
  ]);

const stack = await testStack({ emulator: { seed: 4, brands, overrides: truth(() => false) } });

/** As the API calls it: `prepare`, then `run`, with what the schemas make of the input. */
async function call(id: string, input: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  const given = { ...input, ...operation.query?.parse(more), ...operation.body?.parse(more) };
  const prepared = await operation.prepare?.(stack.context, given);
  // The schema of the answer is strict: what it does not declare fails the test.
  return JSON.parse(
    JSON.stringify(operation.returns.parse(await operation.run(stack.context, given, prepared))),
  );
}

test('from a scan to a move, and from the move to what it really did', async () => {
  await stack.startWorker();
  const projectId = await stack.project({ engines: ['openai'], samplesK: 2, prompts: questions });
  const scan = async () => stack.settle((await call('start_scan', {}, { projectId })).id);
  await scan();
  const card = await call(
    'create_scorecard',
    { projectId },
    { name: 'Board', rows: [{ name: 'Presence', target: 0.5 }] },
  );
  const scorecard = { projectId, scorecardId: card.id };
  const { composite: before } = await call('get_scorecard', scorecard);
  const found = await call('generate_recommendations', { projectId });
  const move = found.items.find((item: { move: string }) => item.move === 'lost_to_rival');
  expect(move.title).toBe('Compare yourself with Rivalish on a page of its own');
  const recId = move.id;
  const { promptIds } = await call('get_recommendation', { projectId, recId });
  const touched = new Set(promptIds.map((id: string) => Number.parseInt(id.slice(-8), 16)));
  expect(touched.size).toBeGreaterThan(6);
  expect([...touched].every((at) => Number(at) < half)).toBe(true);
  const plan = await call('get_optimization_plan', { projectId }, { budget: 30 });
  expect(plan.steps.map((step: { recommendationId: string }) => step.recommendationId)).toContain(move.id);
  const simulated = await call('simulate_change', { projectId }, { edits: ['addComparison'] });
  expect(simulated.result.portfolio.median).toBeGreaterThan(0);
  // Measured once more before it goes live: the scan that found it is no baseline.
  await scan();
  await call('update_recommendation', { projectId, recId }, { state: 'shipped' });
  stack.emulator.configure({ overrides: truth((at) => touched.has(at)) });
  const awaited = await call('verify_recommendation', { projectId, recId });
  expect(awaited).toMatchObject({ status: 'measuring', provenance: 'live' });
  await stack.settle(awaited.scanId);
  // The worker looks by itself once the scan has ended.
  await expect
    .poll(async () => (await call('get_recommendation', { projectId, recId })).state, { timeout: 30_000 })
    .toBe('verified');
  const { measured } = await call('get_recommendation', { projectId, recId });
  expect(measured.ci.low).toBeLessThan(0.8);
  expect(measured.ci.high).toBeGreaterThan(0.8);
  expect(measured.value).toBeGreaterThan(measured.predicted.mean);
  const { measured: beside } = await call('get_recommendations_summary', { projectId });
  expect(beside).toMatchObject({ moves: 1, realised: measured.value });
  const { composite: after } = await call('get_scorecard', scorecard);
  expect(after.value).toBeGreaterThan(before.value);
}, 120_000);
