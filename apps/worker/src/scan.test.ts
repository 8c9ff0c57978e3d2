import { cancelScan, startScan } from '@svc/core/resource/measure/scan';
import { readBody } from '@svc/core/runner';
import { describe, expect, test } from 'vitest';
import { questions } from './test/stack.ts';
import { testStack } from './test/test-stack.ts';

const stack = await testStack({
  emulator: { latency: 50 },
  settings: { ENGINE_MAX_CONCURRENT: '20', ENGINE_REQUESTS_PER_MINUTE: '60000' },
});
let worker = await stack.startWorker();

const events = (resource: string) =>
  stack.owner`select type, sequence, mode, project_id, data from event where resource_id = ${resource} order by sequence`;
const violations = async () => (await stack.owner`select * from ledger_violation`).length;

describe('a scan', () => {
  test('asks every sample once, detects, scores, and charges one credit an answer', async () => {
    const projectId = await stack.project({
      engines: ['openai', 'openai-compatible'],
      samplesK: 3,
      prompts: questions(10),
    });
    stack.emulator.reset();
    const started = await startScan(stack.context, { projectId });
    expect(started).toMatchObject({
      status: 'queued',
      credits: { held: 60, spent: 0 },
      progress: { planned: 60 },
    });
    const scan = await stack.settle(started.id);
    expect(scan).toMatchObject({
      status: 'completed',
      progress: { recorded: 60, failed: 0, percent: 100 },
      credits: { held: 0, spent: 60 },
    });
    expect(stack.emulator.stats().requests).toBe(60);
    expect(scan.result?.engines.map((engine) => engine.engine)).toEqual(['openai', 'openai-compatible']);
    const openai = scan.result?.engines[0];
    expect(openai?.presence).toMatchObject({ status: 'measured', n: 10, k: 3, label: 'indicative' });
    expect(openai?.presence.ci?.low).toBeLessThanOrEqual(openai?.presence.value ?? -1);
    expect(openai?.presence.market?.ci.high).toBeGreaterThanOrEqual(openai?.presence.ci?.high ?? 2);
    expect(await violations()).toBe(0);
    expect(await events(started.id)).toMatchObject([
      { type: 'scan.started', sequence: 1, mode: 'test', data: { samples: { planned: 60, recorded: 0 } } },
      {
        type: 'scan.completed',
        sequence: 2,
        project_id: projectId,
        data: { samples: { recorded: 60 }, creditsSpent: 60 },
      },
    ]);
    // The engine's response is kept to the last byte.
    const [answer] = await stack.owner<{ id: string; text: string; raw: null }[]>`
      select id, text, raw from answer where scan_id = ${started.id} and engine = 'openai-compatible' and outcome = 'answered' limit 1`;
    expect(answer?.raw).toBeNull();
    const raw = (await readBody(stack.environment, stack.context.workspace.id, answer?.id ?? '')) ?? '';
    const body = JSON.parse(raw);
    expect(body.choices[0].message.content).toBe(answer?.text);
    expect(Object.keys(openai?.presence ?? {})[0]).toBe('value');
  });

  test('is cancelled: recorded answers stay, the rest of the hold goes back', async () => {
    stack.emulator.configure({ latency: 400 });
    const projectId = await stack.project({ engines: ['openai'], samplesK: 10, prompts: questions(40) });
    const { id } = await startScan(stack.context, { projectId });
    await expect
      .poll(
        async () =>
          (await stack.owner`select recorded_samples from scan where id = ${id}`)[0]?.recorded_samples,
      )
      .toBeGreaterThan(0);
    await cancelScan(stack.context, { scanId: id });
    const scan = await stack.settle(id);
    stack.emulator.configure({ latency: 50 });
    expect(scan.status).toBe('cancelled');
    expect(scan.progress.recorded).toBeLessThan(400);
    expect(scan.credits).toEqual({ held: 0, spent: scan.progress.recorded });
    expect(await violations()).toBe(0);
    await expect(cancelScan(stack.context, { scanId: id })).rejects.toMatchObject({ code: 'conflict' });
  });

  test('cancelled while answers wait to be saved, it makes no new calls from then on', async () => {
    // A hundred answers come sooner than a hundred are stored, which tells a run that it is cancelled, too.
    await stack.owner`create function slowly() returns trigger language plpgsql as 'begin perform pg_sleep(1.5); return null; end'`;
    await stack.owner`create trigger slowly before insert on answer for each statement execute function slowly()`;
    stack.emulator.configure({ latency: 100 });
    stack.emulator.reset();
    const projectId = await stack.project({ engines: ['openai'], samplesK: 50, prompts: questions(40) });
    const { id } = await startScan(stack.context, { projectId });
    await expect.poll(() => stack.emulator.stats().requests).toBeGreaterThan(300);
    await cancelScan(stack.context, { scanId: id });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const { requests } = stack.emulator.stats();
    expect(requests).toBeLessThan(2_000);
    const scan = await stack.settle(id);
    await stack.owner`drop function slowly cascade`;
    expect(scan.status).toBe('cancelled');
    expect(stack.emulator.stats().requests).toBe(requests);
    expect(scan.credits.spent).toBe(requests);
  });

  test('is refused when the balance does not cover it, and nothing is held', async () => {
    const projectId = await stack.project({ engines: ['openai'], samplesK: 50, prompts: questions(10) });
    await stack.owner`update credit_account set held = posted where organisation_id = ${stack.context.workspace.organisationId}`;
    await expect(startScan(stack.context, { projectId })).rejects.toMatchObject({
      code: 'insufficient_credits',
    });
    await stack.owner`update credit_account set held = 0 where organisation_id = ${stack.context.workspace.organisationId}`;
    expect(await violations()).toBe(0);
  });

  test('under faults every sample is answered, with one retry layer', async () => {
    // A call gives up after six failures, not counting refusals of rate: one scan of 70,000 meets that.
    stack.emulator.configure({ faults: { server: 0.05, 'rate;retry=none': 0.3 }, latency: 20 });
    stack.emulator.reset();
    const projectId = await stack.project({ engines: ['openai'], samplesK: 5, prompts: questions(20) });
    const { id } = await startScan(stack.context, { projectId });
    const scan = await stack.settle(id);
    stack.emulator.configure({ faults: {} });
    expect(scan).toMatchObject({ status: 'completed', progress: { recorded: 100, failed: 0 } });
    expect(stack.emulator.stats().requests).toBeLessThanOrEqual(Math.ceil((100 / 0.65) * 1.35));
    expect(await violations()).toBe(0);
  });

  test('goes on in another worker when one drains, and nothing on its way is asked twice', async () => {
    stack.emulator.configure({ latency: 700, faults: {} });
    stack.emulator.reset();
    const projectId = await stack.project({ engines: ['openai'], samplesK: 4, prompts: questions(25) });
    const { id } = await startScan(stack.context, { projectId });
    await expect.poll(() => stack.emulator.stats().inFlight).toBeGreaterThan(5);
    await worker.stop();
    expect(stack.emulator.stats().inFlight).toBe(0);
    worker = await stack.startWorker();
    const scan = await stack.settle(id);
    stack.emulator.configure({ latency: 50 });
    expect(scan).toMatchObject({ status: 'completed', progress: { recorded: 100, failed: 0 } });
    expect(stack.emulator.stats().requests).toBe(100);
    expect(await violations()).toBe(0);
  });
});
