import { expect, test } from 'vitest';
import { cellsOf, endsOf, projectFilters, rulesOf, spanOf } from './address.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-24T10:00:00Z');

test('an address says what is filtered; what is no filter is left out', () => {
  const filters = projectFilters({
    period: '84d',
    engine: 'openai',
    frame: 'market',
    intent: '',
    mode: 'test',
    x: 1,
  });
  expect(Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))).toEqual({
    period: '84d',
    engine: 'openai',
    frame: 'market',
  });
  expect(projectFilters({ period: '12d', from: 'yesterday', frame: 'tracked' })).toMatchObject({
    period: undefined,
    from: undefined,
    frame: undefined,
  });
});

test('a period is days before now, its own days, or the newest scan', () => {
  expect(spanOf({}, null)).toEqual({ days: 28 });
  expect(spanOf({ period: '7d' }, null)).toEqual({ days: 7 });
  expect(spanOf({ period: 'latest' }, '2026-11-23T06:00:00Z')).toEqual({ from: '2026-11-23T06:00:00Z' });
  expect(spanOf({ period: 'latest' }, null)).toEqual({ days: 28 });
  expect(spanOf({ period: '7d', from: '2026-11-01', to: '2026-11-10' }, null)).toEqual({
    from: '2026-11-01',
    to: '2026-11-10',
  });
});

test('the ends are those that are shown; a last day is whole and never lies ahead', () => {
  expect(endsOf({ days: 28 }, now)).toEqual({ from: now - 28 * day, to: now });
  const ends = endsOf({ from: '2026-11-01', to: '2026-11-10' }, now);
  expect(new Date(ends.to).toISOString()).toBe('2026-11-10T23:59:59.000Z');
  expect(endsOf({ from: '2026-11-01', to: '2026-12-31' }, now).to).toBe(now);
});

test('filters have the API’s names in a query, and lists in a body', () => {
  const filters = {
    engine: 'openai',
    lang: 'de',
    persona: 'per_1',
    seg: 'seg_1',
    origin: 'imported' as const,
    topic: 'price',
    frame: 'market' as const,
  };
  expect(cellsOf(filters)).toEqual({
    engine: 'openai',
    language: 'de',
    personaId: 'per_1',
    segmentId: 'seg_1',
    origin: 'imported',
    topic: 'price',
  });
  expect(rulesOf(filters)).toEqual({
    engines: ['openai'],
    languages: ['de'],
    personas: ['per_1'],
    origins: ['imported'],
    topics: ['price'],
  });
  expect(rulesOf({ origin: 'both' })).toEqual({ origins: ['measured', 'imported'] });
});
