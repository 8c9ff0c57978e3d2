import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { hearUncaught, runJob } from './uncaught.ts';

test('an error that nobody catches ends the job that caused it, and no other', async () => {
  // The test runner's own listeners would take it for a failure of the test.
  const others = process.rawListeners('uncaughtException') as NodeJS.UncaughtExceptionListener[];
  process.removeAllListeners('uncaughtException');
  onTestFinished(() => {
    process.removeAllListeners('uncaughtException');
    for (const listener of others) process.on('uncaughtException', listener);
  });
  let strays = 0;
  hearUncaught({ info: () => {}, warn: () => {}, error: () => {} }, () => {
    strays += 1;
  });
  const never = new AbortController().signal;
  const stopped: string[] = [];
  const until = (name: string, ms: number, stop: AbortSignal) =>
    new Promise<string>((resolve) => {
      stop.addEventListener('abort', () => stopped.push(name));
      setTimeout(resolve, ms, name);
    });
  const jobs = await Promise.allSettled([
    runJob('stream', never, async (stop) => {
      await until('early', 5, stop);
      new Readable({ read() {} }).destroy(new Error('a stream without a listener'));
      return until('stream', 500, stop);
    }),
    runJob('timer', never, (stop) => {
      setTimeout(() => {
        throw new Error('in a timer');
      }, 10);
      return until('timer', 500, stop);
    }),
    runJob('good', never, (stop) => until('good', 100, stop)),
  ]);
  expect(jobs.map((job) => (job.status === 'fulfilled' ? job.value : String(job.reason)))).toEqual([
    'Error: a stream without a listener',
    'Error: in a timer',
    'good',
  ]);
  expect(stopped.toSorted()).toEqual(['early', 'stream', 'timer']);
  expect(strays).toBe(0);
  setTimeout(() => {
    throw new Error('of no job');
  }, 1);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(strays).toBe(1);
});
