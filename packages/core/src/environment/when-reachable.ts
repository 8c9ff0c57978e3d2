import type { Log } from '../kernel/index.ts';
import { isTransient } from '../kernel/index.ts';

/** Does what a process needs before its work, again and again while the database is away. Throws what will not pass. */
export async function whenReachable<T>(log: Log, work: () => Promise<T>, waitMs = 2_000): Promise<T> {
  for (let told = false; ; told = true) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error)) throw error;
      if (!told) log.warn({ err: error }, 'the database is away; waiting for it');
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
