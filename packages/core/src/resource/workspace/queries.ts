import type { TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import type { Me } from './schema.ts';

/** The organisation's credits in the workspace's mode; nothing was granted yet: zeros. */
export async function readCredits(db: TenantDatabase): Promise<Me['credits']> {
  const { rows } = await sql<{
    posted: number;
    held: number;
  }>`select posted, held from credit_balance()`.execute(db);
  const { posted, held } = rows[0] ?? { posted: 0, held: 0 };
  return { available: posted - held, held, posted };
}
