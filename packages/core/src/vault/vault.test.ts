import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createVault,
  localKey,
  newKey,
  parseKeys,
  readKeyFile,
  type SecretPlace,
  VaultError,
} from './index.ts';

const place: SecretPlace = { workspaceId: 'wsp_a', id: 'pvk_1', engine: 'openai', field: 'secret' };
const key = (byte: number) => localKey(Buffer.alloc(32, byte));

test('opens what it sealed, whatever the text, and never seals alike twice', async () => {
  const vault = createVault([key(1)]);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (secret) => {
      const sealed = await vault.seal(secret, place);
      expect(await vault.open(sealed, place)).toBe(secret);
    }),
    { numRuns: 50, seed: 1 },
  );
  const [one, other] = [await vault.seal('sk-1', place), await vault.seal('sk-1', place)];
  expect(one.ciphertext.equals(other.ciphertext) || one.wrappedKey.equals(other.wrappedKey)).toBe(false);
});

test.each(Object.keys(place))('a ciphertext that was moved to another %s does not open', async (part) => {
  const vault = createVault([key(1)]);
  const sealed = await vault.seal('sk-secret', place);
  const elsewhere = { ...place, [part]: 'other' };
  await expect(vault.open(sealed, elsewhere)).rejects.toThrow(VaultError);
  await expect(vault.rewrap(sealed, elsewhere)).rejects.toThrow(VaultError);
});

test('any changed bit is noticed', async () => {
  const vault = createVault([key(1)]);
  const sealed = await vault.seal('sk-secret', place);
  for (const part of ['wrappedKey', 'ciphertext'] as const) {
    for (let index = 0; index < sealed[part].length; index += 1) {
      const bent = Buffer.from(sealed[part]);
      bent[index] = (bent[index] ?? 0) ^ 1;
      await expect(vault.open({ ...sealed, [part]: bent }, place)).rejects.toThrow(VaultError);
    }
  }
});

test('a rotation rewraps under the new key; the old one may then go', async () => {
  const sealed = await createVault([key(1)]).seal('sk-secret', place);
  const both = createVault([key(2), key(1)]);
  expect(await both.open(sealed, place)).toBe('sk-secret');
  const rewrapped = await both.rewrap(sealed, place);
  expect(rewrapped).toMatchObject({ kekId: key(2).id, ciphertext: sealed.ciphertext });
  const after = createVault([key(2)]);
  expect(await after.open(rewrapped, place)).toBe('sk-secret');
  await expect(after.open(sealed, place)).rejects.toThrow(
    `key-encryption key ${key(1).id} is not held any more`,
  );
});

test('keys are read from a list or a file, which is made once and for its owner alone', async () => {
  const [first, second] = [newKey(), newKey()];
  expect(parseKeys(` ${first},\n${second} `).map(({ id }) => id)).toEqual(
    [first, second].map((text) => localKey(Buffer.from(text, 'base64')).id),
  );
  expect(() => parseKeys('c2hvcnQ=')).toThrow('has 5');
  const folder = await mkdtemp(join(tmpdir(), 'svc-vault-'));
  const path = join(folder, 'kek');
  const made = await readKeyFile(path, { create: true });
  expect((await readKeyFile(path, { create: true }))[0]?.id).toBe(made[0]?.id);
  expect((await stat(path)).mode & 0o077).toBe(0);
  expect((await readFile(path, 'utf8')).trim()).toHaveLength(44);
  await rm(folder, { recursive: true });
});
