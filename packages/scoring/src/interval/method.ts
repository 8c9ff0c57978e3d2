/** With fewer answers a cell's figure rests more on the engine's other prompts than on its own. */
export const answersForCell = 3;

/** Subject of a figure: exactly these prompts, or questions like these. */
export type Estimand = 'tracked' | 'market';

/** Fewer prompts than this: labelled indicative. */
export const promptsForOk = 20;
