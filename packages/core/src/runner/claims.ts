import type { Halt } from './halt.ts';
import { type SampleKey, sampleName } from './queries-journal.ts';
import type { Supply } from './supply.ts';

/** How many samples are journaled ahead of those in flight, so that no call waits for its journal entry. */
const lookahead = 100;

/** The samples that this worker may ask: each is journaled before its call leaves. */
export interface Claims {
  /** Journals a first lot. */
  begin: () => Promise<void>;
  /** The next sample to ask; undefined: there is none left, or the run halts. */
  next: () => Promise<SampleKey | undefined>;
  /** Takes in what became of a sample; `answerKey` is equal for answers of the same text. */
  settle: (sample: SampleKey, answerKey: string | null) => void;
  /** Samples that nobody has asked for. */
  left: () => number;
}

export function createClaims({
  supply,
  concurrency,
  journal,
  room,
  halt,
}: {
  supply: Supply;
  /** Calls in flight at once. */
  concurrency: number;
  /** Records that these are about to be asked; returns those that no earlier owner of the run has settled. */
  journal: (samples: readonly SampleKey[]) => Promise<SampleKey[]>;
  /** A promise while answers wait for the database; null: there is room for more. */
  room: () => Promise<void> | null;
  halt: Halt;
}): Claims {
  const claimed: SampleKey[] = [];
  let journaling: Promise<void> | null = null;
  let change = Promise.withResolvers<void>();
  const wake = () => {
    change.resolve();
    change = Promise.withResolvers();
  };
  halt.onChange(wake);

  const settle = (sample: SampleKey, answerKey: string | null) => {
    supply.settle({ ...sample, key: answerKey });
    wake();
  };

  async function claimMore(): Promise<void> {
    const taken = supply.take(concurrency + lookahead - claimed.length);
    try {
      const own = await journal(taken);
      claimed.push(...own);
      const names = new Set(own.map(sampleName));
      // Settled by another owner of the run: nobody waits for them.
      for (const sample of taken) if (!names.has(sampleName(sample))) settle(sample, null);
    } catch (error) {
      halt.fail(error);
    } finally {
      journaling = null;
    }
  }
  const begin = (): Promise<void> => {
    journaling = claimMore();
    return journaling;
  };

  async function next(): Promise<SampleKey | undefined> {
    while (halt.asking()) {
      const full = room();
      if (full) {
        await full;
        continue;
      }
      if (journaling === null && claimed.length < lookahead / 2 && supply.ready() > 0) void begin();
      const sample = claimed.shift();
      if (sample && supply.wanted(sample)) return sample;
      if (sample) settle(sample, null);
      else if (journaling !== null) await journaling;
      else if (supply.waits()) await change.promise;
      else if (supply.ready() === 0) return undefined;
    }
    return undefined;
  }

  return { begin, next, settle, left: () => supply.left() + claimed.length };
}
