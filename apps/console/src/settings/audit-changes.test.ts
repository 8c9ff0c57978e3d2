import { expect, test } from 'vitest';
import { fieldChanges } from './audit-changes.ts';

const id = `prj_${'0'.repeat(32)}`;

test('an entry shows what each changed field was and is, and nothing that stayed', () => {
  expect(
    fieldChanges({
      before: { name: 'Old', severity: 'warning', locale: { language: 'en', country: 'GB' } },
      after: { name: 'New', severity: 'warning', locale: { language: 'en', country: 'US' }, muted: null },
      verified: true,
    }),
  ).toEqual([
    { field: ['name'], before: 'Old', after: 'New' },
    { field: ['locale', 'country'], before: 'GB', after: 'US' },
    { field: ['verified'], after: true },
  ]);
});

test('what a thing was made with is listed, without ids and without what was left empty', () => {
  expect(
    fieldChanges({
      name: 'Fall',
      projectId: id,
      brandId: null,
      made: id,
      engines: [],
      hash: 'abc',
      target: 0,
    }),
  ).toEqual([
    { field: ['name'], after: 'Fall' },
    { field: ['target'], after: 0 },
  ]);
});

test('a state that was left stands before the new one', () => {
  expect(fieldChanges({ before: 'suggested', state: 'accepted', owner: 'Kim' })).toEqual([
    { field: ['state'], before: 'suggested', after: 'accepted' },
    { field: ['owner'], after: 'Kim' },
  ]);
});

test('a field that was emptied says what it was', () => {
  expect(fieldChanges({ before: { note: 'x' }, after: { note: null } })).toEqual([
    { field: ['note'], before: 'x' },
  ]);
});
