import { audit, type Context, invalid, ServiceError, transaction } from '../../kernel/index.ts';
import { assertUngated } from '../approval/index.ts';
import { getPersona } from '../persona/index.ts';
import { getProject, type Locale, type Project } from '../project/index.ts';
import type { Written } from './commission.ts';
import { generatePrompts, stageOf } from './generation/index.ts';
import { type GeneratedPromptSet, type GeneratePrompts, mostGenerated } from './schema.ts';
import { activatePromptSet, createDraft, localeOf } from './service.ts';
import { topicsOfProject } from './topic.ts';

/** Makes a draft from the project's topics, and activates it when asked; or activates a set that stands there. */
export async function generatePromptSet(
  context: Context,
  input: GeneratePrompts & { projectId: string },
  written: Written | null = null,
): Promise<GeneratedPromptSet> {
  const { projectId, promptSetId } = input;
  if (promptSetId !== undefined && !input.activate) {
    throw invalid('activate', 'With “promptSetId” an existing set is activated: give “activate”: true.', {
      expected: 'true',
      received: false,
    });
  }
  return transaction(context, async (context) => {
    if (input.activate)
      await assertUngated(
        context,
        'activate_prompt_set',
        promptSetId === undefined
          ? 'Leave “activate” out, then call it with the new set.'
          : 'Call it by itself with this set.',
      );
    if (promptSetId !== undefined)
      return {
        ...(await activatePromptSet(context, { projectId, setId: promptSetId })),
        notes: [],
        writer: null,
      };
    const { draft, notes } = await writeDraft(context, input, written);
    const set = input.activate ? await activatePromptSet(context, { projectId, setId: draft.id }) : draft;
    return { ...set, notes, writer: written?.writer ?? null };
  });
}

/** How many prompts generation would give of those wanted, and from how many topics; nothing is stored. */
export async function promptsWithinReach(
  context: Context,
  project: Project,
  wanted: number,
): Promise<{ prompts: number; topics: number; most: number }> {
  const count = Math.min(wanted, mostGenerated);
  const { language } = project.locale;
  const topics = await topicsOfProject(context, project, language).catch((error: unknown) => {
    if (error instanceof ServiceError) return [];
    throw error;
  });
  if (topics.length === 0) return { prompts: 0, topics: 0, most: mostGenerated };
  const { brand, competitors } = project;
  const { prompts } = generatePrompts({
    from: {
      brand: brand.name,
      aliases: brand.aliases,
      domains: brand.domains,
      topics,
      competitors: competitors.map(({ name }) => name),
    },
    count,
    language,
    seed: 1,
  });
  return { prompts: prompts.length, topics: topics.length, most: mostGenerated };
}

async function writeDraft(
  context: Context,
  input: GeneratePrompts & { projectId: string },
  written: Written | null,
) {
  const project = await getProject(context, input);
  const locale = localeOf(project, input.locale);
  const { prompts, notes } = written
    ? { prompts: written.prompts, notes: shortOf(written, input.count) }
    : await fromTemplates(context, project, locale, input);
  const now = context.now().toISOString();
  const draft = await createDraft(context, {
    projectId: input.projectId,
    name: input.name ?? `Generated ${now.slice(0, 16).replace('T', ' ')}`,
    locale,
    prompts: prompts.map((prompt) => ({
      ...prompt,
      stage: stageOf(prompt.intent, prompt.branded),
      setByHand: [],
      tags: [],
      paraphraseGroup: null,
    })),
  });
  if (written) {
    const { engine, model, costUsd } = written.writer;
    await audit(context, 'prompt_set.written', draft.id, { engine, model, costUsd });
  }
  return { draft, notes };
}

const shortOf = ({ prompts }: Written, wanted: number): string[] =>
  prompts.length < wanted ? [`Only ${prompts.length} of ${wanted} prompts could be taken.`] : [];

async function fromTemplates(
  context: Context,
  project: Project,
  locale: Locale,
  input: GeneratePrompts & { projectId: string },
) {
  const { brand, competitors } = project;
  const topics =
    input.topics?.map((phrase) => ({ phrase })) ?? (await topicsOfProject(context, project, locale.language));
  const { prompts, notes } = generatePrompts({
    from: {
      brand: brand.name,
      aliases: brand.aliases,
      domains: brand.domains,
      topics,
      competitors: competitors.map(({ name }) => name),
      audience: input.audience,
      audiences: await audiencesOf(context, input),
      city: input.location ?? null,
    },
    count: input.count,
    language: locale.language,
    seed: input.seed,
    ...(input.intents && { intents: input.intents }),
  });
  if (prompts.length === 0) {
    throw invalid('topics', `No prompt came of this. ${notes.join(' ')}`, {
      expected: 'topics that do not name the brand, and intents that fit them',
      received: topics.map(({ phrase }) => phrase),
    });
  }
  return { prompts, notes };
}

/** The personas that the request names, as those for whom something is asked. */
async function audiencesOf(
  context: Context,
  { projectId, personaIds = [] }: GeneratePrompts & { projectId: string },
): Promise<string[]> {
  const personas = [];
  for (const personaId of personaIds) personas.push(await getPersona(context, { projectId, personaId }));
  return personas.map(({ role }) => role);
}
