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

/** How far a buyer has come who asks it. */
export const promptStages = ['awareness', 'consideration', 'decision'] as const;
export type PromptStage = (typeof promptStages)[number];

/** Told from what the asker wants; who names the brand has it in mind already. */
export function stageOf(intent: PromptIntent, branded: boolean): PromptStage {
  if (branded || intent === 'price' || intent === 'local') return 'decision';
  return intent === 'informational' || intent === 'problem' ? 'awareness' : 'consideration';
}

export type PromptIntent = (typeof promptIntents)[number];
