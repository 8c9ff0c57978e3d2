import type { FieldRule } from '@svc/core/kernel';
import { closest, distance } from 'fastest-levenshtein';
import { z } from 'zod';

const types: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};
const formats: Readonly<Record<string, string>> = {
  datetime: 'a time such as 2026-11-20T13:45:00Z',
  date: 'a date such as 2026-11-20',
  url: 'an address such as https://example.com/page',
  email: 'an e-mail address',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
};

/** zod's own sentences never reach a caller; a schema's own message goes before this one. */
export const wordIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${types[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return `must ${bound('at least', Number(issue.minimum), issue.origin)}`;
    case 'too_big':
      return `must ${bound('at most', Number(issue.maximum), issue.origin)}`;
    case 'invalid_format':
      return `must be ${formats[issue.format] ?? 'written in another way; see the documentation of this operation'}`;
    case 'invalid_value':
      return `${issue.input === undefined ? 'is missing:' : 'must be'} one of ${issue.values.map(String).join(', ')}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return 'no such key';
    case 'invalid_union':
      return 'has none of the shapes that are accepted here';
    default:
      return 'is not valid';
  }
};

/** The plain rule that an issue breaks. Empty where a schema has a message of its own, which says more than the rule. */
export function ruleOf(issue: z.core.$ZodIssue): { rule?: FieldRule; limit?: number } {
  const said = wordIssue({ ...issue, input: undefined });
  if (issue.code === 'invalid_type' || issue.code === 'invalid_value') {
    if (issue.message === said) return { rule: 'missing' };
    const rule = issue.code === 'invalid_type' ? 'type' : 'choice';
    return issue.message === wordIssue({ ...issue, input: null }) ? { rule } : {};
  }
  if (issue.message !== said) return {};
  switch (issue.code) {
    case 'too_small':
      return {
        rule: counted(issue.origin, 'too_short', 'too_few', 'too_small'),
        limit: Number(issue.minimum),
      };
    case 'too_big':
      return { rule: counted(issue.origin, 'too_long', 'too_many', 'too_big'), limit: Number(issue.maximum) };
    case 'invalid_format':
      return { rule: 'format' };
    default:
      return {};
  }
}

const counted = <T>(origin: string, text: T, list: T, number: T): T =>
  origin === 'string' ? text : origin === 'array' || origin === 'set' ? list : number;

function bound(least: string, count: number, origin: string): string {
  if (origin === 'string') return `have ${least} ${count} ${count === 1 ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set')
    return `have ${least} ${count} ${count === 1 ? 'item' : 'items'}`;
  return `be ${least} ${count}`;
}

/** Names further apart than this are other words, not slips. */
const farthest = 0.4;

/** “no such key; did you mean samplesK?” where one of the known keys is near. */
export function unknownKey(key: string, known: readonly string[]): string {
  if (known.length === 0) return 'no such key; none is accepted here';
  const near = closest(
    key.toLowerCase(),
    known.map((name) => name.toLowerCase()),
  );
  const name = known.find((one) => one.toLowerCase() === near) ?? '';
  const slip = distance(key.toLowerCase(), near) <= Math.max(1, farthest * Math.max(key.length, near.length));
  return slip ? `no such key; did you mean ${name}?` : `no such key; there are ${known.join(', ')}`;
}

/** The keys of the object at a path of a schema; none where it is no object. */
export function keysAt(schema: z.ZodType | undefined, path: readonly PropertyKey[]): string[] {
  let here: z.core.$ZodType | undefined = schema;
  for (const step of path) here = into(unwrap(here), step);
  const found = unwrap(here);
  return found instanceof z.ZodObject ? Object.keys(found.shape) : [];
}

function unwrap(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap());
  if (schema instanceof z.ZodUnion)
    return unwrap(schema.options.find((option) => !(option instanceof z.ZodNull)));
  return schema;
}

function into(schema: z.core.$ZodType | undefined, step: PropertyKey): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodArray) return schema.element;
  return schema instanceof z.ZodObject ? schema.shape[String(step)] : undefined;
}
