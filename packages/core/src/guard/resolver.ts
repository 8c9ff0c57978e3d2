import { Resolver } from 'node:dns/promises';
import { LRUCache } from 'lru-cache';

/** Names and addresses, as the name system says. null: it could not be asked; none: there are none. */
export interface NameResolver {
  namesOf: (address: string) => Promise<string[] | null>;
  addressesOf: (name: string) => Promise<string[] | null>;
}

const absent = new Set(['ENOTFOUND', 'ENODATA']);

/** Waits some seconds at most, and remembers answers for an hour. */
export function createNameResolver(now: () => number = () => performance.now()): NameResolver {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const kept = new LRUCache<string, { until: number; answer: Promise<string[] | null> }>({ max: 20_000 });
  const ask = async (question: () => Promise<string[]>): Promise<string[] | null> => {
    try {
      return await question();
    } catch (error) {
      return error instanceof Error && 'code' in error && absent.has(String(error.code)) ? [] : null;
    }
  };
  const remembered = (key: string, question: () => Promise<string[] | null>) => {
    const known = kept.get(key);
    if (known && known.until > now()) return known.answer;
    const answer = question();
    kept.set(key, { until: now() + 3_600_000, answer });
    return answer;
  };
  return {
    namesOf: (address) => remembered(`of ${address}`, () => ask(() => resolver.reverse(address))),
    addressesOf: (name) =>
      remembered(`at ${name}`, async () => {
        const answers = await Promise.all([
          ask(() => resolver.resolve4(name)),
          ask(() => resolver.resolve6(name)),
        ]);
        return answers.includes(null) && answers.every((one) => !one?.length)
          ? null
          : answers.flatMap((one) => one ?? []);
      }),
  };
}
