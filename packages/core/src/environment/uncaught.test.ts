import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { hearStrays } from './testing.ts';
import { runTask } from './uncaught.ts';

test('an error that nobody catches ends the task that caused it, and no other', async () => {
  const { strays, restore } = hearStrays();
  onTestFinished(restore);
  const after = (ms: number, value: string) =>
    new Promise<string>((resolve) => {
      setTimeout(resolve, ms, value);
    });
  const tasks = await Promise.allSettled([
    runTask('stream', async () => {
      await after(5, 'early');
      new Readable({ read() {} }).destroy(new Error('a stream without a listener'));
      return after(500, 'stream');
    }),
    runTask('timer', () => {
      setTimeout(() => {
        throw new Error('in a timer');
      }, 10);
      return after(500, 'timer');
    }),
    runTask('good', () => after(100, 'good')),
  ]);
  expect(tasks.map((task) => (task.status === 'fulfilled' ? task.value : String(task.reason)))).toEqual([
    'Error: a stream without a listener',
    'Error: in a timer',
    'good',
  ]);
  expect(strays()).toBe(0);
  const stray = (error: Error) =>
    setTimeout(() => {
      throw error;
    }, 1);
  stray(Object.assign(new Error('the database went away'), { code: 'CONNECTION_CLOSED' }));
  // The queue's driver gives no code.
  stray(new Error('Connection terminated unexpectedly'));
  await after(30, '');
  expect(strays()).toBe(0);
  stray(new Error('of no task'));
  await after(30, '');
  expect(strays()).toBe(1);
});
