/** What a buyer wants when asking: the balance of a prompt set is kept over these. */
export const promptIntents = [
  'informational',
  'comparison',
  'best_of',
  'alternatives',
  'problem',
  'price',
  'local',
] as const;

export type PromptIntent = (typeof promptIntents)[number];
