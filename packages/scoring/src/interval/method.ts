/** A cell of fewer answers than this says nothing by itself: its figure leans on the engine's other prompts. */
export const answersForCell = 3;

/** What a figure speaks of: these very prompts, or questions like these. */
export type Estimand = 'tracked' | 'market';

/** Fewer prompts than this: labelled indicative. */
export const promptsForOk = 20;
