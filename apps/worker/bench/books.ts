import type { Sql } from 'postgres';

/** What the ledger says when all scans have ended: nothing is held, and none of its rules is broken. */
export async function readBooks(sql: Sql): Promise<{ held: number; violations: number }> {
  const [books] = await sql<{ held: number; violations: number }[]>`
    select (select coalesce(sum(held), 0) from credit_account)::integer as held, (select count(*) from ledger_violation)::integer as violations`;
  return books ?? { held: -1, violations: -1 };
}
