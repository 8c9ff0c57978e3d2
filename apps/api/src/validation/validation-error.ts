import { type FieldError, kindOfId, ServiceError } from '@svc/core/kernel';
import { z } from 'zod';
import { keysAt, ruleOf, unknownKey, wordIssue } from './wording.ts';

// Set for the whole process: zod has no other place for it than a parameter of every single call.
z.config({ customError: wordIssue });

/** The part of the request that is checked, with its schema and its input. */
export interface Part {
  target: string;
  schema: z.ZodType | undefined;
  /** As it came. */
  input: unknown;
}

/** How much of a request an error repeats: enough to find the mistake, and no more. */
const mostErrors = 20;
const mostCharacters = 200;

/** Says what is wrong and where, what was expected and what was received. */
export function validationError(error: z.ZodError, part: Part): ServiceError {
  const errors = telling(error.issues)
    .slice(0, mostErrors)
    .flatMap((issue) => fieldErrors(intoUnion(issue), part))
    .slice(0, mostErrors);
  const first = errors[0];
  const detail = first ? `${first.path || 'The request'}: ${first.expected}` : 'The request is not valid';
  return new ServiceError('validation_failed', /[.?]$/.test(detail) ? detail : `${detail}.`, { errors });
}

/** Numbers that no whole number can be break the bounds of all of them, too; the field's own bound says more. */
const telling = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] =>
  issues.filter(
    (issue, at) =>
      !ofAllWhole(issue) ||
      !issues.some(
        ({ code, path }, other) => other !== at && code === issue.code && pathOf(path) === pathOf(issue.path),
      ),
  );

const ofAllWhole = (issue: z.core.$ZodIssue): boolean =>
  (issue.code === 'too_big' && issue.maximum === Number.MAX_SAFE_INTEGER) ||
  (issue.code === 'too_small' && issue.minimum === Number.MIN_SAFE_INTEGER);

/** The errors of the alternative that the caller most likely meant: the one that is not null. */
function intoUnion(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue;
  const meant = issue.errors.find(
    ([first]) => !(first?.code === 'invalid_type' && first.expected === 'null'),
  );
  const [inner] = telling(meant ?? []);
  return inner ? intoUnion({ ...inner, path: [...issue.path, ...inner.path] }) : issue;
}

function fieldErrors(issue: z.core.$ZodIssue, { target, schema, input }: Part): FieldError[] {
  const path = pathOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, issue.path);
    return issue.keys.slice(0, mostErrors).map((key) => ({
      path: cut(path ? `${path}.${key}` : key),
      expected: unknownKey(cut(key), known),
      received: cut(key),
    }));
  }
  const received = valueAt(input, issue.path);
  const repeated = target === 'query' && Array.isArray(received);
  const allowed = issue.code === 'invalid_value' ? issue.values : undefined;
  return [
    {
      path: cut(path),
      ...(!repeated && ruleOf(issue)),
      expected: repeated ? 'is given more than once; give it once' : withKind(issue.message, received),
      ...(received !== undefined && !tellsSecret(issue.path, received) && { received: echo(received) }),
      ...(allowed && { allowed }),
    },
  ];
}

/** An id of another kind: the message names that kind. */
function withKind(message: string, received: unknown): string {
  const kind = typeof received === 'string' && message.startsWith('looks like') ? kindOfId(received) : null;
  return kind === null ? message : `${message}; this is the id of ${kind}`;
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );

const cut = (text: string): string =>
  text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters)}…`;

/** Short values are shown; of longer ones only the type. */
function echo(value: unknown): unknown {
  if (typeof value === 'string') return cut(value);
  if (typeof value !== 'object' || value === null || room(value, mostCharacters, 4) >= 0) return value;
  return Array.isArray(value)
    ? `an array of ${value.length}`
    : `an object with ${Object.keys(value).length} keys`;
}

/** How many of `characters` are left beside the value; negative when it is too long or too deep. */
function room(value: unknown, characters: number, depth: number): number {
  if (typeof value === 'string') return characters - value.length;
  if (typeof value !== 'object' || value === null) return characters - 8;
  if (depth === 0) return -1;
  let left = characters;
  // One by one: all entries of a long list would be made to see that it is too long.
  for (const [key, item] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    left = room(item, left - String(key).length, depth - 1);
    if (left < 0) break;
  }
  return left;
}

/** A secret that was refused may be right elsewhere: neither it nor what holds it is repeated. */
function tellsSecret(path: readonly PropertyKey[], received: unknown, depth = 6): boolean {
  if (path.includes('secret')) return true;
  if (typeof received !== 'object' || received === null) return false;
  if (depth === 0) return true;
  if (Array.isArray(received)) return received.some((item) => tellsSecret([], item, depth - 1));
  return Object.entries(received).some(([key, inner]) => tellsSecret([key], inner, depth - 1));
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key),
    '',
  );
