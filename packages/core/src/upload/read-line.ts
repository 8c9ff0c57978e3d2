import {
  type Field,
  fieldName,
  fromNames,
  isLookedFor,
  type LoggedRequest,
  targetOf,
  toRequest,
} from './log-field.ts';

/** Longer lines are no requests that a crawler makes. */
const longest = 16_000;

/** One line of NDJSON, of the Combined format, or of W3C fields (CloudFront, IIS); null: it is none of them. */
export function readLine(line: string, columns: W3cColumns | null): LoggedRequest | null {
  if (line.length > longest) return null;
  const brace = line.indexOf('{');
  if (brace >= 0 && line.trimEnd().endsWith('}')) return readJson(line.slice(brace));
  return columns ? readW3c(line, columns) : readCombined(line);
}

export type Unreadable = 'too_long' | 'broken_json' | 'no_request' | 'unknown_format';

/** Why `readLine` gave null. */
export function whyUnreadable(line: string, columns: W3cColumns | null): Unreadable {
  if (line.length > longest) return 'too_long';
  const brace = line.indexOf('{');
  if (brace < 0) return columns ? 'no_request' : 'unknown_format';
  try {
    JSON.parse(line.slice(brace));
    return 'no_request';
  } catch {
    return 'broken_json';
  }
}

/** How far before its time the address of a line stands at most. */
const headLength = 400;
/** Forwarders of log lines write brackets of their own before those of the time. */
const mostBrackets = 4;
const longestAgent = 1_000;

/** `address name user [time] "METHOD target protocol" status bytes "referrer" "user agent"`, each found by its place. */
function readCombined(line: string): LoggedRequest | null {
  let close = line.indexOf('] "');
  for (let tries = 0; tries < mostBrackets && close >= 0; tries += 1) {
    const open = line.lastIndexOf('[', close);
    const address = close - open > 20 && close - open <= 41 ? addressBefore(line, open) : null;
    const rest = address === null ? null : readQuoted(line, close + 2);
    if (address !== null && rest) return toRequest({ ...rest, address, time: line.slice(open + 1, close) });
    close = line.indexOf('] "', close + 3);
  }
  return null;
}

/** The first word before the time that looks like an address and has two words behind it. */
function addressBefore(line: string, open: number): string | null {
  const from = Math.max(0, open - headLength, line.lastIndexOf('[', open - 1) + 1);
  const words = line.slice(from, open).trimEnd().split(/\s/);
  // Where a head was cut, its first word may be incomplete.
  const found = words
    .slice(from === 0 ? 0 : 1, -2)
    .find((word) => word.length <= 45 && /^[0-9a-fA-F.:]{3,45}$/.test(word));
  return found ?? null;
}

/** Reads from the quote of the request on. */
function readQuoted(line: string, at: number): Pick<Record<Field, string>, Quoted> | null {
  const asked = quoted(line, at);
  const target = asked && targetOf(asked.text);
  if (!asked || target === null) return null;
  const [gap, status = '', bytes = ''] = line.slice(asked.end, asked.end + 30).split(' ', 3);
  const referrer = quoted(line, asked.end + status.length + bytes.length + 3);
  const agent = referrer && quoted(line, referrer.end + 1);
  if (gap !== '' || status.length !== 3 || !agent || agent.text.length > longestAgent) return null;
  return { target, status, userAgent: agent.text };
}
type Quoted = 'target' | 'status' | 'userAgent';

/** The text between two quotes and its end; a quote after a backslash is part of the text. */
function quoted(line: string, at: number): { text: string; end: number } | null {
  if (line[at] !== '"') return null;
  let close = line.indexOf('"', at + 1);
  while (close > 0 && line[close - 1] === '\\') close = line.indexOf('"', close + 1);
  return close < 0 ? null : { text: line.slice(at + 1, close), end: close + 1 };
}

/** Positions of the wanted columns. */
export interface W3cColumns {
  date: number;
  time: number;
  places: readonly (readonly [name: string, at: number])[];
}

/** More columns has no log. */
const mostColumns = 64;

/** The columns after `#Fields:`; further ones are left out. */
export function readFields(line: string): W3cColumns {
  const names = line.slice('#Fields:'.length, longest).trim().split(/[\t ]/, mostColumns).map(fieldName);
  const places = names.map((name, at) => [name, at] as const).filter(([name]) => isLookedFor(name));
  return { date: names.indexOf('date'), time: names.indexOf('time'), places };
}

function readW3c(line: string, { date, time, places }: W3cColumns): LoggedRequest | null {
  const tabs = line.includes('\t');
  const values = line.trimEnd().split(tabs ? '\t' : ' ', mostColumns);
  const found = new Map(places.map(([name, at]) => [name, values[at] ?? '']));
  if (values[date]) found.set('timestamp', `${values[date]}T${values[time] ?? ''}Z`);
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
    const name = fieldName(key);
    if (typeof one === 'object') inner.push(one);
    else if (isLookedFor(name) && !into.has(name)) into.set(name, String(one));
  }
  for (const one of inner) collect(one, into, depth + 1);
}
