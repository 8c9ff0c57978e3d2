import { randomFillSync } from 'node:crypto';
import { type IdKind, prefixes } from '@svc/contract/kernel';

// Random bytes for many ids are read in one call to the system.
const pool = Buffer.alloc(4_000);
let used = pool.length;

function randomBytes(count: number): Buffer {
  if (used + count > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += count;
  return pool.subarray(used - count, used);
}

let asked = Number.NaN;
let time = 0;
let counter = 0;

/**
 * A prefixed UUIDv7 (RFC 9562) as 32 hex digits, e.g. `prj_0199…`. Sorts by time. Within
 * one process and millisecond it sorts by creation: the twelve bits after the time count up from a random start.
 */
export function newId(kind: IdKind, now: number = Date.now()): string {
  const random = randomBytes(10);
  if (now !== asked) {
    asked = now;
    time = now;
    counter = random.readUInt16BE(0) & 0x7ff;
  } else if (++counter > 0xfff) {
    time += 1;
    counter = 0;
  }
  random.writeUInt16BE(0x7000 | counter, 0);
  random[2] = ((random[2] ?? 0) & 0x3f) | 0x80;
  return `${prefixes[kind]}_${time.toString(16).padStart(12, '0')}${random.toString('hex')}`;
}

const kinds = new Map<string, string>(
  Object.entries(prefixes).map(([kind, prefix]) => [
    prefix,
    kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  ]),
);

/** The kind of an id in words, such as “a prompt set”; null for text that is no id of this service. */
export function kindOfId(text: string): string | null {
  const [, prefix = ''] = /^([a-z]{3})_[0-9a-f]{32}$/.exec(text) ?? [];
  const kind = kinds.get(prefix);
  return kind === undefined ? null : `${/^[aeio]/.test(kind) ? 'an' : 'a'} ${kind}`;
}
