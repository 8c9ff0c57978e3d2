import { expect, test } from 'vitest';
import { createRedactor, secretsOf } from './index.ts';

const secret = 'sk-live-"quoted"/7f3a+Ünder';

test('a credential is taken out in every form in which it may be repeated; lengths stay', () => {
  const { redact } = createRedactor([secret, 'user@acme.example:pass-77aa02be51']);
  const repeated = [
    `your key ${secret} is wrong`,
    JSON.stringify({ message: `Bearer ${secret}` }),
    `https://api.example/?key=${encodeURIComponent(secret)}&q=1`,
    `Basic ${Buffer.from('user@acme.example:pass-77aa02be51').toString('base64')}`,
    'the password pass-77aa02be51',
  ];
  for (const text of repeated) {
    const shown = redact(text);
    expect(shown).toContain('••••••••');
    expect(shown).toHaveLength(text.length);
    for (const part of ['7f3a', 'pass-77', 'cGFzcy']) expect(shown).not.toContain(part);
  }
  expect(redact('nothing of the sort')).toBe('nothing of the sort');
});

test('keys that come later are known too, the operator’s are never forgotten, and short words stay', () => {
  const { know, redact, redactError } = createRedactor([
    'operator@acme.example:first-secret',
    'operator-secret',
  ]);
  for (let index = 0; index < 2_000; index += 1) know(`tenant-secret-${index}-end`);
  know('short');
  expect(redact('operator-secret tenant-secret-1999-end short')).toMatch(/^•+ •+ short$/);
  const error = redactError(new TypeError('it was operator-secret'));
  expect(error).toBeInstanceOf(TypeError);
  expect(`${error.message} ${error.stack}`).not.toContain('operator-secret');
});

test('finds the credentials among the settings', () => {
  const settings = {
    OPENAI_API_KEY: ' sk-openai-1 ',
    DATAFORSEO_CREDENTIALS: 'me:secret-word',
    DATABASE_URL: 'postgres://svc:p%40ssword-1@db/svc',
    SVC_KEK: 'first,second',
    OPENAI_BASE_URL: 'https://gateway.example/v1',
    LOG_LEVEL: 'info',
    PATH: '/usr/bin',
  };
  expect(secretsOf(settings)).toEqual(['sk-openai-1', 'me:secret-word', 'p@ssword-1', 'first', 'second']);
});

test('an error whose stack is read-only, as the database’s driver makes it, is redacted and stays itself', () => {
  const { redactError } = createRedactor([secret]);
  const error = Object.assign(new Error(`connect to ${secret}`), { code: 'ECONNREFUSED' });
  Object.defineProperty(error, 'stack', { value: `Error: ${secret}\n at a query`, writable: false });
  expect(redactError(error)).toBe(error);
  expect(`${error.message} ${error.stack}`).not.toContain(secret);
  expect(error.code).toBe('ECONNREFUSED');
});
