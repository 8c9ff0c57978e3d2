import { hashSecret } from '@svc/core/resource/account/api-key';
import { provisionOrganisation } from '@svc/core/resource/across/workspace';
import { openDatabase } from '@svc/db';
import { testDatabase } from '@svc/testing';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';

const clone = await testDatabase();
afterAll(clone.drop);

test('an operator makes a tenant whose keys are let in, live and test apart, with the plan’s credits', async () => {
  const owner = openDatabase({ url: clone.ownerUrl, role: null });
  const made = await provisionOrganisation(owner.system, { name: 'Acme', plan: 'growth', by: 'test' });
  await owner.close();
  for (const [secret, mode] of [
    [made.apiKey, 'live'],
    [made.testApiKey, 'test'],
  ] as const) {
    const { rows } = await sql<{
      mode: string;
      plan: string;
      workspaceId: string;
      twinId: string;
    }>`select * from authenticate_key(${hashSecret(secret)})`.execute(clone.database.system);
    expect(rows[0]).toMatchObject({ mode, plan: 'growth', organisationId: made.organisationId });
    expect(rows[0]?.twinId).not.toBe(rows[0]?.workspaceId);
    const balance = await sql`select posted, held from credit_balance()`.execute(
      clone.database.forWorkspace(rows[0]?.workspaceId ?? ''),
    );
    expect(balance.rows).toEqual([{ posted: 20_000, held: 0 }]);
  }
});

test('organisations that are made at once do not wait for each other for ever', async () => {
  const owner = openDatabase({ url: clone.ownerUrl, role: null, transactionConnections: 6 });
  const made = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      provisionOrganisation(owner.system, { name: `Acme ${index}`, plan: 'growth', by: 'test' }),
    ),
  );
  await owner.close();
  const pairs = await clone.owner`
    select l.name, t.name as test from workspace l join workspace t on t.id = l.twin_id and t.twin_id = l.id
    where l.mode = 'live' and t.mode = 'test' and l.id = any(${made.map(({ workspaceId }) => workspaceId)}) order by 1`;
  expect([...pairs]).toEqual(
    made.map((_, index) => ({ name: `Acme ${index}`, test: `Acme ${index} (test)` })),
  );
});
