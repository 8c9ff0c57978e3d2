import { expect, test } from 'vitest';
import { canAskAgain, priceOf } from './failed.ts';

const now = Date.parse('2026-11-24T12:00:00Z');
const scan = (part: object) =>
  ({
    status: 'partial',
    progress: { planned: 4, recorded: 2, failed: 2 },
    createdAt: '2026-11-24T08:00:00Z',
    finishedAt: '2026-11-24T09:00:00Z',
    ...part,
  }) as Parameters<typeof canAskAgain>[0];

test('only a scan that failed in part, within a day, can ask again', () => {
  expect(canAskAgain(scan({}), now)).toBe(true);
  expect(canAskAgain(scan({ status: 'failed' }), now)).toBe(true);
  expect(canAskAgain(scan({ status: 'completed' }), now)).toBe(false);
  expect(canAskAgain(scan({ progress: { planned: 4, recorded: 4, failed: 0 } }), now)).toBe(false);
  expect(canAskAgain(scan({ finishedAt: '2026-11-23T11:59:00Z' }), now)).toBe(false);
});

test('failed calls cost a credit each, those of the sample engine none', () => {
  const runs = [
    { engine: 'openai', failed: 12 },
    { engine: 'google-ai-overview', failed: 3 },
    { engine: 'sandbox', failed: 40 },
  ] as Parameters<typeof priceOf>[0]['runs'];
  expect(priceOf({ runs })).toBe(15);
});
