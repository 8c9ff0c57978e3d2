import { type Emulator, emulatorBaseUrls } from '@svc/emulator';
import type { Task } from './protocol.ts';

/** A task with what is true of it, which trackers do not see. */
export interface Trial {
  task: Task;
  /** By brand. */
  truth: ReadonlyMap<string, number>;
  /** By brand, where the task has `since`. */
  moved: ReadonlyMap<string, 'fall' | 'none'> | null;
}

/** An emulator and the trials that follow one another in it. The same for each tracker: draws start anew. */
export interface World {
  /** What is judged: intervals and changes, or whether each answer was read correctly. */
  judged: 'figures' | 'readings';
  emulator: Emulator;
  /** Prepares each trial in its turn, such as by a fall that nobody is told of. */
  trials: AsyncIterable<Trial> | Iterable<Trial>;
}

export const engineOf = (emulator: Emulator): Task['engine'] => ({
  url: emulatorBaseUrls(emulator.origin).openai,
  model: 'gpt-6-luna',
});
