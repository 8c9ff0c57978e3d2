import { isTransient } from '@svc/core/kernel';

const waitMs = 500;

/** Does work that can be begun again, until the database lives through it. Throws what will not pass. */
export async function whenUp<T>(
  work: () => Promise<T>,
  { tell, patienceMs = 120_000 }: { tell: (why: string) => void; patienceMs?: number },
): Promise<T> {
  const end = performance.now() + patienceMs;
  for (let told = false; ; told = true) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error) || performance.now() > end) throw error;
      if (!told) tell(error instanceof Error ? error.message : String(error));
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
