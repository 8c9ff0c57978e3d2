import { createRandom, type Random } from '../../src/random/index.ts';
import { holdCycle } from './mend-cycle.ts';
import { findFalseBreaks, holdLevel } from './mend-days.ts';
import { weighByDemand } from './mend-demand.ts';
import { knowNoise } from './mend-noise.ts';
import { refuseWithContent } from './mend-refused.ts';
import { holdRanks, holdRivals, verifyNothing } from './mend-rivals.ts';

/** One world at one setting; `draw` makes one trial: numbers whose means over trials are reported. */
export interface Mend {
  setting: string;
  /** Trials of the full run; the short one makes a tenth, 40 at least. */
  trials: number;
  draw: (random: Random) => Readonly<Record<string, number>>;
}

/** By the row that uses them. */
export const mends: Readonly<Record<string, readonly Mend[]>> = {
  C20: refuseWithContent(),
  C21: holdLevel(),
  C23: weighByDemand(),
  A3: findFalseBreaks(),
  R2: holdRanks(),
  A4: holdRivals(),
  A5: verifyNothing(),
  W8: knowNoise(),
  Y5: holdCycle(),
};

export interface MendTask {
  kind: 'mend';
  row: string;
  setting: string;
  repeats: number;
  seed: number;
}

export interface MendResult extends MendTask {
  means: Record<string, number>;
}

export function simulateMend(task: MendTask): MendResult {
  const mend = mends[task.row]?.find(({ setting }) => setting === task.setting);
  if (!mend) throw new RangeError(`no setting ${task.row} ${task.setting}`);
  const random = createRandom(task.seed);
  const means: Record<string, number> = {};
  for (let repeat = 0; repeat < task.repeats; repeat += 1)
    for (const [name, value] of Object.entries(mend.draw(random)))
      means[name] = (means[name] ?? 0) + value / task.repeats;
  return { ...task, means };
}
