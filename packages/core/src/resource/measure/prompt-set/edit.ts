import type { Project } from '@svc/contract/account/project';
import {
  type ClassifiedPrompts,
  type ClassifyPrompts,
  type Prompt,
  type PromptParams,
  type PromptWithScores,
  stageOf,
  type TaggedPrompts,
  type TagPrompts,
  type UpdatePrompt,
} from '@svc/contract/measure/prompt-set';
import {
  audit,
  type Context,
  invalid,
  newId,
  notFound,
  ServiceError,
  transaction,
} from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { newestScoresOfPrompt } from '../score/index.ts';
import { classifyPrompt } from './generation/index.ts';
import { namesOf, readPrompt, tidy } from './prompt.ts';
import { idsByText, keepWording, promptsByIds, promptsOfSet, updatePromptRow } from './queries.ts';
import { scanOfPrompt } from './queries-scan.ts';
import { editableSet, nextVersion, readSet } from './service.ts';

/** With its newest score on each engine. */
export async function getPrompt(context: Context, input: PromptParams): Promise<PromptWithScores> {
  const prompt = await readPrompt(context, input);
  const scores = await newestScoresOfPrompt(context, input.projectId, prompt.id);
  return { ...prompt, scores };
}

/** Throws conflict for another wording outside a draft, or after a scan has asked it. */
export function updatePrompt(context: Context, input: UpdatePrompt & PromptParams): Promise<Prompt> {
  return transaction(context, async (context) => {
    const project = await getProject(context, input);
    const before = await readPrompt(context, input);
    const key = { projectId: input.projectId, setId: before.promptSetId };
    const text = input.text === undefined ? before.text : tidy(input.text);
    const regrouped = input.paraphraseGroup !== undefined || input.topic !== undefined;
    if (text !== before.text) await reword(context, key, before, text);
    else if (regrouped) await editableSet(context, key);
    const after = classOf({ ...before, text }, project, input);
    await updatePromptRow(context, before.id, {
      text,
      intent: after.intent,
      stage: after.stage,
      branded: after.branded,
      setByHand: after.setByHand,
      ...(input.tags && { tags: [...new Set(input.tags)] }),
      ...(input.paraphraseGroup !== undefined && { paraphraseGroup: input.paraphraseGroup }),
      ...(input.topic !== undefined && { topic: input.topic }),
    });
    const { projectId: _, promptId: __, ...changes } = input;
    await audit(context, 'prompt.updated', before.id, { before, after: changes });
    return readPrompt(context, input);
  });
}

/** The old wording stays with the version that it stood in. */
async function reword(
  context: Context,
  key: { projectId: string; setId: string },
  prompt: Prompt,
  text: string,
): Promise<void> {
  const set = await editableSet(context, key);
  const scan = await scanOfPrompt(context, prompt.id);
  if (set.state !== 'draft' || scan)
    throw new ServiceError(
      'conflict',
      scan
        ? `Scan ${scan.id} has asked this prompt, so its wording cannot change. Remove it and add a new prompt.`
        : `The set is ${set.state}, and wording can change only in drafts. Remove the prompt and add a new one.`,
    );
  const known = (await idsByText(context, key, [text])).get(text);
  if (known !== undefined) throw new ServiceError('conflict', `The set already asks this: ${known}.`);
  const keptAs = newId('prompt', context.now().getTime());
  await keepWording(context, { id: prompt.id, keptAs }, set.version + 1);
  await updatePromptRow(context, prompt.id, { sinceVersion: set.version + 1 });
  await nextVersion(context, key, set);
}

type Class = Pick<Prompt, 'intent' | 'stage' | 'branded' | 'setByHand'>;

/** Given values stay. Null or missing ones are derived from the wording. */
function classOf(
  prompt: Prompt,
  project: Project,
  given: Pick<UpdatePrompt, 'intent' | 'stage'> = {},
): Class {
  const read = classifyPrompt(prompt.text, namesOf(project));
  const byHand = (name: 'intent' | 'stage'): boolean =>
    given[name] === undefined ? prompt.setByHand.includes(name) : given[name] !== null;
  const intent = byHand('intent') ? (given.intent ?? prompt.intent) : read.intent;
  return {
    intent,
    stage: byHand('stage') ? (given.stage ?? prompt.stage) : stageOf(intent, read.branded),
    branded: read.branded,
    setByHand: (['intent', 'stage'] as const).filter(byHand),
  };
}

/** Throws not_found for an id that the project does not have. */
async function named(context: Context, projectId: string, ids: readonly string[]): Promise<Prompt[]> {
  const found = await promptsByIds(context, projectId, ids);
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw notFound('prompt', missing, `GET /v1/projects/${projectId}/prompts`);
  return found;
}

/** Also in locked sets: tags change no wording. */
export function tagPrompts(
  context: Context,
  input: TagPrompts & { projectId: string },
): Promise<TaggedPrompts> {
  return transaction(context, async (context) => {
    await getProject(context, input);
    if (input.add.length + input.remove.length === 0)
      throw invalid('add', 'Give tags to add or to remove.', { expected: 'one tag or more' });
    const prompts = await named(context, input.projectId, input.promptIds);
    const changed: TaggedPrompts['changed'] = [];
    for (const prompt of prompts) {
      const kept = prompt.tags.filter((tag) => !input.remove.includes(tag));
      const tags = [...new Set([...kept, ...input.add])];
      if (tags.length > 20)
        throw invalid('add', `Prompt ${prompt.id} would have ${tags.length} tags. It can have up to 20.`, {
          expected: 'at most 20 tags a prompt',
        });
      if (tags.join('\n') === prompt.tags.join('\n')) continue;
      await updatePromptRow(context, prompt.id, { tags });
      changed.push({ promptId: prompt.id, tags });
    }
    await audit(context, 'prompt.tagged', input.projectId, {
      add: input.add,
      remove: input.remove,
      promptIds: changed.map(({ promptId }) => promptId),
    });
    return { changed, unchanged: prompts.length - changed.length };
  });
}

/** By rules, from the wording alone; what a person has set stays. */
export function classifyPrompts(
  context: Context,
  input: ClassifyPrompts & { projectId: string },
): Promise<ClassifiedPrompts> {
  return transaction(context, async (context) => {
    const project = await getProject(context, input);
    const prompts = await promptsToClassify(context, input);
    const changed: ClassifiedPrompts['changed'] = [];
    for (const prompt of prompts) {
      const { intent, stage, branded } = prompt;
      const { setByHand: _, ...after } = classOf(prompt, project);
      if (after.intent === intent && after.stage === stage && after.branded === branded) continue;
      await updatePromptRow(context, prompt.id, after);
      changed.push({ promptId: prompt.id, before: { intent, stage, branded }, after });
    }
    await audit(context, 'prompt.classified', input.promptSetId ?? input.projectId, {
      checked: prompts.length,
      changed,
    });
    return {
      checked: prompts.length,
      changed,
      keptByHand: prompts.filter(({ setByHand }) => setByHand.length > 0).length,
    };
  });
}

async function promptsToClassify(
  context: Context,
  { projectId, promptSetId, promptIds }: ClassifyPrompts & { projectId: string },
): Promise<Prompt[]> {
  if ((promptSetId === undefined) === (promptIds === undefined))
    throw invalid('promptSetId', 'Give either “promptSetId” or “promptIds”, not both.', {
      expected: 'one of promptSetId and promptIds',
    });
  if (promptIds) return named(context, projectId, promptIds);
  const key = { projectId, setId: promptSetId ?? '' };
  await readSet(context, key);
  return promptsOfSet(context, key);
}
