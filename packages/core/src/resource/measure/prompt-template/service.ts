import type { Project } from '@svc/contract/account/project';
import type {
  CreatePromptTemplate,
  ExpandedTemplate,
  ExpandPromptTemplate,
  ListPromptTemplates,
  PromptTemplate,
} from '@svc/contract/measure/prompt-template';
import { say } from '../../../i18n/index.ts';
import {
  audit,
  type Context,
  invalid,
  type List,
  lock,
  newId,
  notFound,
  pageOf,
  ServiceError,
  transaction,
} from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { classifyPrompt, leadingWording, namesOf } from '../prompt-set/index.ts';
import { builtInTemplates } from './built-in.ts';
import { insertTemplate, ownTemplates } from './queries.ts';
import { combinations, fillIn, variablesIn } from './variable.ts';

const mostTemplates = 500;

/** Own ones first, newest first; then the built-in ones. */
export async function listPromptTemplates(
  context: Context,
  query: ListPromptTemplates,
): Promise<List<PromptTemplate>> {
  const part = query.search?.toLowerCase();
  const all = [...(await ownTemplates(context)), ...builtInTemplates].filter(
    ({ source, language, intent, name, text }) =>
      (query.source === undefined || source === query.source) &&
      (query.language === undefined || language === query.language) &&
      (query.intent === undefined || intent === query.intent) &&
      (part === undefined || `${name}\n${text}`.toLowerCase().includes(part)),
  );
  return pageOf(all, query, ({ id }) => id);
}

/** Throws validation_failed for a variable that the text does not have. */
export async function createPromptTemplate(
  context: Context,
  input: CreatePromptTemplate,
): Promise<PromptTemplate> {
  const names = variablesIn(input.text);
  for (const [index, { name }] of input.variables.entries())
    if (!names.includes(name))
      throw invalid(`variables[${index}].name`, `The text has no {${name}}.`, {
        expected: 'a variable of the text',
        received: name,
        allowed: names,
      });
  return transaction(context, async (context) => {
    await lock(context, 'prompt_template');
    if ((await ownTemplates(context)).length >= mostTemplates)
      throw new ServiceError(
        'conflict',
        `A workspace can have up to ${mostTemplates} templates. Delete one first.`,
      );
    const id = newId('promptTemplate');
    const given = new Map(input.variables.map(({ name, values }) => [name, [...new Set(values)]]));
    await insertTemplate(context, {
      id,
      name: input.name,
      text: input.text,
      intent: input.intent ?? classifyPrompt(input.text, []).intent,
      language: input.language,
      variables: names.map((name) => ({ name, values: given.get(name) ?? [] })),
    });
    await audit(context, 'prompt_template.created', id, { name: input.name, text: input.text });
    return readTemplate(context, id);
  });
}

async function readTemplate(context: Context, id: string): Promise<PromptTemplate> {
  const found = [...builtInTemplates, ...(await ownTemplates(context))].find((one) => one.id === id);
  if (!found) throw notFound('prompt template', id, 'GET /v1/prompt-templates');
  return found;
}

/** The prompts that a template gives. A preview: nothing is stored. */
export async function expandPromptTemplate(
  context: Context,
  input: ExpandPromptTemplate & { templateId: string },
): Promise<ExpandedTemplate> {
  const template = await readTemplate(context, input.templateId);
  const project =
    input.projectId === undefined ? null : await getProject(context, { projectId: input.projectId });
  const choices = choicesFor(template, input.bindings, project);
  const total = choices.reduce((product, [, values]) => product * values.length, 1);
  const prompts = combinations(choices, input.most).map((bindings) => {
    const text = fillIn(template.text, bindings);
    return {
      text,
      bindings,
      intent: template.intent,
      branded: project && classifyPrompt(text, namesOf(project)).branded,
      topic: bindings.topic ?? null,
    };
  });
  const leading = prompts.filter(({ text }) => leadingWording(text) !== null).length;
  return {
    templateId: template.id,
    total,
    prompts,
    notes: [
      ...(total > prompts.length
        ? [say({ id: 'made.combinations', values: { shown: prompts.length, all: total } })]
        : []),
      ...(leading > 0 ? [say({ id: 'audit.leading', values: { prompts: leading } })] : []),
    ],
  };
}

function choicesFor(
  { variables, text }: PromptTemplate,
  bindings: ExpandPromptTemplate['bindings'],
  project: Project | null,
): [string, string[]][] {
  const names = variables.map(({ name }) => name);
  const asked = new Map(Object.entries(bindings));
  for (const name of asked.keys())
    if (!names.includes(name))
      throw invalid(`bindings.${name}`, `“${text}” has no {${name}}.`, {
        expected: 'a variable of the template',
        received: name,
        allowed: names,
      });
  const known = new Map(
    project && [
      ['brand', [project.brand.name]],
      ['competitor', project.competitors.map(({ name }) => name)],
    ],
  );
  return variables.map(({ name, values }) => {
    const given = asked.get(name);
    const wrong = values.length > 0 ? given?.find((value) => !values.includes(value)) : undefined;
    if (wrong !== undefined)
      throw invalid(`bindings.${name}`, `“${wrong}” is not among the values of {${name}}.`, {
        expected: 'values that the template allows',
        received: wrong,
        allowed: values,
      });
    const chosen = given ?? (values.length > 0 ? values : known.get(name));
    if (!chosen || chosen.length === 0)
      throw invalid(`bindings.${name}`, `Give values for {${name}}.`, { expected: 'one value or more' });
    return [name, chosen];
  });
}
