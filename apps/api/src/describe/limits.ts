type Schema = Record<string, unknown>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const largest = Number.MAX_SAFE_INTEGER;
const int32 = 2 ** 31 - 1;

/** How long a text of each format can be. */
const formatLengths: Readonly<Record<string, number>> = { 'date-time': 40, date: 10, uri: 2_048, ip: 45 };

/**
 * Says what follows from a schema and what zod leaves out: the width of integers, and the length of texts whose
 * format bounds it. Code generators choose their types by these.
 */
export function describeLimits(value: unknown): void {
  if (Array.isArray(value)) {
    for (const inner of value) describeLimits(inner);
    return;
  }
  if (!isSchema(value)) return;
  const types = Array.isArray(value.type) ? value.type : [value.type];
  if (types.includes('integer')) {
    value.minimum ??= -largest;
    value.maximum ??= largest;
    value.format ??= Number(value.minimum) >= -int32 && Number(value.maximum) <= int32 ? 'int32' : 'int64';
  }
  if (types.includes('string') && typeof value.format === 'string') {
    const length = formatLengths[value.format];
    if (length !== undefined) value.maxLength ??= length;
  }
  for (const [keyword, inner] of Object.entries(value)) if (keyword !== 'example') describeLimits(inner);
}
