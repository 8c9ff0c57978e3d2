import { testDatabase } from '@svc/testing';
import { afterAll } from 'vitest';
import { type Stack, type StackOptions, startStack } from './stack.ts';

/** A stack on a database of this test file. Both end after the last test. */
export async function testStack(options: Omit<StackOptions, 'databaseUrl'> = {}): Promise<Stack> {
  const { ownerUrl, drop } = await testDatabase();
  afterAll(drop);
  const stack = await startStack({ databaseUrl: ownerUrl, ...options });
  // Runs before `drop`: the hooks of a file run in reverse order.
  afterAll(() => stack.close());
  return stack;
}
