import type { Project } from '@svc/contract/account/project';
import type { ScorePrompt, ScorePrompts } from '@svc/contract/act/prediction';
import type { PromptIntent } from '@svc/contract/measure/prompt-set';
import { type Context, invalid, notFound, ServiceError } from '../../../kernel/index.ts';
import { classifyPrompt } from '../../measure/prompt-set/index.ts';
import { promptsOf } from './queries-reading.ts';
import type { PromptSubject } from './subject.ts';

const mostPrompts = 1_000;

/** The features of a prompt's wording: its intent, and whether it names the brand. */
function inWords(project: Project, text: string, intent: PromptIntent | undefined): PromptSubject {
  const { name, aliases, domains } = project.brand;
  const read = classifyPrompt(text, [name, ...aliases, ...domains]);
  return { id: null, text, intent: intent ?? read.intent, branded: read.branded };
}

/** The one prompt that is asked about: by id, or in words. */
export async function askedPrompts(
  context: Context,
  project: Project,
  { promptId, text, intent, organicRank }: ScorePrompt,
): Promise<PromptSubject> {
  if ((promptId === undefined) === (text === undefined))
    throw invalid(
      'promptId',
      promptId === undefined
        ? 'Name a prompt of the project with “promptId”, or give one in words as “text”.'
        : 'Give either “promptId” or “text”, not both.',
      { expected: 'one of promptId and text' },
    );
  if (text !== undefined) return { ...inWords(project, text, intent), organicRank };
  const row = await promptsOf(context, project)
    .where('prompt.id', '=', promptId ?? '')
    .executeTakeFirst();
  if (!row) throw notFound('prompt', promptId ?? '', `GET /v1/projects/${project.id}/prompts`);
  return { ...row, organicRank };
}

/** Named prompts and prompts in words, together. Throws not_found for an id that is not the project’s. */
export async function chosenPrompts(
  context: Context,
  project: Project,
  { promptIds = [], prompts = [] }: ScorePrompts,
): Promise<PromptSubject[]> {
  const ids = [...new Set(promptIds)];
  const rows =
    ids.length === 0 ? [] : await promptsOf(context, project).where('prompt.id', 'in', ids).execute();
  const missing = ids.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) throw notFound('prompt', missing, `GET /v1/projects/${project.id}/prompts`);
  const chosen = [
    ...rows,
    ...prompts.map(({ text, intent, organicRank }) => ({ ...inWords(project, text, intent), organicRank })),
  ];
  if (chosen.length === 0)
    throw invalid('prompts', 'Name at least one prompt.', { expected: 'one prompt or more' });
  return chosen;
}

/** What the project measures: the unbranded prompts of its active sets. */
export async function activePrompts(context: Context, project: Project): Promise<PromptSubject[]> {
  const rows = await promptsOf(context, project)
    .innerJoin('prompt_set', (join) =>
      join
        .onRef('prompt_set.workspaceId', '=', 'prompt.workspaceId')
        .onRef('prompt_set.id', '=', 'prompt.promptSetId'),
    )
    .where('prompt_set.active', '=', true)
    .where('prompt.status', '=', 'active')
    .where('prompt.branded', '=', false)
    .orderBy('prompt.createdAt')
    .orderBy('prompt.id')
    .limit(Math.min(mostPrompts, project.maxPrompts))
    .execute();
  if (rows.length === 0) {
    throw new ServiceError(
      'validation_failed',
      `Project ${project.id} has no active prompt set with prompts. Name prompts, or make a set.`,
      {
        next: `POST /v1/projects/${project.id}/prompt-sets {"activate": true} makes one.`,
        errors: [{ path: 'prompts', expected: 'prompts, or an active prompt set' }],
      },
    );
  }
  return rows;
}
