import { randomBytes } from 'node:crypto';
import { testDatabase } from '@svc/testing';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './client.ts';
import { appLogin, queueLogin } from './login.ts';

test('the application’s connection becomes neither owner nor superuser, whatever it sets', async () => {
  const clone = await testDatabase();
  const url = await appLogin(clone.ownerUrl);
  expect(await appLogin(clone.ownerUrl)).toBe(url);
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { role: 'svc_app' } });
  const database = openDatabase({ url });
  onTestFinished(async () => {
    await sql.end({ timeout: 5 });
    await database.close();
    await clone.drop();
  });
  for (const way of ['reset role', 'set role none', 'set session authorization default']) {
    await sql.unsafe(way);
    const [who] =
      await sql`select current_user as name, (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as mighty`;
    expect(who?.mighty).toBe(false);
    await expect(sql`select 1 from api_key`).rejects.toThrow(/permission denied|no workspace/);
  }
  for (const role of ['svc_owner', 'postgres', 'pg_write_server_files'])
    await expect(sql.unsafe(`set role ${role}`)).rejects.toThrow(/permission denied|does not exist/);
  expect(await database.system.selectFrom('worker_instance').select('poolId').execute()).toEqual([]);
});

test('the queue’s connection sees jobs, and nothing of a tenant’s', async () => {
  const clone = await testDatabase();
  const sql = postgres(await queueLogin(clone.ownerUrl), { max: 1, onnotice: () => {} });
  onTestFinished(async () => {
    await sql.end({ timeout: 5 });
    await clone.drop();
  });
  await sql`select graphile_worker.add_job('made', '{"id": 1}'::json)`;
  expect(await sql`select payload from graphile_worker._private_jobs`).toMatchObject([
    { payload: { id: 1 } },
  ]);
  for (const table of [
    'api_key',
    'scan',
    'answer',
    'ledger_entry',
    'provider_key',
    'audit_entry',
    'organisation',
  ])
    await expect(sql.unsafe(`select 1 from ${table}`)).rejects.toThrow(/permission denied/);
  for (const role of ['svc_app', 'svc_owner'])
    await expect(sql.unsafe(`set role ${role}`)).rejects.toThrow(/permission denied/);
  await expect(sql`create table graphile_worker.mine (id integer)`).rejects.toThrow(/permission denied/);
});

test('databases of one server may set their logins up at once', async () => {
  const clones = await Promise.all(Array.from({ length: 4 }, () => testDatabase()));
  onTestFinished(async () => {
    await Promise.all(clones.map((clone) => clone.drop()));
  });
  for (let round = 0; round < 3; round++) {
    const urls = await Promise.all(clones.map(({ ownerUrl }) => appLogin(ownerUrl)));
    expect(new Set(urls.map((url) => new URL(url).password)).size).toBe(1);
  }
});

test('an owner who is no superuser, as managed servers have them, sets the login up', async () => {
  const clone = await testDatabase();
  const owner = `owner_${randomBytes(4).toString('hex')}`;
  await clone.owner.unsafe(`create role ${owner} login createrole bypassrls password 'owner-of-tables'`);
  // As if it had made both roles: roles are the server's, and here another database was first.
  await clone.owner.unsafe(`grant svc_login, svc_app to ${owner} with admin option`);
  onTestFinished(async () => {
    await clone.owner.unsafe(`drop owned by ${owner}; drop role ${owner}`);
    await clone.drop();
  });
  const url = new URL(clone.ownerUrl);
  [url.username, url.password] = [owner, 'owner-of-tables'];
  // Another owner, so another password: the test's own databases take theirs back.
  const login = await appLogin(url.href, new URL(await appLogin(clone.ownerUrl)).password);
  const sql = postgres(login, { max: 1, onnotice: () => {} });
  expect(await sql`select current_user as name`).toEqual([{ name: 'svc_app' }]);
  await sql.end({ timeout: 5 });
  const [kept] = await clone.owner`select rolpassword as text from pg_authid where rolname = 'svc_login'`;
  expect(kept?.text).toMatch(/^SCRAM-SHA-256\$4096:/);
});
