/** Intents of buyers who ask: a prompt set is balanced over these. */
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

/** The stage follows from the asker's intent; a question that names the brand comes from somebody who already considers it. */
export function stageOf(intent: PromptIntent, branded: boolean): PromptStage {
  if (branded || intent === 'price' || intent === 'local') return 'decision';
  return intent === 'informational' || intent === 'problem' ? 'awareness' : 'consideration';
}

export type PromptIntent = (typeof promptIntents)[number];
