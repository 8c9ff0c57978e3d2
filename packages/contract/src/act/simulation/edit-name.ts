/** Edits of a page that can be tried, as callers name them. */
export const editNames = [
  'addQuotations',
  'citeSources',
  'addStatistics',
  'addComparison',
  'showPrices',
  'completeSpecifications',
  'refresh',
  'answerInTitle',
  'addDefinition',
  'improveFluency',
  'claimPlainly',
  'removeStuffing',
  'nameAuthor',
  'addQuestions',
  'addStructuredData',
  'addLlmsTxt',
  'allowCrawlers',
  'makeReadable',
  'earnListicle',
] as const;
export type EditName = (typeof editNames)[number];
