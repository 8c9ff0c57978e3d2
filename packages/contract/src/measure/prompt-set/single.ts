import { operation } from '../../kernel/operation.ts';
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
      'What questions are made from: kind, offers, audience, place, as read from the description, names and stored pages, or as people stated. Asks where something is unclear.',
    returns: BusinessReading,
  }),
  operation({
    ...writing,
    id: 'update_business',
    address: `PUT ${business}`,
    summary: 'Say what the business is',
    description: 'Replaces earlier statements by people; omitted fields are read from the sources again.',
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
      'Changes its text in a draft that no scan has asked; class and tags in any set. Omitted fields keep their value.',
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
      'Derives intent, funnel stage and whether the brand is named from the wording, by rules. Values set by a person stay.',
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
      'The same question in other words, to test how much wording matters, and narrower ones. Nothing is added; use add_prompt.',
    body: SuggestVariants,
    returns: PromptVariants,
  }),
];
