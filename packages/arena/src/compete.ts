import { type Entry, startProgram } from './program.ts';
import { emptyTally, type Line, lineOf, tally } from './score.ts';
import type { World } from './world.ts';

/**
 * Lets one tracker through all worlds. Draws start anew for each tracker, so that all are given the same answers. A tracker that
 * fails keeps what it had done, and its line says why.
 *
 * @param patience milliseconds that a tracker has for one task
 */
export async function compete(entry: Entry, worlds: readonly World[], patience: number): Promise<Line> {
  const program = startProgram(entry, patience);
  const sums = emptyTally();
  let failed: string | null = null;
  try {
    for (const world of worlds) {
      world.emulator.reset();
      for await (const trial of world.trials) {
        const started = performance.now();
        const reply = await program.ask(trial.task);
        sums.milliseconds += performance.now() - started;
        tally(sums, world, trial, reply, world.emulator.stats());
      }
      sums.calls += world.emulator.stats().requests;
    }
  } catch (error) {
    failed = error instanceof Error ? error.message : String(error);
  } finally {
    await program.close();
  }
  return lineOf(entry.name, sums, failed);
}
