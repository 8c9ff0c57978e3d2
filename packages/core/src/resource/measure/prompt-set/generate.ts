import type { Locale, Project } from '@svc/contract/account/project';
import {
  type GeneratedPromptSet,
  type GeneratePrompts,
  mostGenerated,
  type Prompt,
  stageOf,
} from '@svc/contract/measure/prompt-set';
import { say } from '../../../i18n/index.ts';
import { audit, type Context, inTurns, invalid, ServiceError, transaction } from '../../../kernel/index.ts';
import { contentWords, createLikenessIndex } from '../../../near-duplicate/index.ts';
import { assertUngated } from '../../account/approval/index.ts';
import { getProject } from '../../account/project/index.ts';
import { getPersona } from '../persona/index.ts';
import { hasOwnQuestions, projectBusiness, readProjectBusiness } from './business.ts';
import type { Written } from './commission.ts';
import { foundFor, sourcesOf } from './found.ts';
import {
  type GeneratedPrompt,
  generatePromptsSteps,
  mixed,
  type PromptSubject,
  shortNote,
} from './generation/index.ts';
import { insertPrompts, promptsOfSet } from './queries.ts';
import { activeSetOf } from './queries-set.ts';
import {
  activatePromptSet,
  assertRoom,
  createDraft,
  editableSet,
  getPromptSet,
  localeOf,
  nextVersion,
  withIds,
} from './service.ts';
import { topicsOfProject } from './topic.ts';

/** Makes a draft from the project's topics, and activates it when asked; or activates a set that stands there. */
export async function generatePromptSet(
  context: Context,
  input: GeneratePrompts & { projectId: string },
  written: Written | null = null,
): Promise<GeneratedPromptSet> {
  const { projectId, promptSetId } = input;
  if (promptSetId !== undefined && !input.activate) {
    throw invalid('activate', '“promptSetId” activates an existing set. Add “activate”: true.', {
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
          ? 'Leave out “activate”, then activate the new set in a separate call.'
          : 'Activate this set in a separate call.',
      );
    if (promptSetId !== undefined)
      return {
        ...(await activatePromptSet(context, { projectId, setId: promptSetId })),
        notes: [],
        writer: null,
      };
    if (input.addTo !== undefined) return addGenerated(context, { ...input, addTo: input.addTo }, written);
    const { draft, notes } = await writeDraft(context, input, written);
    const set = input.activate ? await activatePromptSet(context, { projectId, setId: draft.id }) : draft;
    return { ...set, notes, writer: written?.writer ?? null };
  });
}

/** Adds what the set does not ask yet; everything that is there stays. Throws conflict for a set whose wording stands. */
async function addGenerated(
  context: Context,
  input: GeneratePrompts & { projectId: string; addTo: string },
  written: Written | null,
): Promise<GeneratedPromptSet> {
  const key = { projectId: input.projectId, setId: input.addTo };
  const set = await editableSet(context, key);
  const project = await getProject(context, input);
  const known = await promptsOfSet(context, key);
  const made = written
    ? { prompts: written.prompts, notes: [] }
    : await fromTemplates(context, project, set.locale, { ...input, count: mostGenerated });
  const found = await foundFor(context, project, set.locale, input, known);
  const fresh = mixed(found, notAskedYet(made.prompts, known), input.count);
  assertRoom(set, fresh.length);
  const prompts = withIds(fresh.map(toNewPrompt), context.now());
  const added = await insertPrompts(context, key, prompts, set.version + 1);
  if (added.size > 0) {
    await nextVersion(context, key, set);
    await audit(context, 'prompt.added_bulk', set.id, { promptIds: [...added] });
  }
  const kept = say({
    id: 'made.added',
    values: { added: added.size, wanted: input.count, known: known.length },
  });
  return { ...(await getPromptSet(context, key)), notes: [kept], writer: written?.writer ?? null };
}

/** Found questions that are not asked yet; other topics first. */
function notAskedYet(found: readonly GeneratedPrompt[], known: readonly Prompt[]): GeneratedPrompt[] {
  const index = createLikenessIndex();
  for (const { id, text } of known) index.add(id, contentWords(text));
  const topics = new Set(known.map(({ topic }) => topic));
  const fresh = found.filter(({ text }) => index.find(contentWords(text)) === null);
  return [
    ...fresh.filter(({ topic }) => !topics.has(topic)),
    ...fresh.filter(({ topic }) => topics.has(topic)),
  ];
}

const toNewPrompt = (prompt: GeneratedPrompt) => ({
  ...prompt,
  demand: prompt.demand ?? null,
  stage: stageOf(prompt.intent, prompt.branded),
  setByHand: [],
  tags: [],
  paraphraseGroup: null,
});

/** What generation could add to the set that scans ask; null where there is none. */
export async function promptsToAdd(
  context: Context,
  project: Project,
): Promise<{
  setId: string;
  locked: boolean;
  tracked: number;
  counted: number;
  fresh: number;
  topics: string[];
} | null> {
  const set = await activeSetOf(context, project.id);
  if (!set) return null;
  const key = { projectId: project.id, setId: set.id };
  const known = await promptsOfSet(context, key);
  const { language, country } = project.locale;
  const subject = await subjectIfClear(context, project);
  const { prompts } = subject
    ? await inTurns(generatePromptsSteps({ from: subject, count: mostGenerated, language, country, seed: 1 }))
    : { prompts: [] };
  const fresh = notAskedYet(prompts, known);
  const covered = new Set(known.map(({ topic }) => topic));
  return {
    setId: set.id,
    locked: set.state === 'locked',
    tracked: known.length,
    counted: known.filter(({ branded }) => !branded).length,
    fresh: fresh.length,
    topics: [...new Set(fresh.flatMap(({ topic }) => (topic === null || covered.has(topic) ? [] : topic)))],
  };
}

const subjectIfClear = (context: Context, project: Project): Promise<PromptSubject | null> =>
  subjectOfProject(context, project, { language: project.locale.language }).catch((error: unknown) => {
    if (error instanceof ServiceError) return null;
    throw error;
  });

/** How many prompts generation would give of those wanted, and from how many topics; nothing is stored. */
export async function promptsWithinReach(
  context: Context,
  project: Project,
  wanted: number,
): Promise<{ prompts: number; topics: number; most: number }> {
  const count = Math.min(wanted, mostGenerated);
  const { language, country } = project.locale;
  const subject = await subjectIfClear(context, project);
  if (!subject) return { prompts: 0, topics: 0, most: mostGenerated };
  const { prompts } = await inTurns(
    generatePromptsSteps({ from: subject, count, language, country, seed: 1 }),
  );
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
  const made = written
    ? { prompts: written.prompts, notes: shortOf(written, input.count) }
    : await fromTemplates(context, project, locale, input);
  const found = await foundFor(context, project, locale, input);
  const prompts = mixed(found, made.prompts, input.count);
  // Found questions replace some that could not be written.
  const short = shortNote(made.prompts.length, input.count);
  const still = shortNote(prompts.length, input.count);
  const notes = [
    ...sourcesOf(prompts),
    ...made.notes.flatMap((note) => (note === short ? (still ?? []) : note)),
  ];
  const now = context.now().toISOString();
  const draft = await createDraft(context, {
    projectId: input.projectId,
    name: input.name ?? `Generated ${now.slice(0, 16).replace('T', ' ')}`,
    locale,
    prompts: prompts.map(toNewPrompt),
  });
  if (written) {
    const { engine, model, costUsd } = written.writer;
    await audit(context, 'prompt_set.written', draft.id, { engine, model, costUsd });
  }
  return { draft, notes };
}

const shortOf = ({ prompts }: Written, wanted: number): string[] =>
  prompts.length < wanted ? [say({ id: 'made.taken', values: { prompts: prompts.length, wanted } })] : [];

async function fromTemplates(
  context: Context,
  project: Project,
  locale: Locale,
  input: GeneratePrompts & { projectId: string },
) {
  const subject = await subjectOfProject(context, project, { ...input, language: locale.language });
  const audiences = await audiencesOf(context, input);
  const steps = generatePromptsSteps({
    from: { ...subject, ...(audiences.length > 0 && { audiences }) },
    count: input.count,
    language: locale.language,
    country: locale.country,
    seed: input.seed,
    ...(input.intents && { intents: input.intents }),
  });
  const { prompts, notes } = await inTurns(steps);
  if (prompts.length === 0) {
    throw invalid('topics', `No prompts could be generated. ${notes.join(' ')}`, {
      expected: 'topics that do not name the brand, and intents that fit them',
      received: input.topics ?? project.description,
    });
  }
  return { prompts, notes };
}

/** What is known about the project, for writing its questions. Throws validation_failed where it is unclear. */
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
