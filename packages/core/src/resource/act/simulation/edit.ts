import type { EditName } from '@svc/contract/act/simulation';
import { type FeatureId, type FeatureVector, featurePrior } from '@svc/scoring';

export interface Edit {
  feature: FeatureId;
  to: number;
  description: string;
  /** Intents for which it counts at all; left out: every one. */
  intents?: readonly string[];
}

const buying = ['comparison', 'best_of', 'alternatives', 'price', 'local'] as const;

/** Edits that can be tried, and the feature that each one sets. */
export const edits = {
  addQuotations: { feature: 'quotations', to: 1, description: 'Quote people by name' },
  citeSources: { feature: 'sources_cited', to: 1, description: 'Link to outside sources in the text' },
  addStatistics: { feature: 'statistics', to: 1, description: 'Give figures with units' },
  addComparison: {
    feature: 'comparison_structure',
    to: 1,
    description: 'Compare brands, in a table or “versus” section',
  },
  showPrices: { feature: 'price_shown', to: 1, description: 'Show prices', intents: buying },
  completeSpecifications: {
    feature: 'specifications_complete',
    to: 1,
    description: 'Give complete specifications',
  },
  refresh: { feature: 'recently_updated', to: 1, description: 'Update the page and its date' },
  answerInTitle: { feature: 'title_answers_prompt', to: 1, description: 'Answer the prompt in the title' },
  addDefinition: { feature: 'definition_present', to: 1, description: 'Say in a sentence what the thing is' },
  improveFluency: { feature: 'fluency', to: 1, description: 'Write fluent prose' },
  claimPlainly: { feature: 'not_hedged', to: 1, description: 'Make claims without hedging' },
  removeStuffing: { feature: 'keyword_stuffing', to: 0, description: 'Take out repeated keywords' },
  nameAuthor: { feature: 'author_signals', to: 1, description: 'Name the author, with credentials' },
  addQuestions: { feature: 'question_answer_format', to: 1, description: 'Add questions with answers' },
  addStructuredData: { feature: 'json_ld', to: 1, description: 'Add JSON-LD' },
  addLlmsTxt: { feature: 'llms_txt', to: 1, description: 'Publish an llms.txt' },
  allowCrawlers: {
    feature: 'retrieval_bot_blocked',
    to: 0,
    description: 'Let the engines’ search crawlers in',
  },
  makeReadable: {
    feature: 'not_indexable',
    to: 0,
    description: 'Let the page be fetched, indexed and read without scripts',
  },
  earnListicle: {
    feature: 'third_party_listicle',
    to: 1,
    description: 'Be in leading third-party lists of the topic',
  },
} as const satisfies Record<EditName, Edit>;

/** Whether it changes words or form alone: the effects of these are small, and differ from study to study. */
export const isContentEdit = (name: EditName): boolean =>
  ['content', 'format'].includes(featurePrior(edits[name].feature).kind);

/** The features that these edits set for a prompt of that intent. */
export function featuresSetBy(names: readonly EditName[], intent: string): FeatureVector {
  return Object.fromEntries(
    names.flatMap((name) => {
      const { feature, to, intents }: Edit = edits[name];
      return intents && !intents.includes(intent) ? [] : [[feature, to]];
    }),
  );
}
