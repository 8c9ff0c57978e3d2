/** Fewer prompts than this: labelled indicative. */
export const promptsForOk = 20;
