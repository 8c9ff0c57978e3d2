import type { Methodology } from '@svc/contract/read/methodology';

import { methodsOfChanges } from './changes.ts';
import { methodsOfLevels } from './levels.ts';
import { methodsOfSeries } from './series.ts';
import { meanings } from './words.ts';

export type Sheet = Omit<Methodology, 'versions' | 'engines'>;

/** What does not change between deployments. */
export const sheet: Sheet = {
  ...meanings,
  estimands: [
    {
      name: 'tracked',
      field: 'ci',
      question: 'How often is the brand present in answers to these very prompts?',
      assumes: 'Repeated answers to one prompt vary; the set of prompts is given.',
    },
    {
      name: 'market',
      field: 'market.ci',
      question: 'How often would it be present in answers to questions like these?',
      assumes: 'The prompts represent the questions that buyers ask.',
    },
  ],
  cluster:
    'The prompt, or its group of paraphrases, also when engines are pooled; for the market its topic, from 8 topics on, in a figure and in a comparison. Answers to one prompt resemble each other, so counting them as independent would cover 99% for these very prompts and as little as 51% for questions like these where 95% is said.',
  methods: [...methodsOfLevels, ...methodsOfChanges, ...methodsOfSeries],
  collection: {
    surfaces: [
      { surface: 'api', meaning: 'The model’s API without web search: what the model remembers.' },
      {
        surface: 'api+search',
        meaning: 'The model’s API with its own web search: near to what its users see, not the same.',
      },
      { surface: 'serp', meaning: 'The answer box of a search engine, read through a provider.' },
      {
        surface: 'sandbox',
        meaning: 'The built-in engine over the pages it was given: for trying the service.',
      },
    ],
    rules: [
      'Each prompt is asked by itself, in a new conversation, with no hint of the brand.',
      'Country and language go to the engine where it takes them; GET /v1/engines says which.',
      'Answers are stored with the model that served them, so that a change of model can be told from a change of presence.',
      'A failed or refused call is no absence: it is left out of the value, shown in the counts, and widens the interval.',
      'An answer box that is not shown is no absence and no loss: rates are of the answers shown, and `shown` says how often there was one.',
      'Repeats of a prompt are asked in rounds: all prompts once, then all again.',
    ],
  },
  detection: [
    'Names and aliases match as whole words, whatever the script, accents or hyphens; the longest match wins.',
    'A name that is also a common word counts only near words that tell the brand apart.',
    'A cited address counts when it lies on a domain of the brand or below it; tracking parameters are removed.',
    'Stored answers are read again at no cost when names or domains change.',
  ],
  limits: [
    'An API’s answer is not what a signed-in person sees: no history, no personal context.',
    'The market interval is only as good as the prompts: generated ones cover intents evenly, not by how often they are asked.',
    'The interval covers the chance of sampling. It does not cover engines that change tomorrow, or what the detector overlooks.',
    'Two intervals that overlap do not show that nothing changed: a difference has to be tested by itself, paired by prompt.',
    'Rank and share of words in one answer vary far more than presence; take them over many answers.',
    'Answers to one prompt within a scan may resemble each other more than those of another hour: repeats are asked in rounds over all prompts, and what is left of it makes intervals of these very prompts too narrow (92, 84, 66 in 100 where repeats hang together by .1, .3, .6).',
  ],
};
