import type { ProjectConfig } from '@svc/contract/across/project-config';
import type { Prompt, PromptSetWithPrompts } from '@svc/contract/measure/prompt-set';
import type { RunContext } from '../../../environment/index.ts';
import { ServiceError } from '../../../kernel/index.ts';
import {
  activatePromptSet,
  addPrompts,
  archivePromptSet,
  createPromptSet,
  lockPromptSet,
  removePrompt,
  updatePrompt,
  updatePromptSet,
} from '../../measure/prompt-set/index.ts';
import { promptConfig } from './export.ts';
import { byName } from './part.ts';

type Wanted = ProjectConfig['promptSets'][number];

const name = (set: { name: string }) => set.name;

/** Matches sets by name. A set that the document lacks is archived: its measurements stay. */
export async function applyPromptSets(
  context: RunContext,
  projectId: string,
  standing: readonly PromptSetWithPrompts[],
  wanted: readonly Wanted[],
): Promise<void> {
  const known = byName(standing, name);
  const target = byName(wanted, name);
  for (const [key, set] of known)
    if (!target.has(key)) await archivePromptSet(context, { projectId, setId: set.id });
  const settled: { id: string; set: Wanted; before: PromptSetWithPrompts | undefined }[] = [];
  for (const [key, set] of target) {
    const before = known.get(key);
    const id =
      before?.id ?? (await createPromptSet(context, { projectId, name: set.name, locale: set.locale })).id;
    await updateHead(context, projectId, id, before, set);
    await updatePrompts(context, projectId, id, before, set);
    settled.push({ id, set, before });
  }
  // First the sets that step down, then those that become active: only one of a locale is active at a time.
  for (const { id, set, before } of settled) {
    const key = { projectId, setId: id };
    if (before?.active && !set.active) await archivePromptSet(context, key, set.state);
    if (set.state === 'locked' && before?.state !== 'locked') await lockPromptSet(context, key);
  }
  for (const { id, set, before } of settled)
    if (set.active && !before?.active) await activatePromptSet(context, { projectId, setId: id });
}

async function updateHead(
  context: RunContext,
  projectId: string,
  setId: string,
  before: PromptSetWithPrompts | undefined,
  { description, engines, locale, state }: Wanted,
): Promise<void> {
  if (before && JSON.stringify(before.locale) !== JSON.stringify(locale))
    throw new ServiceError(
      'conflict',
      `The locale of the prompt set “${before.name}” cannot change. Give the new set another name.`,
    );
  if (before?.state === 'locked' && state !== 'locked')
    throw new ServiceError(
      'conflict',
      `The prompt set “${before.name}” is locked and cannot change. Give the new set another name.`,
    );
  const same = JSON.stringify([before?.description ?? null, before?.engines ?? null]);
  if (same !== JSON.stringify([description, engines]))
    await updatePromptSet(context, { projectId, setId, description, engines });
}

async function updatePrompts(
  context: RunContext,
  projectId: string,
  setId: string,
  before: PromptSetWithPrompts | undefined,
  { prompts }: Wanted,
): Promise<void> {
  const known = new Map((before?.prompts ?? []).map((prompt) => [prompt.text, prompt]));
  const texts = new Set(prompts.map(({ text }) => text));
  for (const [text, { id }] of known)
    if (!texts.has(text)) await removePrompt(context, { projectId, promptId: id });
  const added = prompts.filter(({ text }) => !known.has(text));
  for (let at = 0; at < added.length; at += 500)
    await addPrompts(context, { projectId, setId, prompts: added.slice(at, at + 500) });
  for (const prompt of prompts) {
    const standing = known.get(prompt.text);
    if (standing && JSON.stringify(promptConfig(standing)) !== JSON.stringify(prompt))
      await updatePrompt(context, { projectId, promptId: standing.id, ...changesTo(standing, prompt) });
  }
}

function changesTo(standing: Prompt, wanted: Wanted['prompts'][number]) {
  const group = wanted.paraphraseGroup ?? null;
  const topic = wanted.topic ?? null;
  return {
    intent: wanted.intent ?? null,
    stage: wanted.stage ?? null,
    tags: wanted.tags,
    // Named only where they differ: of a locked set they stand.
    ...(group !== standing.paraphraseGroup && { paraphraseGroup: group }),
    ...(topic !== standing.topic && { topic }),
  };
}
