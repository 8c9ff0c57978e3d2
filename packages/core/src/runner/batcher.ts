import type { Halt } from './halt.ts';
import type { Batch, FailedSample, SealedSample } from './save.ts';

/** Answers are read so many at a time: the caches of a busy process are cold for the first, and warm for the others. */
const readAtOnce = 20;
/** A batch is written when it has so many samples, is this long or this old. */
const batchSize = 100;
const batchCharacters = 4_000_000;
const batchMilliseconds = 1_000;
/** While more characters than this wait for the database, of all runs of the process, those that have some there make no further call. */
const mostUnsaved = 12_000_000;

/** What all runs of a process have read and not saved yet. */
export interface Unsaved {
  characters: number;
}

/** Collects what came of samples, reads the answers in groups and saves them in batches, one after the other. */
export interface Batcher<Answered> {
  /** `characters`: how much memory the answer holds until it is saved. */
  answered: (answer: Answered, characters: number) => void;
  failed: (sample: FailedSample) => void;
  /** Saves what is there, and resolves once all before it is saved, too. */
  flush: () => Promise<void>;
  /** Waits while too much waits for the database, or while the database is away. */
  room: () => Promise<void> | null;
  /** The first answer that could not be read: it ends the run once the others, which are paid for, are saved. */
  unreadable: () => { error: unknown } | null;
  close: () => Promise<void>;
}

/** `save`: what it throws fails the run, and nothing is saved afterwards. */
export function createBatcher<Answered>({
  seal,
  save,
  halt,
  unsaved,
}: {
  seal: (answer: Answered) => SealedSample;
  /** Stores a batch in one transaction. It calls `waits` where the database is away and it tries again later. */
  save: (batch: Pick<Batch, 'recorded' | 'failed'>, waits: () => void) => Promise<void>;
  halt: Halt;
  /** Shared by the runs of a process: each alone may be small where all together are not. */
  unsaved: Unsaved;
}): Batcher<Answered> {
  const unread: Answered[] = [];
  const sealed: SealedSample[] = [];
  const failed: FailedSample[] = [];
  let unreadable: { error: unknown } | null = null;
  // Counts answers in no batch yet, and own batches that are not saved yet.
  let [characters, waiting] = [0, 0];
  let saving: Promise<void> = Promise.resolve();
  let away = false;
  const waits = () => {
    away = true;
  };

  function readAll(): void {
    for (const answer of unread.splice(0)) {
      try {
        sealed.push(seal(answer));
      } catch (error) {
        unreadable ??= { error };
        halt.stop();
      }
    }
  }

  function flush(): Promise<void> {
    readAll();
    if (sealed.length + failed.length === 0) return saving;
    const batch = { recorded: sealed.splice(0), failed: failed.splice(0) };
    const size = characters;
    characters = 0;
    waiting += size;
    unsaved.characters += size;
    saving = saving.then(async () => {
      if (!halt.failed()) await save(batch, waits).catch(halt.fail);
      away = false;
      waiting -= size;
      unsaved.characters -= size;
    });
    return saving;
  }

  const flushWhenFull = () => {
    const samples = unread.length + sealed.length + failed.length;
    if (samples >= batchSize || characters >= batchCharacters) void flush();
  };
  const timer = setInterval(flush, batchMilliseconds);
  return {
    answered(answer, size) {
      unread.push(answer);
      characters += size;
      if (unread.length >= readAtOnce) readAll();
      flushWhenFull();
    },
    failed(sample) {
      failed.push(sample);
      flushWhenFull();
    },
    flush,
    room: () => (away || (waiting > 0 && unsaved.characters > mostUnsaved) ? saving : null),
    unreadable: () => unreadable,
    close() {
      clearInterval(timer);
      return saving;
    },
  };
}
