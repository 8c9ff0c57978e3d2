import { expect, test } from 'vitest';
import { hashSecret, hintOf, isWellFormed, newSecret } from './secret.ts';

test('a new secret names its mode, has full length and carries a right checksum', () => {
  for (const mode of ['live', 'test'] as const) {
    const secret = newSecret(mode);
    expect(secret).toMatch(new RegExp(`^svc_${mode}_[0-9A-Za-z]{49}$`));
    expect(isWellFormed(secret)).toBe(true);
  }
  expect(newSecret('live')).not.toBe(newSecret('live'));
});

test('one wrong character anywhere is found without the database', () => {
  const secret = newSecret('live');
  for (let at = 9; at < secret.length; at += 1) {
    const wrong = secret[at] === 'A' ? 'B' : 'A';
    expect(isWellFormed(secret.slice(0, at) + wrong + secret.slice(at + 1))).toBe(false);
  }
  expect(isWellFormed(secret.slice(0, -1))).toBe(false);
  expect(isWellFormed(`${secret}0`)).toBe(false);
  expect(isWellFormed(secret.replace('live', 'test'))).toBe(false);
});

test('the hint tells keys apart and gives nothing away', () => {
  const secret = newSecret('test');
  expect(hintOf(secret)).toBe(`svc_test_…${secret.slice(-4)}`);
  expect(hashSecret(secret)).toHaveLength(32);
});
