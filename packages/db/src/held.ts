import type { ReservedSql } from 'postgres';
import type { Client } from './driver.ts';

type Options = NonNullable<Parameters<Client['unsafe']>[2]>;
interface Executing {
  onclose: ((error: Error) => void) | null;
}

/** One connection for one transaction. */
export interface Held {
  /** Asks and gives the answer. Rejects when the connection dies, before or after the question was sent. */
  ask: <T>(question: (sql: ReservedSql) => PromiseLike<T>) => Promise<T>;
  /** Gives it back, unless it died. */
  release: () => void;
}

/**
 * Takes a connection and begins. postgres.js tells nobody that a reserved connection has died: statements on it would
 * never be answered, and given back it would be handed on as if it were open.
 */
export async function hold(pool: Client, begin: string): Promise<Held> {
  const reserved = await pool.reserve();
  let connection: Executing | null = null;
  let isDead = false;
  let end = (_: Error): void => {};
  const died = new Promise<never>((_, reject) => {
    end = (error) => {
      isDead = true;
      reject(error);
    };
  });
  died.catch(() => {});
  const held: Held = {
    ask: (question) => (isDead ? died : Promise.race([question(reserved), died])),
    release() {
      if (isDead) return;
      if (connection) connection.onclose = null;
      reserved.release();
    },
  };
  const told: { onexecute: (executing: Executing) => boolean } = {
    onexecute(executing) {
      connection = executing;
      executing.onclose = end;
      return true;
    },
  };
  try {
    // The one cast: the library calls this of its own transactions, and its types leave it out.
    await held.ask((sql) => sql.unsafe(begin, [], told as unknown as Options));
  } catch (error) {
    held.release();
    throw error;
  }
  return held;
}
