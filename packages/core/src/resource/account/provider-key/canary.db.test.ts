import { testDatabase } from '@svc/testing';
import { expect, onTestFinished, test } from 'vitest';
import { testEnvironment } from '../../../environment/testing.ts';
import { createVault, localKey } from '../../../vault/index.ts';
import { assertVaultOpens, rewrapCanary } from './canary.ts';

const key = (byte: number) => localKey(Buffer.alloc(32, byte));

test('a valid key that is not the deployment’s, or none where one is needed, is found at the start; a rotation is not', async () => {
  const clone = await testDatabase();
  onTestFinished(() => clone.drop());
  const holding = (...bytes: number[]) => ({
    ...testEnvironment(clone.database),
    vault: bytes.length === 0 ? null : createVault(bytes.map(key)),
  });
  await assertVaultOpens(holding());
  await Promise.all([1, 2, 3].map(() => assertVaultOpens(holding(7))));
  await assertVaultOpens(holding(7));
  await expect(assertVaultOpens(holding())).rejects.toThrow(/Neither SVC_KEK .* sealed under the key/);
  await expect(assertVaultOpens(holding(8))).rejects.toThrow(/SVC_KEK.*another key.*rewrap/);
  await assertVaultOpens(holding(8, 7));
  await rewrapCanary(holding(8, 7));
  await assertVaultOpens(holding(8));
  await expect(assertVaultOpens(holding(7))).rejects.toThrow('another key');
});
