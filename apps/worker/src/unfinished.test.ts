import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { perform } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { listAnswers } from '@svc/core/resource/measure/answer';
import { cancelScan, startScan } from '@svc/core/resource/measure/scan';
import { readBody } from '@svc/core/runner';
import { afterAll, afterEach, expect, test } from 'vitest';
import { crashSettings, killAt } from './test/crash.ts';
import { questions } from './test/stack.ts';
import { testStack } from './test/test-stack.ts';

const page = (text: string) =>
  `<html lang="en"><head><title>Team planner | Acme</title></head><body><h1>Team planner</h1><p>${text}</p></body></html>`;
const nul = '\u0000';
const pages: Record<string, { body: string; afterMs?: number }> = {
  '/slow': { body: page('A planner for teams.'), afterMs: 1_500 },
  '/nul': {
    body: page(
      `A planner${nul} for teams.<script type="application/ld+json">{"@type":"Organization","name":"Acme \\u0000\\ud800 GmbH"}</script>`,
    ),
  },
};
const site = createServer((request, response) => {
  const found = pages[request.url ?? ''];
  response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' });
  setTimeout(() => response.end(found?.body), found?.afterMs ?? 0);
});

await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
const { port } = site.address() as AddressInfo;
const base = `http://127.0.0.1:${port}`;
afterAll(() => {
  site.closeAllConnections();
  site.close();
});
const stack = await testStack({ egressAllow: `127.0.0.1:${port}`, settings: crashSettings });
type Worker = Awaited<ReturnType<typeof stack.startWorker>>;
const workers: Worker[] = [];
const startWorker = async (options: { leaseSeconds?: number } = {}): Promise<Worker> => {
  const worker = await stack.startWorker(options);
  workers.push(worker);
  return worker;
};
const stopWorkers = async () => {
  for (const worker of workers.splice(0)) await worker.stop();
};
afterEach(stopWorkers);

const held = async () => {
  const [row] = await stack.owner`select sum(held)::integer as held from credit_account`;
  return row?.held as number;
};
const project = () => stack.project({ engines: ['openai'], samplesK: 1, prompts: questions(4) });

test('what killed two workers is not tried by a third: it ends failed, says why, and gives the credits back', async () => {
  const projectId = await project();
  const { id } = await startScan(stack.context, { projectId });
  for (let death = 0; death < 2; death += 1) {
    expect(await killAt(stack, stack.databaseUrl, 'after_journal', 1, projectId)).toBe('SIGKILL');
    await stack.owner`select sweep_workers('0 seconds')`;
  }
  await startWorker();
  const scan = await stack.settle(id);
  expect(scan).toMatchObject({ status: 'failed', credits: { held: 0, spent: 0 } });
  const runs = await stack.owner`select status, failures from engine_run where scan_id = ${id}`;
  expect(runs.map(({ status }) => status)).toContain('failed');
  expect(JSON.stringify(runs)).toContain('quarantined');
  expect(await held()).toBe(0);
});

test.each([0, 300, 1_400, 1_600])(
  'a scan that is cancelled %i ms after its start is cancelled soon',
  async (ms) => {
    await startWorker();
    const { id } = await startScan(stack.context, { url: `${base}/slow`, config: { engines: ['openai'] } });
    await new Promise((resolve) => setTimeout(resolve, ms));
    await cancelScan(stack.context, { scanId: id });
    expect(await stack.settle(id, 60_000)).toMatchObject({ status: 'cancelled', credits: { held: 0 } });
    expect(await held()).toBe(0);
  },
);

test('a scan whose job is gone is closed', async () => {
  const scans = [];
  for (const cancelled of [false, true]) {
    const { id } = await startScan(stack.context, { projectId: await project() });
    await stack.owner`delete from graphile_worker._private_jobs where key = ${`plan:${id}`}`;
    await stack.owner`update scan set updated_at = now() - interval '5 minutes', status = ${cancelled ? 'cancelling' : 'queued'} where id = ${id}`;
    scans.push(id);
  }
  await startWorker();
  const [lost, cancelled] = await Promise.all(scans.map((id) => stack.settle(id)));
  expect(lost).toMatchObject({ status: 'failed', failure: { code: 'lost' } });
  expect(cancelled).toMatchObject({ status: 'cancelled' });
  expect(await held()).toBe(0);
});

test('a job that a living worker holds and does not run, as its end could not be noted, is run again', async () => {
  const { id } = await startScan(stack.context, { projectId: await project() });
  const job = `plan:${id}`;
  await stack.owner`update graphile_worker._private_jobs set run_at = now() + interval '1 hour' where key = ${job}`;
  const { poolId } = await startWorker({ leaseSeconds: 4 });
  await stack.owner`
    update graphile_worker._private_jobs set run_at = now(), locked_by = ${poolId}, locked_at = now() - interval '1 minute'
    where key = ${job}`;
  expect(await stack.settle(id)).toMatchObject({ status: 'completed' });
});

test('a job that failed after another of its kind was asked for is not left behind', async () => {
  const { id } = await startScan(stack.context, { projectId: await project() });
  const key = `plan:${id}`;
  const left = () => stack.owner`
    select j.id from graphile_worker._private_jobs j where attempts >= max_attempts and payload ->> 'scanId' = ${id}`;
  await stack.owner`update graphile_worker._private_jobs set locked_by = 'gone', locked_at = now() where key = ${key}`;
  await stack.owner`select enqueue_job('plan_scan', payload, job_key := key) from graphile_worker._private_jobs where key = ${key}`;
  await stack.owner`select graphile_worker.force_unlock_workers(array['gone'])`;
  expect(await left()).toHaveLength(1);
  await startWorker({ leaseSeconds: 4 });
  expect(await stack.settle(id, 60_000)).toMatchObject({ status: 'completed' });
  await expect.poll(left).toEqual([]);
});

test('a worker that was taken for dead does not end the job of the one that took over', async () => {
  stack.emulator.configure({ latency: 1_500 });
  try {
    const { id } = await startScan(stack.context, { projectId: await project() });
    await startWorker({ leaseSeconds: 4 });
    const asked = stack.emulator.stats().requests;
    await expect.poll(() => stack.emulator.stats().requests).toBeGreaterThan(asked);
    await stack.owner`
      with run as (update engine_run set fence = fence + 1 where scan_id = ${id} and status = 'running' returning id)
      update graphile_worker._private_jobs set locked_by = 'another', locked_at = now() where key = (select 'run:' || id from run)`;
    expect(await stack.settle(id, 60_000)).toMatchObject({
      status: 'completed',
      progress: { recorded: 4, failed: 0 },
      credits: { held: 0, spent: 4 },
    });
  } finally {
    stack.emulator.configure({ latency: 0 });
  }
});

test('one answer that the database refuses fails alone, and is not charged; the others of its batch are saved', async () => {
  await stack.owner.unsafe(`
    create function refuse_third() returns trigger language plpgsql as $$
    begin
      if new.prompt_index = 2 then raise exception 'refused' using errcode = '22021'; end if;
      return new;
    end $$;
    create trigger refuse_third before insert on answer for each row execute function refuse_third()`);
  try {
    await startWorker();
    const { id } = await startScan(stack.context, { projectId: await project() });
    const scan = await stack.settle(id);
    expect(scan).toMatchObject({
      status: 'partial',
      progress: { planned: 4, recorded: 3, failed: 1 },
      credits: { held: 0, spent: 3 },
    });
    const [run] = await stack.owner`select failures from engine_run where scan_id = ${id}`;
    expect(run?.failures).toEqual({ malformed: 1 });
  } finally {
    // The removal of the trigger and a worker's last writes would wait for each other.
    await stopWorkers();
    await stack.owner.unsafe('drop trigger refuse_third on answer; drop function refuse_third()');
  }
  expect(await held()).toBe(0);
});

test('a page with characters that no database holds is read', async () => {
  await startWorker();
  const { id } = await startScan(stack.context, {
    url: `${base}/nul`,
    config: { engines: ['sandbox'], maxPrompts: 3 },
  });
  const scan = await stack.settle(id);
  // No engine was asked: the first event says what the predictor expects.
  expect(scan).toMatchObject({
    status: 'completed',
    result: { headline: { source: 'predictor', provenance: 'predicted', presence: { trials: 0 } } },
  });
  const projectId = await project();
  const both = await startScan(stack.context, { url: `${base}/nul`, projectId });
  expect(await stack.settle(both.id)).toMatchObject({ status: 'completed' });
});

test('a served model’s name of a megabyte is cut, and its answers are kept', async () => {
  await startWorker();
  stack.emulator.configure({ engines: { openai: { servedModel: `gpt-${'x'.repeat(1_000_000)}` } } });
  const { id } = await startScan(stack.context, { projectId: await project() });
  expect(await stack.settle(id)).toMatchObject({ status: 'completed', progress: { recorded: 4 } });
  stack.emulator.reset();
});

test('what an answer tells of a person is stored as dots where the workspace says so, in its fields and its body', async () => {
  const { context } = stack;
  const set = operations.find(({ id }) => id === 'set_privacy_controls');
  const controls = set?.body?.parse({ maskPersonal: true });
  await perform(set, context, { ...controls, workspaceId: context.workspace.id });
  stack.emulator.configure({ engines: { openai: { servedModel: 'by jane@acme.example' } } });
  await startWorker();
  const projectId = await project();
  await stack.settle((await startScan(context, { projectId })).id);
  const { items } = await listAnswers(context, { projectId, limit: 20, offset: 0 });
  expect(items.map(({ modelServed }) => modelServed)).toEqual(Array(4).fill('by ••••@acme.example'));
  const body = await readBody(stack.environment, context.workspace.id, items[0]?.id ?? '');
  expect(body).toContain('••••@acme.example');
  expect(body).not.toContain('jane');
  stack.emulator.reset();
});
