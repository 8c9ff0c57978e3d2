import { z } from 'zod';
import { listOf, page } from '../../kernel/page.ts';
import { id, orNull, timestamp } from '../../kernel/schema.ts';
import { intent } from '../prompt-set/schema.ts';

const variableName = z
  .string()
  .max(40)
  .regex(/^[a-z][a-zA-Z0-9_]*$/, 'a name such as topic')
  .meta({ description: 'As written in the text, without braces.', example: 'topic' });
const value = z.string().trim().min(1).max(200);

const Variable = z.strictObject({
  name: variableName,
  values: z.array(value).max(100).default([]).meta({ description: 'Allowed values; none: any.' }),
});

const language = z
  .string()
  .max(40)
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'a BCP 47 language, such as en or pt-BR');

const text = z
  .string()
  .trim()
  .min(3)
  .max(1_000)
  .meta({ description: 'With variables in braces.', example: 'Which {topic} suits {audience}?' });
const name = z.string().trim().min(1).max(120);

export const PromptTemplate = z
  .strictObject({
    id: id('promptTemplate', 'The template.'),
    source: z.enum(['built_in', 'own']),
    name,
    text,
    intent,
    language,
    variables: z.array(z.strictObject({ name: variableName, values: z.array(z.string()) })),
    createdAt: orNull(timestamp('When it was saved; null: built in.')),
  })
  .meta({ id: 'PromptTemplate', description: 'A wording with variables, shared across projects.' });
export type PromptTemplate = z.output<typeof PromptTemplate>;
export const PromptTemplateList = listOf('PromptTemplateList', PromptTemplate);

export const ListPromptTemplates = z.strictObject({
  ...page,
  source: z.enum(['built_in', 'own']).optional(),
  language: language.optional(),
  intent: intent.optional(),
  search: z.string().max(200).optional().meta({ description: 'Part of name or text.' }),
});
export type ListPromptTemplates = z.output<typeof ListPromptTemplates>;

export const CreatePromptTemplate = z
  .strictObject({
    name,
    text,
    intent: intent.optional().meta({ description: 'Default: inferred from the wording.' }),
    language: language.default('en'),
    variables: z
      .array(Variable)
      .max(10)
      .default([])
      .meta({ description: 'Variables of the text that are not listed accept any value.' }),
  })
  .meta({ id: 'CreatePromptTemplate' });
export type CreatePromptTemplate = z.output<typeof CreatePromptTemplate>;

export const ExpandPromptTemplate = z
  .strictObject({
    bindings: z
      .record(variableName, z.array(value).min(1).max(100))
      .default({})
      .meta({
        description: 'Values by variable. Default: the variable’s own values.',
        example: { topic: ['time tracking', 'invoicing'] },
      }),
    projectId: id(
      'project',
      'Fills in brand and competitor, and marks prompts that name the brand.',
    ).optional(),
    most: z.int().min(1).max(500).default(50).meta({ description: 'Maximum number of prompts.' }),
  })
  .meta({ id: 'ExpandPromptTemplate' });
export type ExpandPromptTemplate = z.output<typeof ExpandPromptTemplate>;

export const ExpandedTemplate = z
  .strictObject({
    templateId: z.string(),
    total: z.int().meta({ description: 'Total combinations.' }),
    prompts: z.array(
      z.strictObject({
        text: z.string(),
        bindings: z.record(z.string(), z.string()),
        intent,
        branded: orNull(z.boolean()).meta({ description: 'null without a project.' }),
        topic: orNull(z.string()),
      }),
    ),
    notes: z.array(z.string()),
  })
  .meta({ id: 'ExpandedTemplate' });
export type ExpandedTemplate = z.output<typeof ExpandedTemplate>;
