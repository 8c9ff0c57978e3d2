import { today } from './world.ts';
import { sampleWriter } from './write.ts';

/** The emulator’s answers to the questions of the sample, as its market stands after the eight weeks. */
export const writeAnswer = sampleWriter(() => today);
