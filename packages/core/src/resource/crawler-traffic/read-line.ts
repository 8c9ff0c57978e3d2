/** What is kept of a request only until it is counted. */
export interface LoggedRequest {
  at: number;
  address: string;
  userAgent: string;
  target: string;
  status: number;
}

/** Longer lines are no requests that a crawler makes. */
const longest = 16_000;
const combined =
  /(?:^|\s)([0-9a-fA-F.:]{3,45}) [^\s]{1,100} [^[]{1,200} ?\[([^\]]{20,40})\] "[A-Z]{3,10} ([^\s"]{1,4000})[^"]{0,20}" (\d{3}) [\d-]{1,15} "[^"]{0,4000}" "([^"]{1,1000})"/;

/** One line of NDJSON, of the Combined format, or of W3C fields (CloudFront, IIS); null: it is none of them. */
export function readLine(line: string, fields: readonly string[] | null): LoggedRequest | null {
  if (line.length > longest) return null;
  const brace = line.indexOf('{');
  if (brace >= 0 && line.trimEnd().endsWith('}')) return readJson(line.slice(brace));
  if (fields) return readW3c(line, fields);
  const [, address = '', time = '', target = '', status = '', userAgent = ''] = combined.exec(line) ?? [];
  return request({ time, address, userAgent, target, status });
}

/** The names after `#Fields:`, in the form that they are looked up in. */
export const readFields = (line: string): string[] =>
  line
    .slice('#Fields:'.length)
    .trim()
    .split(/[\t ]/)
    .map((name) => plain(name));

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Names without case and signs: Cloudflare, CloudFront, Fastly, Vercel, Google Cloud, nginx, Caddy. */
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

type Field = keyof typeof names;
const look = (values: ReadonlyMap<string, string>, field: Field): string => {
  for (const name of names[field]) {
    const value = values.get(name);
    if (value) return value;
  }
  return '';
};

function readJson(text: string): LoggedRequest | null {
  const values = new Map<string, string>();
  try {
    collect(JSON.parse(text), values, 0);
  } catch {
    return null;
  }
  return fromNames(values);
}

/** Values by their own names, those of the outside first. */
function collect(value: unknown, into: Map<string, string>, depth: number): void {
  if (typeof value !== 'object' || value === null || depth > 3) return;
  const inner: unknown[] = [];
  for (const [key, held] of Object.entries(value)) {
    const one: unknown = Array.isArray(held) ? held[0] : held;
    if (typeof one === 'object') inner.push(one);
    else if (!into.has(plain(key))) into.set(plain(key), String(one));
  }
  for (const one of inner) collect(one, into, depth + 1);
}

function readW3c(line: string, fields: readonly string[]): LoggedRequest | null {
  const tabs = line.includes('\t');
  const values = line.trimEnd().split(tabs ? '\t' : ' ');
  const found = new Map(fields.map((name, index) => [name, values[index] ?? '']));
  const date = found.get('date');
  if (date) found.set('timestamp', `${date}T${found.get('time') ?? ''}Z`);
  // CloudFront writes %20 for a space, IIS a plus sign.
  const agent = found.get('csuseragent') ?? '';
  found.set('csuseragent', tabs ? unescaped(agent) : agent.replaceAll('+', ' '));
  return fromNames(found);
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const fromNames = (values: ReadonlyMap<string, string>): LoggedRequest | null =>
  request({
    time: look(values, 'time'),
    address: look(values, 'address'),
    userAgent: look(values, 'userAgent'),
    target: look(values, 'target').replace(/^[A-Z]{3,10} (\S{1,4000}).{0,20}$/, '$1'),
    status: look(values, 'status'),
  });

function request({ time, address, userAgent, target, status }: Record<Field, string>): LoggedRequest | null {
  const at = readTime(time);
  const code = Number(status);
  if (Number.isNaN(at) || !(code >= 100 && code <= 599) || target === '' || userAgent === '') return null;
  return { at, address, userAgent, target, status: code };
}

const months = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** Milliseconds: of `22/Nov/2026:10:00:00 +0000`, RFC 3339, or seconds to nanoseconds since 1970. NaN: none of them. */
export function readTime(text: string): number {
  if (/^\d{9,19}(?:\.\d{1,9})?$/.test(text)) {
    const value = Number(text);
    return value / (value > 1e17 ? 1e6 : value > 1e14 ? 1e3 : value > 1e11 ? 1 : 1e-3);
  }
  const clf = /^(\d\d)\/(\w{3})\/(\d{4}):(\d\d):(\d\d):(\d\d) ([+-])(\d\d)(\d\d)$/.exec(text);
  if (!clf) return Date.parse(text);
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
