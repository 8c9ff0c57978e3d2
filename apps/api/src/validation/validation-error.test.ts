import { SetProviderKey } from '@svc/core/resource/provider-key';
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

test('what is no secret is repeated', () => {
  const { error } = z.strictObject({ count: z.number() }).safeParse({ count: 'many' });
  expect(
    error &&
      validationError(error, { target: 'json', schema: undefined, input: { count: 'many' } }).extra.errors,
  ).toMatchObject([{ received: 'many' }]);
});
