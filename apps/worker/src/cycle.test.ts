import { CreateGoal } from '@svc/contract/act/goal';
import { SetSchedule } from '@svc/contract/measure/schedule';
import { HistoryQuery } from '@svc/contract/read/analytics';
import { createGoal } from '@svc/core/resource/act/goal';
import { getCycle } from '@svc/core/resource/measure/cycle';
import { setSchedule, startDueSchedules } from '@svc/core/resource/measure/schedule';
import { getHistory } from '@svc/core/resource/read/analytics';
import { expect, test } from 'vitest';
import { questions } from './test/stack.ts';
import { testStack } from './test/test-stack.ts';

const parts = 7;
const day = 86_400_000;
const asked = questions(70);
const engines = ['openai', 'anthropic'] as const;
const stack = await testStack({ emulator: { latency: 0, answerLength: 400 } });

/** Mean presence of the prompts on the engines, as the emulator has it. */
function truth(): number {
  const rates = asked.flatMap((text) =>
    engines.map((engine) => stack.emulator.truth(engine, text)[0]?.presence ?? Number.NaN),
  );
  return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}

/** The brand becomes as present as this. */
function setPresence(shape: { alpha: number; beta: number }): void {
  const brands = stack.emulator
    .configure({})
    .brands.map((brand, index) => (index === 0 ? { ...brand, shape } : brand));
  stack.emulator.configure({ brands });
}

test('a set asked in seven parts, one a day: level and change of two cycles are what the truth says', async () => {
  setPresence({ alpha: 2, beta: 1.5 });
  const projectId = await stack.project({ engines: [...engines], samplesK: 3, prompts: asked });
  await stack.startWorker();
  const schedule = await setSchedule(stack.context, {
    projectId,
    ...SetSchedule.parse({ cadence: 'daily at 06:00', cycle: parts }),
  });
  expect(schedule).toMatchObject({ cycle: parts, forecast: { creditsPerRun: 20, runsPerMonth: 30 } });
  const started = Date.parse(schedule.forecast.nextRuns[0] ?? '');

  /** The clock shows the morning of a day after the first. */
  const runOn = async (after: number): Promise<string> => {
    const at = new Date(started + after * day + 60_000);
    await startDueSchedules({ ...stack.environment, now: () => at });
    const [scan] = await stack.owner<{ id: string }[]>`
      select id from scan where project_id = ${projectId} order by created_at desc limit 1`;
    if (!scan) throw new Error('no scan was started');
    const ended = await stack.settle(scan.id);
    expect(ended).toMatchObject({
      status: 'completed',
      prompts: 10,
      cycle: { parts, part: (after % parts) + 1 },
    });
    // The database has a clock of its own: these days are a month back, in the same order.
    const created = new Date(at.getTime() - 30 * day).toISOString();
    await stack.owner`update scan set created_at = ${created} where id = ${scan.id}`;
    return scan.id;
  };

  for (let run = 0; run < parts; run += 1) {
    expect(await getCycle(stack.context, { projectId })).toMatchObject({ level: null, asked: run });
    await runOn(run);
  }
  const before = truth();
  const first = await getCycle(stack.context, { projectId });
  expect(first).toMatchObject({
    title: 'Presence over the last 7 days',
    questions: 70,
    asked: parts,
    change: null,
  });
  expect(first.missing).toMatchObject({ level: null, change: expect.stringContaining('7 of the 14 runs') });
  const { figure, engines: own } = first.level ?? {};
  expect(figure).toMatchObject({ n: 70, trials: 140 });
  expect(figure?.ci?.low).toBeLessThan(before);
  expect(figure?.ci?.high).toBeGreaterThan(before);
  expect(own?.map(({ engine }) => engine)).toEqual(['anthropic', 'openai']);

  setPresence({ alpha: 0.4, beta: 1.6 });
  const after = truth();
  expect(before - after).toBeGreaterThan(0.2);
  const second: string[] = [];
  for (let run = parts; run < 2 * parts; run += 1) second.push(await runOn(run));
  const { level, change, history } = await getCycle(stack.context, { projectId });
  expect(level?.figure?.ci?.low).toBeLessThan(after);
  expect(level?.figure?.ci?.high).toBeGreaterThan(after);
  expect(change).toMatchObject({
    market: { verdict: 'fall', shared: 70 },
    sentence: expect.stringContaining('fell'),
  });
  for (const { ci } of [change?.market, change?.tracked].map((one) => one ?? { ci: null })) {
    expect(ci?.low).toBeLessThan(after - before);
    expect(ci?.high).toBeGreaterThan(after - before);
  }
  expect(history.map(({ scanId }) => scanId).slice(-parts)).toEqual(second);
  expect(history).toHaveLength(parts + 1);

  // History and goals speak of whole cycles too.
  const query = HistoryQuery.parse({ projectId, measure: 'presence', bucket: 'cycle', days: 90 });
  const { series } = await getHistory(stack.context, query);
  const points = series[0]?.points ?? [];
  expect(points).toHaveLength(parts + 1);
  expect(points.at(-1)).toMatchObject({ bucket: second.at(-1), scans: second, breaks: [] });
  expect(points.at(-1)?.figure.value).toBeCloseTo(level?.figure?.value ?? -1, 9);
  const goal = await createGoal(stack.context, {
    projectId,
    ...CreateGoal.parse({ name: 'Half of the answers', target: 0.5, due: '2099-06-30' }),
  });
  expect(goal.standing.figure).toMatchObject({ n: 70, trials: 140 });

  // Each question was asked once in a cycle, and each part by the same questions again.
  const [counts] = await stack.owner<{ asked: number; apart: number }[]>`
    select count(distinct p.prompt_id)::int as asked, count(distinct (p.prompt_id, s.config -> 'cycle' -> 'part'))::int as apart
    from scan s join scan_prompt p on p.workspace_id = s.workspace_id and p.scan_id = s.id where s.project_id = ${projectId}`;
  expect(counts).toEqual({ asked: 70, apart: 70 });
});

test('a set with too few questions for the cycle is refused, with what to do', async () => {
  const projectId = await stack.project({ engines: ['openai'], samplesK: 1, prompts: asked.slice(0, 34) });
  await expect(
    setSchedule(stack.context, { projectId, ...SetSchedule.parse({ cadence: 'daily', cycle: parts }) }),
  ).rejects.toMatchObject({ code: 'validation_failed', message: expect.stringContaining('34 questions') });
});
