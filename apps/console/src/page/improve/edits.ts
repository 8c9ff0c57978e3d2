import type { components } from '@svc/client';

export type Edit = NonNullable<components['schemas']['SimulateChange']['edits']>[number];

/** What can be changed on a page, most tried first. */
export const edits = [
  'addStatistics',
  'citeSources',
  'addQuotations',
  'addComparison',
  'showPrices',
  'completeSpecifications',
  'answerInTitle',
  'addDefinition',
  'addQuestions',
  'claimPlainly',
  'refresh',
  'nameAuthor',
  'improveFluency',
  'removeStuffing',
  'addStructuredData',
  'makeReadable',
  'allowCrawlers',
  'addLlmsTxt',
  'earnListicle',
] as const satisfies readonly Edit[];
