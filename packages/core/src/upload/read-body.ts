import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { isUtf8, textOfFile } from './encoding.ts';
import { Refused } from './refused.ts';

export interface BodyOrder {
  bytes: Uint8Array;
  gzip: boolean;
  /** The field that the whole body stands for; null: it is JSON. */
  field: string | null;
  /** Bytes that it may have unpacked. */
  most: number;
}

export interface ReadBody {
  value: unknown;
  /** Hash of the bytes as they were sent. */
  digest: string;
}

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Beside the file such a body has a few fields. */
const mostFields = 100;

/** Parses a body that holds a file. Throws Refused. */
export function readBody({ bytes, gzip, field, most }: BodyOrder): ReadBody {
  const plain = gzip ? unpack(bytes, most) : bytes;
  const digest = createHash('sha256').update(bytes).digest('hex');
  if (field !== null) return { value: { [field]: textOfFile(plain) }, digest };
  if (!isUtf8(plain)) throw malformed('The body is not UTF-8. Send JSON in UTF-8.');
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(plain));
  } catch {
    throw malformed('The body is not JSON.');
  }
  const fields = partsOf(value);
  // Settings may have parts, such as names of columns; those have none.
  const parts = fields.flatMap(partsOf);
  if (fields.length + parts.length > mostFields || parts.some((part) => partsOf(part).length > 0))
    throw malformed('The body holds more than a file and its settings.');
  return { value, digest };
}

const malformed = (detail: string) => new Refused({ code: 'malformed', detail });

function unpack(bytes: Uint8Array, most: number): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: most });
  } catch (error) {
    if (error instanceof RangeError)
      throw new Refused({
        code: 'payload_too_large',
        detail: `The body may have ${Math.floor(most / 1_048_576)} MB at most, unpacked.`,
      });
    throw malformed('The body says that it is gzipped, and is not.');
  }
}
