import { expect, test } from 'vitest';
import { formatOf } from '../../part/format.ts';
import { daysUntil, endOfDue } from './due.ts';

test('a goal’s last day ends in the project’s zone, and no forecast is read after it', () => {
  for (const [zone, end] of [
    ['UTC', '2027-02-16T23:59:59.999Z'],
    ['Europe/Berlin', '2027-02-16T22:59:59.999Z'],
    ['Asia/Kolkata', '2027-02-16T18:29:59.999Z'],
    ['Pacific/Kiritimati', '2027-02-16T09:59:59.999Z'],
    ['Etc/GMT+12', '2027-02-17T11:59:59.999Z'],
  ] as const) {
    const { isoDay, date, day } = formatOf('en', zone);
    const at = endOfDue('2027-02-16', isoDay);
    expect([zone, new Date(at).toISOString()]).toEqual([zone, end]);
    const scan = Date.parse('2026-11-30T06:00:00Z');
    expect(day(scan + daysUntil(at, scan) * 86_400_000)).toBe(date('2027-02-16'));
  }
});
