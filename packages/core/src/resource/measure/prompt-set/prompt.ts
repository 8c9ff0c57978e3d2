import type { Project } from '@svc/contract/account/project';
import { isOneOf } from '@svc/contract/kernel';
import {
  type AddedPrompts,
  type AddPrompt,
  type AddPrompts,
  type ListPrompts,
  type Prompt,
  type PromptParams,
  promptIntents,
  type SetParams,
  stageOf,
} from '@svc/contract/measure/prompt-set';
import { say } from '../../../i18n/index.ts';
import {
  audit,
  type Context,
  type Deleted,
  invalid,
  type List,
  notFound,
  ServiceError,
  transaction,
} from '../../../kernel/index.ts';
import { getProject, readInProject } from '../../account/project/index.ts';
import { classifyPrompt } from './generation/index.ts';
import {
  findPrompt,
  idsByText,
  insertPrompts,
  listPromptRows,
  type NewPrompt,
  updatePromptRow,
} from './queries.ts';
import { assertRoom, editableSet, nextVersion, withIds } from './service.ts';

const bounds = ['minPresence', 'maxPresence', 'minHalfWidth', 'maxHalfWidth'] as const;

export async function listPrompts(
  context: Context,
  input: ListPrompts & { projectId: string },
): Promise<List<Prompt>> {
  const bound = bounds.find((name) => input[name] !== undefined);
  if (bound !== undefined && input.engine === undefined)
    throw invalid(bound, `Give “engine” together with ${bound}, because each engine has its own score.`, {
      expected: 'an engine beside it',
      received: input[bound],
    });
  return readInProject(context, input, () => listPromptRows(context, input.projectId, input));
}

/** Throws conflict when the set holds the same text, is locked, or is full. */
export function addPrompt(context: Context, input: AddPrompt & SetParams): Promise<Prompt> {
  return transaction(context, async (context) => {
    const project = await getProject(context, input);
    const set = await editableSet(context, input);
    assertRoom(set, 1);
    const [prompt] = withIds([asPrompt(input, project)], context.now());
    if (!prompt) throw new Error('one prompt in, one prompt out');
    const added = await insertPrompts(context, input, [prompt], set.version + 1);
    if (added.size === 0) {
      const known = await idsByText(context, input, [prompt.text]);
      throw new ServiceError('conflict', `The set already asks this: ${known.get(prompt.text)}.`);
    }
    await nextVersion(context, input, set);
    await audit(context, 'prompt.added', prompt.id, { promptSetId: set.id, text: prompt.text });
    return readPrompt(context, { projectId: input.projectId, promptId: prompt.id });
  });
}

/** Every row gets its own answer; a bad one does not refuse the rest. */
export function addPrompts(context: Context, input: AddPrompts & SetParams): Promise<AddedPrompts> {
  return transaction(context, async (context) => {
    const project = await getProject(context, input);
    const set = await editableSet(context, input);
    const rows = input.prompts.map((row) => ({ row, reason: whyRejected(row) }));
    const accepted = rows.filter(({ reason }) => reason === null);
    assertRoom(set, accepted.length);
    const prompts = withIds(
      accepted.map(({ row }) => asPrompt(row, project)),
      context.now(),
    );
    const added = await insertPrompts(context, input, prompts, set.version + 1);
    const known = await idsByText(
      context,
      input,
      prompts.map(({ text }) => text),
    );
    const queue = [...prompts];
    const answers = rows.map(({ reason }, index): AddedPrompts['rows'][number] => {
      if (reason !== null) return { index, status: 'rejected', promptId: null, reason };
      const prompt = queue.shift();
      if (prompt && added.has(prompt.id))
        return { index, status: 'added', promptId: prompt.id, reason: null };
      return {
        index,
        status: 'duplicate',
        promptId: known.get(prompt?.text ?? '') ?? null,
        reason: 'The set asks this already.',
      };
    });
    if (added.size > 0) {
      await nextVersion(context, input, set);
      await audit(context, 'prompt.added_bulk', set.id, { promptIds: [...added] });
    }
    const count = (status: string) => answers.filter((answer) => answer.status === status).length;
    return {
      added: count('added'),
      duplicates: count('duplicate'),
      rejected: count('rejected'),
      rows: answers,
    };
  });
}

/** It is no longer asked; its earlier figures stay. */
export function removePrompt(context: Context, input: PromptParams): Promise<Deleted> {
  return transaction(context, async (context) => {
    const prompt = await readPrompt(context, input);
    const key = { projectId: input.projectId, setId: prompt.promptSetId };
    const set = await editableSet(context, key);
    await updatePromptRow(context, prompt.id, { status: 'removed', untilVersion: set.version + 1 });
    await nextVersion(context, key, set);
    await audit(context, 'prompt.removed', prompt.id, { promptSetId: prompt.promptSetId, text: prompt.text });
    return { id: prompt.id, deleted: true };
  });
}

export async function readPrompt(context: Context, input: PromptParams): Promise<Prompt> {
  await getProject(context, input);
  const prompt = await findPrompt(context, input.projectId, input.promptId);
  if (!prompt) throw notFound('prompt', input.promptId, `GET /v1/projects/${input.projectId}/prompts`);
  return prompt;
}

type Row = AddPrompts['prompts'][number];

export const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Characters that text has when it was read in the wrong encoding, such as “CafÃ©”. */
const misread = /\uFFFD|Ã[\u00A1-\u00BF\u0178\u201A-\u201E]|â€/;

export function whyRejected(row: Row): string | null {
  const { length } = tidy(row.text);
  if (length === 0) return 'The text is empty.';
  if (length > 2_000) return say({ id: 'refused.length', values: { length } });
  if (misread.test(row.text))
    return 'The file has garbled letters because its encoding is wrong. Save it as UTF-8.';
  if (row.intent !== undefined && !isOneOf(promptIntents, row.intent))
    return say({ id: 'refused.intent', values: { intent: row.intent, intents: [...promptIntents] } });
  return null;
}

/** Names by which a prompt counts as naming the brand. */
export const namesOf = ({ brand }: Project): string[] => [brand.name, ...brand.aliases, ...brand.domains];

/** Fields that the caller leaves out are derived from the wording. */
export function asPrompt(row: Row, project: Project): Omit<NewPrompt, 'id'> {
  const text = tidy(row.text);
  const told = classifyPrompt(text, namesOf(project));
  const given = row.intent !== undefined && isOneOf(promptIntents, row.intent) ? row.intent : undefined;
  const intent = given ?? told.intent;
  return {
    text,
    intent,
    stage: row.stage ?? stageOf(intent, told.branded),
    setByHand: [...(given ? ['intent' as const] : []), ...(row.stage ? ['stage' as const] : [])],
    branded: told.branded,
    tags: [...new Set(row.tags)],
    paraphraseGroup: row.paraphraseGroup ?? null,
    topic: row.topic ?? null,
    source: row.source ?? 'own',
    why: row.why ?? null,
    demand: null,
  };
}
