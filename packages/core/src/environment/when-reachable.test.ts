import { expect, test, vi } from 'vitest';
import { whenReachable } from './when-reachable.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const failing = (code: string, message: string) => async () => {
  throw Object.assign(new Error(message), { code });
};

test('what will not pass says what to do', async () => {
  const start = (work: () => Promise<void>) => whenReachable(log, work, 1);
  await expect(start(failing('42P01', 'relation "x" does not exist'))).rejects.toThrow('Run "svc migrate"');
  await expect(start(failing('28P01', 'password authentication failed'))).rejects.toThrow(
    'DATABASE_URL: password authentication failed',
  );
  await expect(start(failing('22000', 'as it is'))).rejects.toThrow(/^as it is$/);
});

test('a database that is away, or takes no writes yet, is waited for', async () => {
  const away = ['ECONNREFUSED', '25006'];
  const answer = await whenReachable(
    log,
    async () => {
      const code = away.shift();
      if (code) throw Object.assign(new Error('away'), { code });
      return 'there';
    },
    1,
  );
  expect([answer, log.warn.mock.calls.length]).toEqual(['there', 1]);
});
