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
 * Takes a connection and begins; what is asked next is sent behind that without waiting for its answer. postgres.js tells
 * nobody that a reserved connection has died: statements on it would never be answered, and given back it would be handed
 * on as if it were open.
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
  const told: { onexecute: (executing: Executing) => boolean } = {
    onexecute(executing) {
      connection = executing;
      executing.onclose = end;
      return true;
    },
  };
  const send: Held['ask'] = (question) => (isDead ? died : Promise.race([question(reserved), died]));
  // The one cast: the library calls this of its own transactions, and its types leave it out.
  const begun = send((sql) => sql.unsafe(begin, [], told as unknown as Options));
  begun.catch(() => {});
  return {
    async ask(question) {
      const answer = send(question);
      answer.catch(() => {});
      await begun;
      return answer;
    },
    release() {
      if (isDead) return;
      if (connection) connection.onclose = null;
      reserved.release();
    },
  };
}
