import type { Log } from '../kernel/index.ts';
import { codeOf, isTransient } from '../kernel/index.ts';

/** What an operator has to do about a database that answers and cannot be worked with; null: nothing that is known. */
function adviceOn(error: unknown): string | null {
  const code = codeOf(error);
  if (code === '42P01') return 'The tables of this release are not there yet. Run "svc migrate".';
  const said = error instanceof Error ? error.message : String(error);
  return code.startsWith('28') ? `DATABASE_URL: ${said}` : null;
}

/** Does what a process needs before its work, again and again while the database is away. Throws what will not pass. */
export async function whenReachable<T>(log: Log, work: () => Promise<T>, waitMs = 2_000): Promise<T> {
  for (let told = false; ; told = true) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error)) {
        const advice = adviceOn(error);
        throw advice === null ? error : new Error(advice, { cause: error });
      }
      if (!told) log.warn({ err: error }, 'the database is away; waiting for it');
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
