import { type Kysely, sql } from 'kysely';
import type { DB } from './tables.gen.ts';

/** The rows of a statement in plain SQL: rowsOf<{ id: string }>(db)`select id from …`. */
export const rowsOf =
  <Row>(db: Kysely<DB>) =>
  async (...statement: Parameters<typeof sql>): Promise<Row[]> =>
    (await sql<Row>(...statement).execute(db)).rows;
