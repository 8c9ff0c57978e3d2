import { expect, test } from 'vitest';
import {
  aftermath,
  type Crash,
  crash,
  crashLatency,
  crashPoints,
  crashSettings,
  plannedSamples,
} from './test/crash.ts';
import { testStack } from './test/test-stack.ts';

const stack = await testStack({ emulator: { latency: crashLatency }, settings: crashSettings });

test('killed at any point, a scan goes on elsewhere: every sample once, charged once, and the books balance', async () => {
  const crashes: Crash[] = [];
  // One of each, early and late in turn; `pnpm bench crash --full` does 20 of each.
  for (const [run, point] of crashPoints.entries())
    crashes.push(await crash(stack, stack.databaseUrl, point, run));
  await stack.startWorker({ leaseSeconds: 10, concurrency: 40 });
  for (const crashed of crashes) {
    expect(await aftermath(stack, crashed)).toEqual({
      ...crashed,
      signal: 'SIGKILL',
      unjournaled: 0,
      status: 'completed',
      recorded: plannedSamples,
      spent: plannedSamples,
      captures: plannedSamples,
      askedAgain: 0,
      violations: 0,
    });
  }
  // The points were not all reached before anything happened.
  expect(crashes.some(({ recordedBefore }) => recordedBefore > 0)).toBe(true);
});
