import { expect, test } from 'vitest';
import { createShedder, type Place } from './shed.ts';

const enters = (count: number, critical: boolean, shedder: ReturnType<typeof createShedder>): Place[] => {
  const places: Place[] = [];
  for (let index = 0; index < count; index += 1) {
    try {
      places.push(shedder.enter(critical));
    } catch (error) {
      expect(error).toMatchObject({ code: 'overloaded', extra: { retryAfter: 1 } });
    }
  }
  return places;
};

test('a fifth of the places is kept for critical operations', () => {
  const shedder = createShedder(100);
  const places = enters(150, false, shedder);
  expect(places).toHaveLength(80);
  expect(enters(150, true, shedder)).toHaveLength(20);
  places[0]?.leave();
  places[0]?.leave();
  expect(enters(1, false, shedder)).toHaveLength(0);
  expect(enters(2, true, shedder)).toHaveLength(1);
});

test('one organisation holds a quarter at most, and what it leaves it may take again', () => {
  const shedder = createShedder(100);
  const places = enters(80, false, shedder);
  const own = places.filter((place) => {
    try {
      place.isOf('one');
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: 'rate_limited', extra: { retryAfter: 1 } });
      place.leave();
      return false;
    }
  });
  expect(own).toHaveLength(25);
  const [other] = enters(1, false, shedder);
  expect(() => other?.isOf('another')).not.toThrow();
  own[0]?.leave();
  const [again] = enters(1, false, shedder);
  expect(() => again?.isOf('one')).not.toThrow();
});
