import { expect, test } from 'vitest';
import { createShedder } from './shed.ts';

const enters = (count: number, critical: boolean, shedder: ReturnType<typeof createShedder>) => {
  let entered = 0;
  for (let index = 0; index < count; index += 1) {
    try {
      shedder.enter(critical);
      entered += 1;
    } catch (error) {
      expect(error).toMatchObject({ code: 'overloaded', extra: { retryAfter: 1 } });
    }
  }
  return entered;
};

test('a fifth of the places is kept for critical operations', () => {
  const shedder = createShedder(100);
  expect(enters(150, false, shedder)).toBe(80);
  expect(enters(150, true, shedder)).toBe(20);
  shedder.leave();
  expect(enters(1, false, shedder)).toBe(0);
  expect(enters(1, true, shedder)).toBe(1);
});
