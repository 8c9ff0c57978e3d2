import { eventWords, type FieldWords, fieldWords, listWords } from './field-words.ts';

type Schema = Record<string, unknown>;
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The kind of value, when it has one kind beside null. */
function kindOf(field: Schema): keyof FieldWords | null {
  const choices = Array.isArray(field.anyOf) ? field.anyOf.filter(isSchema) : [field];
  const types = choices.flatMap(
    ({ type, enum: values }) => type ?? (Array.isArray(values) ? typeof values[0] : []),
  );
  const [only, ...others] = new Set(types.filter((type) => type !== 'null'));
  if (others.length > 0) return null;
  if (only === 'string') return 'text';
  if (only === 'integer' || only === 'number') return 'number';
  if (only === 'boolean') return 'flag';
  if (only === 'array') return 'list';
  return only === 'object' ? 'object' : null;
}

function wordsFor(name: string, field: Schema, siblings: Schema): string | undefined {
  if ('items' in siblings && 'limit' in siblings && 'offset' in siblings && name in listWords)
    return listWords[name];
  if ('resource' in siblings && 'data' in siblings && 'type' in siblings && name in eventWords)
    return eventWords[name];
  // `high` also names the end of a date range or of a count: it is the end of an interval only beside the other end.
  if ((name === 'low' || name === 'level') && !('high' in siblings)) return undefined;
  if (name === 'high' && !('low' in siblings)) return undefined;
  // The change from one plan to another, not a span of time.
  if ((name === 'from' || name === 'to') && 'enum' in field) return undefined;
  const kind = kindOf(field);
  const words = fieldWords[name];
  if (kind === null || words === undefined) return undefined;
  const ofObjects = isSchema(field.items) && (field.items.$ref ?? field.items.type) !== 'string';
  return ofObjects ? (words.entries ?? words[kind]) : words[kind];
}

const isDescribed = (field: Schema): boolean =>
  field.description !== undefined ||
  field.$ref !== undefined ||
  (Array.isArray(field.anyOf) &&
    field.anyOf.some((one) => isSchema(one) && (one.$ref !== undefined || one.description !== undefined)));

/** Gives fields that say nothing of themselves the words that their name has in the whole API. */
export function describeFields(value: unknown): void {
  if (Array.isArray(value)) {
    for (const inner of value) describeFields(inner);
    return;
  }
  if (!isSchema(value)) return;
  if (isSchema(value.properties))
    for (const [name, field] of Object.entries(value.properties)) {
      if (!isSchema(field) || isDescribed(field)) continue;
      const words = wordsFor(name, field, value.properties);
      if (words !== undefined) field.description = words;
    }
  for (const [keyword, inner] of Object.entries(value)) if (keyword !== 'example') describeFields(inner);
}
