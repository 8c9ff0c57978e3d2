import { SetProviderKey } from '@svc/contract/account/provider-key';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { validationError } from './validation-error.ts';

const secret = 'sk-canary with a space';

test.each([
  ['refused itself', SetProviderKey, { secret }],
  ['in a list in its place', SetProviderKey, { secret: [secret] }],
  ['in a body of the wrong form', SetProviderKey, [{ secret }]],
  ['inside another field', z.strictObject({ name: z.string() }), { name: { secret } }],
])('a 422 does not repeat a secret: %s', (_, schema, input) => {
  const { error } = schema.safeParse(input);
  if (!error) throw new Error('the schema took it');
  const refused = validationError(error, { target: 'json', schema, input });
  expect(JSON.stringify({ ...refused, message: refused.message })).not.toContain('canary');
});

test.each([
  [z.string(), undefined, { rule: 'missing' }],
  [z.number(), 'many', { rule: 'type' }],
  [z.string().min(3), 'ab', { rule: 'too_short', limit: 3 }],
  [z.array(z.string()).max(1), ['a', 'b'], { rule: 'too_many', limit: 1 }],
  [z.number().max(50), 51, { rule: 'too_big', limit: 50 }],
  [z.int().min(1).max(50), 1e99, { rule: 'too_big', limit: 50, expected: 'must be at most 50' }],
  [z.union([z.int().max(50), z.null()]), 1e99, { rule: 'too_big', limit: 50 }],
  [z.int(), 1e99, { rule: 'too_big', limit: Number.MAX_SAFE_INTEGER }],
  [z.iso.date(), 'soon', { rule: 'format' }],
  [z.enum(['a', 'b']), 'c', { rule: 'choice' }],
  [z.enum(['a', 'b']), undefined, { rule: 'missing', expected: 'is missing: one of a, b' }],
])('a plain rule is named for programs: %#', (field, value, named) => {
  const schema = z.strictObject({ field });
  const { error } = schema.safeParse({ field: value });
  if (!error) throw new Error('the schema took it');
  const refused = validationError(error, { target: 'json', schema, input: { field: value } });
  expect(refused.extra.errors).toMatchObject([{ path: 'field', ...named }]);
});

test('a rule with a sentence of its own has no name', () => {
  const schema = z.strictObject({ field: z.string().regex(/^a/, { error: 'starts with a' }) });
  const { error } = schema.safeParse({ field: 'b' });
  if (!error) throw new Error('the schema took it');
  const refused = validationError(error, { target: 'json', schema, input: { field: 'b' } });
  expect(refused.extra.errors).toEqual([{ path: 'field', expected: 'starts with a', received: 'b' }]);
});

test('what is no secret is repeated', () => {
  const { error } = z.strictObject({ count: z.number() }).safeParse({ count: 'many' });
  expect(
    error &&
      validationError(error, { target: 'json', schema: undefined, input: { count: 'many' } }).extra.errors,
  ).toMatchObject([{ received: 'many' }]);
});
