import { type Database, openDatabase } from '@svc/db';
import { type TestDatabase, testDatabase } from '@svc/testing';
import { afterAll } from 'vitest';
import { type TenantOptions, type TestTenant, testContext } from './testing.ts';

export interface TestWorkspace extends TestTenant, Omit<TestDatabase, 'drop'> {
  /** A workspace of another organisation, in the same database. */
  another: (options?: TenantOptions) => Promise<TestTenant>;
  /** The database as its owner, whom row-level security does not bind, for functions that take a handle. */
  asOwner: () => Database;
}

/** A database for this test file, with one workspace and its test twin. It is dropped after the last test. */
export async function testWorkspace(options: TenantOptions = {}): Promise<TestWorkspace> {
  const { drop, ...handle } = await testDatabase();
  let opened: Database | undefined;
  afterAll(async () => {
    await opened?.close();
    await drop();
  });
  const asOwner = () => (opened ??= openDatabase({ url: handle.ownerUrl, role: null }));
  const another = (options?: TenantOptions) => testContext(handle.database, handle.ownerUrl, options);
  return { ...(await another(options)), ...handle, another, asOwner };
}
