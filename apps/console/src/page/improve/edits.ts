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

const byFeature: Readonly<Record<string, Edit>> = {
  quotations: 'addQuotations',
  sources_cited: 'citeSources',
  statistics: 'addStatistics',
  comparison_structure: 'addComparison',
  price_shown: 'showPrices',
  specifications_complete: 'completeSpecifications',
  recently_updated: 'refresh',
  title_answers_prompt: 'answerInTitle',
  definition_present: 'addDefinition',
  fluency: 'improveFluency',
  not_hedged: 'claimPlainly',
  keyword_stuffing: 'removeStuffing',
  author_signals: 'nameAuthor',
  question_answer_format: 'addQuestions',
  json_ld: 'addStructuredData',
  llms_txt: 'addLlmsTxt',
  retrieval_bot_blocked: 'allowCrawlers',
  not_indexable: 'makeReadable',
  third_party_listicle: 'earnListicle',
};

/** The edit that changes what the model knows of a page, if one does. */
export const editOf = (feature: string): Edit | undefined => byFeature[feature];
