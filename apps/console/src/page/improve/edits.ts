import type { components } from '@svc/client';

export type Edit = NonNullable<components['schemas']['SimulateChange']['edits']>[number];

/** What can be changed, by where it is done; most tried first. */
export const editGroups = {
  words: [
    'addStatistics',
    'citeSources',
    'addQuotations',
    'addComparison',
    'showPrices',
    'completeSpecifications',
    'addDefinition',
    'addQuestions',
    'claimPlainly',
    'improveFluency',
    'removeStuffing',
  ],
  shape: ['answerInTitle', 'refresh', 'nameAuthor', 'addStructuredData', 'makeReadable'],
  beyond: ['allowCrawlers', 'addLlmsTxt', 'earnListicle'],
} as const satisfies Record<string, readonly Edit[]>;
