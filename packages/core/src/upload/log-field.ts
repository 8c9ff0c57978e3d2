import { parseTime } from '../kernel/index.ts';

/** Fields of a request, kept only until it is counted. */
export interface LoggedRequest {
  at: number;
  address: string;
  userAgent: string;
  target: string;
  status: number;
}

/** Longer names has no field of a log. */
const longestName = 100;

/** A name without case and signs, as it is looked up; empty: no field of a log is called so. */
export const fieldName = (name: string): string =>
  name.length > longestName ? '' : name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Cloudflare, CloudFront, Fastly, Vercel, Google Cloud, nginx, Caddy; those before others are preferred. */
const names = {
  time: [
    'edgestarttimestamp',
    'timestamp',
    'datetime',
    'timelocal',
    'timeiso8601',
    'starttime',
    'ts',
    'time',
  ],
  address: ['clientip', 'cip', 'remoteaddr', 'remoteip', 'clientaddress', 'ip'],
  userAgent: ['clientrequestuseragent', 'useragent', 'csuseragent', 'httpuseragent', 'requestuseragent'],
  target: [
    'clientrequestpath',
    'clientrequesturi',
    'csuristem',
    'requesturi',
    'requesturl',
    'requestpath',
    'uri',
    'url',
    'path',
    'request',
  ],
  status: ['edgeresponsestatus', 'scstatus', 'statuscode', 'responsestatus', 'status'],
} as const;

export type Field = keyof typeof names;
const looked: ReadonlySet<string> = new Set(Object.values(names).flat());
export const isLookedFor = (name: string): boolean => looked.has(name);

const look = (values: ReadonlyMap<string, string>, field: Field): string => {
  for (const name of names[field]) {
    const value = values.get(name);
    if (value) return value;
  }
  return '';
};

/** The request whose fields have these names; null: there is none. */
export function fromNames(values: ReadonlyMap<string, string>): LoggedRequest | null {
  const target = look(values, 'target');
  return toRequest({
    time: look(values, 'time'),
    address: look(values, 'address'),
    userAgent: look(values, 'userAgent'),
    target: targetOf(target) ?? target,
    status: look(values, 'status'),
  });
}

const longestTarget = 4_000;
/** Behind the target: the protocol. */
const longestRest = 20;

/** The target in `GET /path HTTP/1.1`; null: it is no such line. */
export function targetOf(asked: string): string | null {
  const space = asked.indexOf(' ');
  if (!/^[A-Z]{3,10}$/.test(asked.slice(0, Math.min(11, space)))) return null;
  const next = asked.indexOf(' ', space + 1);
  const end = next < 0 ? asked.length : next;
  const fits = end - space - 1 <= longestTarget && asked.length - end <= longestRest && end > space + 1;
  return fits ? asked.slice(space + 1, end) : null;
}

export function toRequest({
  time,
  address,
  userAgent,
  target,
  status,
}: Record<Field, string>): LoggedRequest | null {
  const at = readTime(time);
  const code = Number(status.slice(0, 10));
  if (Number.isNaN(at) || !(code >= 100 && code <= 599) || target === '' || userAgent === '') return null;
  return { at, address, userAgent, target, status: code };
}

const months = 'JanFebMarAprMayJunJulAugSepOctNovDec';
const longestTime = 60;

/** Milliseconds: of `22/Nov/2026:10:00:00 +0000`, RFC 3339, or seconds to nanoseconds since 1970. NaN: none of them. */
export function readTime(text: string): number {
  if (text.length > longestTime) return Number.NaN;
  if (/^\d{9,19}(?:\.\d{1,9})?$/.test(text)) {
    const value = Number(text);
    return value / (value > 1e17 ? 1e6 : value > 1e14 ? 1e3 : value > 1e11 ? 1 : 1e-3);
  }
  const clf = /^(\d\d)\/(\w{3})\/(\d{4}):(\d\d):(\d\d):(\d\d) ([+-])(\d\d)(\d\d)$/.exec(text);
  if (!clf) return parseTime(text);
  const [, day, month = '', year, hour, minute, second, sign, aheadHours, aheadMinutes] = clf;
  const ahead = (sign === '-' ? -1 : 1) * (Number(aheadHours) * 60 + Number(aheadMinutes));
  const monthIndex = months.indexOf(month) / 3;
  return Date.UTC(
    Number(year),
    monthIndex,
    Number(day),
    Number(hour),
    Number(minute) - ahead,
    Number(second),
  );
}
