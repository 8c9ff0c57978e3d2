import type { Example, Operation } from '@svc/contract/kernel';
import { mostOfBody } from '../middleware/simple-json.ts';
import { inputSchema, type JsonSchema } from './input-schema.ts';

export interface WorstBody {
  name: string;
  text: string;
}

/** The largest body that any operation takes, apart from files. */
const most = 1_000_000;
const fill = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
/** The longest list and the widest object that are parsed (an item counts with its comma); longer ones are refused unparsed. */
const list = (item: string): string =>
  `[${Array(mostOfBody.values / 2 - 1_000)
    .fill(item)
    .join(',')}]`;
const lists = { numbers: list('1'), objects: list('{}'), texts: list('"a"') };
const keys = `{${Array.from({ length: mostOfBody.fieldsOfOne - 100 }, (_, index) => `"key${index}":0`).join(',')}}`;
const nested = '['.repeat(mostOfBody.levels - 2) + ']'.repeat(mostOfBody.levels - 2);

/** Texts on which a reader may try again and again. */
const allWords = [
  'a ',
  '1,',
  'aA.',
  '<a ',
  '[a](',
  '"',
  'é',
  '我',
  'https://a.b/',
  'a@',
  'Which a is best? ',
  '\\u0041',
];

const optionsOf = (schema: JsonSchema): JsonSchema[] => schema.anyOf ?? schema.oneOf ?? [schema];

/** The longest text, or list, that a field takes; null: it takes neither. */
function fullest(schema: JsonSchema, word: string, room: number): unknown {
  for (const one of optionsOf(schema)) {
    if (one.type === 'string' && !one.enum && one.const === undefined && !one.format && !one.pattern)
      return fill(word, Math.min(one.maxLength ?? room, room));
    if (one.type !== 'array' || !one.items) continue;
    const item = fullestItem(one.items, word, room / 20);
    if (item === undefined) continue;
    const size = JSON.stringify(item).length;
    const count = Math.max(1, Math.min(one.maxItems ?? most, Math.floor(room / size)));
    // Each item is a little different: repeated ones are often dropped at once.
    return Array.from({ length: count }, (_, index) => varied(item, index));
  }
  return undefined;
}

function fullestItem(schema: JsonSchema, word: string, room: number): unknown {
  const object = optionsOf(schema).find((one) => one.type === 'object');
  if (!object) return fullest(schema, word, room);
  const entries = Object.entries(object.properties ?? {}).flatMap(([name, one]) => {
    const value = fullest(one, word, Math.min(room, 2_000));
    return value === undefined ? [] : [[name, value] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function varied(value: unknown, index: number): unknown {
  if (typeof value === 'string')
    return value.length > 8 ? `${index} ${value.slice(String(index).length + 1)}` : value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, varied(one, index)]));
}

/**
 * What may cost most: of the wrong shape, too much, and as much as is allowed: of each word in all fields, and of those in
 * `alone` in each field by itself, which is where most bodies come from.
 */
export function* worstBodies(
  operation: Operation,
  example: Example,
  words: readonly string[] = allWords,
  alone: readonly string[] = words,
): Generator<WorstBody> {
  if (!operation.body) return;
  const schema = inputSchema(operation.body);
  const given = example.body ?? {};
  const fields = optionsOf(schema).flatMap((one) => Object.entries(one.properties ?? {}));
  const withRaw = (name: string, raw: string): string => {
    const rest = Object.entries(given).filter(([key]) => key !== name);
    const inner = rest.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},`).join('');
    return `{${inner}${JSON.stringify(name)}:${raw}}`;
  };
  yield {
    name: 'many unknown keys',
    text: withRaw('unknown', keys).replace('"unknown":{', '').replace(/\}$/, ''),
  };
  yield { name: 'lists in lists', text: withRaw('unknown', nested) };
  for (const [name, field] of fields) {
    const types = optionsOf(field).map(({ type }) => type);
    if (types.includes('array')) {
      yield { name: `${name}: many numbers`, text: withRaw(name, lists.numbers) };
      yield { name: `${name}: many objects`, text: withRaw(name, lists.objects) };
      yield { name: `${name}: many texts`, text: withRaw(name, lists.texts) };
    } else if (types.includes('object')) yield { name: `${name}: many keys`, text: withRaw(name, keys) };
    else if (types.includes('string'))
      yield { name: `${name}: a long text`, text: withRaw(name, `"${fill('a ', most)}"`) };
  }
  for (const word of words) {
    const full = fields.flatMap(([name, field]) => {
      const value = fullest(field, word, most / 2 / Math.max(1, fields.length));
      return value === undefined ? [] : [[name, value] as const];
    });
    if (full.length === 0) return;
    yield {
      name: `as much as is allowed of ${JSON.stringify(word)}`,
      text: JSON.stringify({ ...given, ...Object.fromEntries(full) }),
    };
    for (const [name, value] of alone.includes(word) ? full : [])
      yield {
        name: `${name}: as much as is allowed of ${JSON.stringify(word)}`,
        text: JSON.stringify({ ...given, [name]: value }),
      };
  }
}
