import type { Locale, Project } from '@svc/contract/account/project';
import {
  type CreatePromptSet,
  type ListPromptSets,
  type PromptSet,
  type PromptSetWithPrompts,
  promptsPerSet,
  type SetParams,
  type SetQuery,
} from '@svc/contract/measure/prompt-set';
import {
  audit,
  type Context,
  invalid,
  type List,
  newId,
  notFound,
  ServiceError,
  transaction,
} from '../../../kernel/index.ts';
import { getProject, readInProject } from '../../account/project/index.ts';
import {
  findPromptSet,
  insertPrompts,
  listPromptSetRows,
  type NewPrompt,
  promptsOfSet,
  promptsOfVersion,
  updateSetRow,
} from './queries.ts';
import { insertSet, lockProject, retire } from './queries-set.ts';

export async function listPromptSets(
  context: Context,
  input: ListPromptSets & { projectId: string },
): Promise<List<PromptSet>> {
  return readInProject(context, input, () => listPromptSetRows(context, input.projectId, input));
}

/** Throws not_found. `lock`: nobody else changes it until the transaction ends. */
export async function readSet(context: Context, input: SetParams, lock = false): Promise<PromptSet> {
  await getProject(context, input);
  const found = await findPromptSet(context, input, lock);
  if (!found) throw notFound('prompt set', input.setId, `GET /v1/projects/${input.projectId}/prompt-sets`);
  return found;
}

/** The current set, or one of its versions. Throws validation_failed for a version that does not exist yet. */
export async function getPromptSet(
  context: Context,
  input: SetParams & Partial<SetQuery>,
): Promise<PromptSetWithPrompts> {
  const set = await readSet(context, input);
  const { version } = input;
  if (version !== undefined && version > set.version)
    throw invalid(
      'version',
      `The set has changed since you read it: it is now at version ${set.version}. Read it again.`,
      {
        expected: `at most ${set.version}`,
        received: version,
      },
    );
  if (version !== undefined && version < set.version) {
    const prompts = await promptsOfVersion(context, input, version);
    return { ...set, version, promptCount: prompts.length, prompts };
  }
  return { ...set, prompts: await promptsOfSet(context, input) };
}

/** Makes it the set that scans ask. Its predecessor of the same locale is archived, or stays locked. */
export function activatePromptSet(context: Context, input: SetParams): Promise<PromptSetWithPrompts> {
  return transaction(context, async (context) => {
    await lockProject(context, input.projectId);
    const set = await readSet(context, input, true);
    if (set.promptCount === 0)
      throw new ServiceError('conflict', 'The set has no prompts. Add some, then activate it.');
    if (!set.active) {
      const replaced = await retire(context, input.projectId, set.locale);
      await updateSetRow(context, set.id, {
        active: true,
        state: set.state === 'locked' ? 'locked' : 'active',
      });
      await audit(context, 'prompt_set.activated', set.id, { replaced });
    }
    return getPromptSet(context, input);
  });
}

/** Freezes the wording for good, so that figures measured with it stay comparable. */
export function lockPromptSet(context: Context, input: SetParams): Promise<PromptSetWithPrompts> {
  return transaction(context, async (context) => {
    const set = await readSet(context, input, true);
    if (set.state === 'archived')
      throw new ServiceError('conflict', `An archived set cannot be locked. Activate or duplicate it first.`);
    if (set.promptCount === 0)
      throw new ServiceError('conflict', 'The set has no prompts. Add some, then lock it.');
    if (set.state !== 'locked') {
      await updateSetRow(context, set.id, { state: 'locked' });
      await audit(context, 'prompt_set.locked', set.id, { prompts: set.promptCount });
    }
    return getPromptSet(context, input);
  });
}

/** A new draft with the same prompts: the way on from a locked or archived set. */
export function duplicatePromptSet(
  context: Context,
  input: SetParams & { name?: string | undefined },
): Promise<PromptSetWithPrompts> {
  return transaction(context, async (context) => {
    const original = await getPromptSet(context, input);
    const name = input.name ?? `${original.name.slice(0, 112)} (copy)`;
    return createDraft(context, {
      projectId: input.projectId,
      name,
      locale: original.locale,
      prompts: original.prompts,
      from: original.id,
      description: original.description,
      engines: original.engines,
    });
  });
}

/** Fields that are left out come from the project; null for the country is a choice. */
export const localeOf = (
  project: Project,
  given: { [K in keyof Locale]?: Locale[K] | undefined } = {},
): Locale => ({
  language: given.language ?? project.locale.language,
  country: given.country === undefined ? project.locale.country : given.country,
});

export function createPromptSet(
  context: Context,
  input: CreatePromptSet & { projectId: string },
): Promise<PromptSetWithPrompts> {
  return transaction(context, async (context) => {
    const project = await getProject(context, input);
    const locale = localeOf(project, input.locale);
    return createDraft(context, { projectId: project.id, name: input.name, locale, prompts: [] });
  });
}

interface Draft {
  projectId: string;
  name: string;
  locale: Locale;
  prompts: readonly Omit<NewPrompt, 'id'>[];
  /** The set that it was copied from. */
  from?: string;
  description?: string | null;
  engines?: string[] | null;
}

export async function createDraft(context: Context, draft: Draft): Promise<PromptSetWithPrompts> {
  const setId = newId('promptSet');
  await insertSet(context, setId, draft);
  const key = { projectId: draft.projectId, setId };
  await insertPrompts(context, key, withIds(draft.prompts, context.now()), 1);
  await audit(context, 'prompt_set.created', setId, {
    name: draft.name,
    prompts: draft.prompts.length,
    from: draft.from ?? null,
  });
  return getPromptSet(context, key);
}

/** Prompts of one transaction share their time: ids of one moment rise, and stay below those of a later part. */
export const withIds = (prompts: readonly Omit<NewPrompt, 'id'>[], now: Date): NewPrompt[] =>
  prompts.map((prompt) => ({ ...prompt, id: newId('prompt', now.getTime()) }));

/** The set, held until the transaction ends. Throws conflict when its wording is frozen. */
export async function editableSet(context: Context, input: SetParams): Promise<PromptSet> {
  const set = await readSet(context, input, true);
  if (set.state === 'draft' || set.state === 'active') return set;
  throw new ServiceError(
    'conflict',
    `The set is ${set.state}, so its prompts cannot change. Duplicate it, and edit the copy.`,
    { next: `POST /v1/projects/${input.projectId}/prompt-sets/${set.id}/duplicate makes one.` },
  );
}

export function assertRoom(set: PromptSet, more: number): void {
  if (set.promptCount + more > promptsPerSet)
    throw new ServiceError(
      'conflict',
      `A set can have up to ${promptsPerSet} prompts; this one has ${set.promptCount}. Create another set for the rest.`,
    );
}

/** Its prompts have changed: earlier figures belong to the version before. */
export const nextVersion = (context: Context, input: SetParams, set: PromptSet): Promise<void> =>
  updateSetRow(context, input.setId, { version: set.version + 1 });
