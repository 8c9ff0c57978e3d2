import type { JobTools, RunnableJob } from '@svc/core/jobs';
import { currentOrigin, LeaseLost } from '@svc/core/kernel';
import { noTrace } from '@svc/core/trace';
import type { JobHelpers } from 'graphile-worker';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { asTask } from './task.ts';

const logged: string[] = [];
const log = { info: () => {}, warn: () => {}, error: (_: object, text: string) => logged.push(text) };
beforeEach(() => void logged.splice(0));

/** What a job without a scan touches of them: the log, and the redactor. */
const toolsWith = (log: object) =>
  ({
    runner: { environment: { log, trace: noTrace, secrets: { redactError: (error: Error) => error } } },
    draining: new AbortController().signal,
  }) as unknown as JobTools;
const tools = toolsWith(log);

const kept: object[] = [];
const keep = (fields: object) => void kept.push(fields);

const run = (job: RunnableJob['run'], attempts: number, most = 12) =>
  asTask({ task: 'made', run: job }, tools)({}, {
    job: { attempts, key: null, max_attempts: most },
  } as unknown as JobHelpers);
const failing = (error: Error) => () => Promise.reject(error);
const withCode = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['that the data cannot be stored', withCode('22P05')],
  ['that what it is about is gone', withCode('not_found')],
  ['that its payload is none', new z.ZodError([])],
])('a job that finds %s ends at its first try', async (_, error) => {
  await run(failing(error), 1);
  expect(logged).toEqual(['job given up']);
});

test('a fault is tried five times, and what may pass as often as the task says', async () => {
  const fault = failing(new Error('a fault'));
  await expect(run(fault, 4)).rejects.toThrow('a fault');
  await run(fault, 5);
  const away = failing(withCode('CONNECTION_CLOSED'));
  await expect(run(away, 11)).rejects.toThrow('CONNECTION_CLOSED');
  await run(away, 12);
  expect(logged).toEqual(['job failed', 'job given up', 'job failed', 'job given up']);
});

test('what another worker has taken over is never given up here', async () => {
  await expect(run(failing(new LeaseLost('run_1')), 12)).rejects.toThrow('taken over');
});

test('what a job does is noted as of the request that asked for it, and its payload is as it was given', async () => {
  const noted = { scanId: 'scn_1', origin: { requestId: 'req_first', actorId: 'key_1' } };
  const task = asTask(
    { task: 'made', run: async (_, payload) => ({ payload, of: currentOrigin() }) },
    toolsWith({ ...log, info: keep }),
  );
  await task(noted, { job: { attempts: 1, key: null, max_attempts: 1 } } as unknown as JobHelpers);
  expect(kept).toMatchObject([
    {
      payload: { scanId: 'scn_1' },
      requestId: 'req_first',
      actorId: 'key_1',
      of: { requestId: 'req_first' },
    },
  ]);
  expect(JSON.stringify(kept)).not.toContain('origin');
});

test('what a failed job started is told to stop', async () => {
  let heard: unknown;
  await expect(
    run((_, __, stop) => {
      stop.addEventListener('abort', () => (heard = stop.reason));
      return Promise.reject(new Error('broken off'));
    }, 1),
  ).rejects.toThrow('broken off');
  expect(heard).toMatchObject({ message: 'broken off' });
});
