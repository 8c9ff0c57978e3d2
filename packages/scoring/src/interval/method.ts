/** A cell of fewer answers than this says nothing by itself: its figure leans on the engine's other prompts. */
export const answersForCell = 3;

/** Fewer prompts than this: labelled indicative. */
export const promptsForOk = 20;
