import { expect, test } from 'vitest';
import { createShedder } from './shed.ts';

const enters = (count: number, operation: string, shedder: ReturnType<typeof createShedder>) => {
  let entered = 0;
  for (let index = 0; index < count; index += 1) {
    try {
      shedder.enter(operation);
      entered += 1;
    } catch (error) {
      expect(error).toMatchObject({ code: 'overloaded', extra: { retryAfter: 1 } });
    }
  }
  return entered;
};

test('a fifth of the places is kept for seeing and stopping scans', () => {
  const shedder = createShedder(100);
  expect(enters(150, 'list_projects', shedder)).toBe(80);
  expect(enters(150, 'cancel_scan', shedder)).toBe(20);
  shedder.leave();
  expect(enters(1, 'list_projects', shedder)).toBe(0);
  expect(enters(1, 'get_scan', shedder)).toBe(1);
});
