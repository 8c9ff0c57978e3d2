import { type TestDatabase, testDatabase } from '@svc/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aftermath,
  type Crash,
  crash,
  crashLatency,
  crashPoints,
  crashSettings,
  plannedSamples,
} from './test/crash.ts';
import { type Stack, startStack } from './test/stack.ts';

/** `pnpm bench crash --full` does 20 of each. */
const runs = [1, 2];

let clone: TestDatabase;
let stack: Stack;
beforeAll(async () => {
  clone = await testDatabase();
  stack = await startStack({
    databaseUrl: clone.ownerUrl,
    emulator: { latency: crashLatency },
    settings: crashSettings,
  });
});
afterAll(async () => {
  await stack.close();
  await clone.drop();
});

test('killed at any point, a scan goes on elsewhere: every sample once, charged once, and the books balance', async () => {
  const crashes: Crash[] = [];
  for (const point of crashPoints)
    for (const run of runs) crashes.push(await crash(stack, clone.ownerUrl, point, run));
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
}, 400_000);
