import { audit, type Context, invalid, ServiceError, transaction } from '../../kernel/index.ts';
import { assertUngated } from '../approval/index.ts';
import { getPersona } from '../persona/index.ts';
import { getProject, type Locale, type Project } from '../project/index.ts';
import { hasOwnQuestions, projectBusiness, readProjectBusiness } from './business.ts';
import type { Written } from './commission.ts';
import { generatePrompts, type PromptSubject, stageOf } from './generation/index.ts';
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
  const { language, country } = project.locale;
  const subject = await subjectOfProject(context, project, { language }).catch((error: unknown) => {
    if (error instanceof ServiceError) return null;
    throw error;
  });
  if (!subject) return { prompts: 0, topics: 0, most: mostGenerated };
  const { prompts } = generatePrompts({ from: subject, count, language, country, seed: 1 });
  return {
    prompts: prompts.length,
    topics: new Set(prompts.map(({ topic }) => topic)).size,
    most: mostGenerated,
  };
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
      demand: null,
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
  const subject = await subjectOfProject(context, project, { ...input, language: locale.language });
  const audiences = await audiencesOf(context, input);
  const { prompts, notes } = generatePrompts({
    from: { ...subject, ...(audiences.length > 0 && { audiences }) },
    count: input.count,
    language: locale.language,
    country: locale.country,
    seed: input.seed,
    ...(input.intents && { intents: input.intents }),
  });
  if (prompts.length === 0) {
    throw invalid('topics', `No prompt came of this. ${notes.join(' ')}`, {
      expected: 'topics that do not name the brand, and intents that fit them',
      received: input.topics ?? project.description,
    });
  }
  return { prompts, notes };
}

/** What is known of the project, for whoever writes its questions. Throws validation_failed where it is not clear. */
export async function subjectOfProject(
  context: Context,
  project: Project,
  given: Pick<Partial<GeneratePrompts>, 'topics' | 'audience' | 'location'> & { language: string },
): Promise<PromptSubject> {
  const { brand, competitors } = project;
  const { language, audience, location } = given;
  const own = {
    brand: brand.name,
    aliases: brand.aliases,
    domains: brand.domains,
    competitors: competitors.map(({ name }) => name),
    audience,
    city: location ?? null,
  };
  const known = { language, place: location, audience };
  if (!hasOwnQuestions(language)) {
    const topics = given.topics?.map((phrase) => ({ phrase }));
    return { ...own, topics: topics ?? (await topicsOfProject(context, project, language)) };
  }
  if (!given.topics) return { ...own, business: await projectBusiness(context, project, known) };
  const about = await readProjectBusiness(context, project, known);
  return { ...own, about, topics: given.topics.map((phrase) => ({ phrase })) };
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
