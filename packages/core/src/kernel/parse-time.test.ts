import { afterEach, expect, test } from 'vitest';
import { parseTime } from './parse-time.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each(['UTC', 'Europe/Berlin', 'America/Los_Angeles'])(
  'a time is the same where the machine is in %s',
  (place) => {
    process.env.TZ = place;
    const read = (text: string) => new Date(parseTime(text)).toISOString();
    for (const text of [
      '2026-11-02',
      '2026/11/02',
      'Nov 2, 2026',
      '02-Nov-2026',
      '2 November 2026',
      '2026-11-02T00:00',
      '2026-11-02 00:00:00',
    ])
      expect([text, read(text)]).toEqual([text, '2026-11-02T00:00:00.000Z']);
    for (const text of [
      '2026-11-02T10:30:00+01:00',
      '2026-11-02 09:30',
      '2026-11-02 9:30 AM',
      '2026-11-02 10:30:00+01',
      '2026/11/02 11:30:00.000+02',
      'Nov 2 2026 10:30 GMT+1',
      'Mon, 02 Nov 2026 09:30:00 GMT',
      '2026-11-02T09:30:00.000Z',
    ])
      expect([text, read(text)]).toEqual([text, '2026-11-02T09:30:00.000Z']);
    for (const text of ['soon', '', '2026-13-45']) expect(parseTime(text)).toBeNaN();
  },
);
