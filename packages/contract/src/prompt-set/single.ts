import { operation } from '../kernel/operation.ts';
import { Prompt } from './schema.ts';
import { BusinessReading, PreviewedPrompts, PreviewPrompts, ToldBusiness } from './schema-business.ts';
import {
  ClassifiedPrompts,
  ClassifyPrompts,
  PromptVariants,
  PromptWithScores,
  SuggestVariants,
  TaggedPrompts,
  TagPrompts,
  UpdatePrompt,
} from './schema-prompt.ts';

const prompts = '/v1/projects/{projectId}/prompts';
const reading = { scope: 'projects:read', fine: 'prompts:read' } as const;
const writing = { scope: 'scans:write', fine: 'prompts:write' } as const;

const business = '/v1/projects/{projectId}/business';

/** Operations on prompts one by one, whichever set they are in, and on what they are made from. */
export const singlePromptOperations = [
  operation({
    ...reading,
    id: 'preview_prompts',
    address: 'POST /v1/prompts/preview',
    effect: 'read',
    summary: 'Preview the questions of a business',
    description:
      'The questions that would be asked, from a brand and a sentence alone, each with its source and why. Nothing is stored.',
    body: PreviewPrompts,
    returns: PreviewedPrompts,
  }),
  operation({
    ...reading,
    id: 'get_business',
    address: `GET ${business}`,
    summary: 'Read what the business is',
    description:
      'What questions are made from: kind, offers, for whom, where, as read from the description, the names and the stored pages, or as people said. Asks where it is not clear.',
    returns: BusinessReading,
  }),
  operation({
    ...writing,
    id: 'update_business',
    address: `PUT ${business}`,
    summary: 'Say what the business is',
    description: 'Replaces what people said before; what is left out is read again.',
    body: ToldBusiness,
    returns: BusinessReading,
  }),
  operation({
    ...reading,
    id: 'get_prompt',
    address: `GET ${prompts}/{promptId}`,
    summary: 'Read a prompt',
    description: 'Its text, class and tags, and its newest score on each engine.',
    returns: PromptWithScores,
  }),
  operation({
    ...writing,
    id: 'update_prompt',
    address: `PATCH ${prompts}/{promptId}`,
    summary: 'Change a prompt',
    description:
      'Its text in a draft that no scan has asked; class and tags everywhere. What is left out stays.',
    body: UpdatePrompt,
    returns: Prompt,
    errors: ['conflict'],
  }),
  operation({
    ...writing,
    id: 'tag_prompts',
    address: `POST ${prompts}/tags`,
    effect: 'update',
    summary: 'Tag prompts',
    description: 'Adds tags to up to 500 prompts and removes others, also in locked sets.',
    body: TagPrompts,
    returns: TaggedPrompts,
  }),
  operation({
    ...writing,
    id: 'classify_prompts',
    address: `POST ${prompts}/classify`,
    effect: 'update',
    summary: 'Classify prompts',
    description:
      'Tells intent, funnel stage and whether the brand is named from the wording, by rules. What a person has set stays.',
    body: ClassifyPrompts,
    returns: ClassifiedPrompts,
  }),
  operation({
    ...reading,
    id: 'suggest_prompt_variants',
    address: `POST ${prompts}/{promptId}/variants`,
    effect: 'read',
    summary: 'Suggest variants of a prompt',
    description:
      'The same question in other words, to test how far wording matters, and narrower ones. Nothing is added: add_prompt does that.',
    body: SuggestVariants,
    returns: PromptVariants,
  }),
];
