import type { Context } from '../../kernel/index.ts';
import { listPersonas, type Persona } from '../persona/index.ts';
import { type Brand, getProject } from '../project/index.ts';
import { getPromptSet, listPromptSets, type Prompt, type PromptSetWithPrompts } from '../prompt-set/index.ts';
import type { ProjectConfig } from './schema.ts';

/** The project's stored rows, and the document made of them. */
export interface Standing {
  config: ProjectConfig;
  /** In the order of the document. */
  personas: Persona[];
  sets: PromptSetWithPrompts[];
}

export async function readStanding(context: Context, input: { projectId: string }): Promise<Standing> {
  const project = await getProject(context, input);
  const personas = (await everyPage((page) => listPersonas(context, { ...input, ...page }))).reverse();
  const heads = await everyPage((page) => listPromptSets(context, { ...input, ...page }));
  const sets: PromptSetWithPrompts[] = [];
  for (const { id, state } of heads.reverse())
    if (state !== 'archived') sets.push(await getPromptSet(context, { ...input, setId: id }));
  const { name, description, locale, timeZone, engines, samplesK, maxPrompts } = project;
  return {
    personas,
    sets,
    config: {
      version: 1,
      project: { name, description, locale, timeZone, engines, samplesK, maxPrompts },
      brand: withoutId(project.brand),
      competitors: project.competitors.map(withoutId),
      personas: personas.map(({ name, role, constraints, earlierQuestions }) => ({
        name,
        role,
        constraints,
        earlierQuestions,
      })),
      promptSets: sets.map(asConfig),
    },
  };
}

export const exportProjectConfig = async (
  context: Context,
  input: { projectId: string },
): Promise<ProjectConfig> => (await readStanding(context, input)).config;

const withoutId = ({ id: _, ...brand }: Brand): ProjectConfig['brand'] => brand;

const asConfig = ({ name, description, engines, locale, state, active, prompts }: PromptSetWithPrompts) => ({
  name,
  description,
  engines,
  locale,
  // Archived ones were left out.
  state: state === 'archived' ? ('draft' as const) : state,
  active,
  prompts: prompts.map(promptConfig),
});

/** What rules tell is left out: they tell it again. */
export const promptConfig = ({
  text,
  intent,
  stage,
  setByHand,
  tags,
  paraphraseGroup,
  topic,
}: Prompt): ProjectConfig['promptSets'][number]['prompts'][number] => ({
  text,
  ...(setByHand.includes('intent') && { intent }),
  ...(setByHand.includes('stage') && { stage }),
  tags,
  ...(paraphraseGroup !== null && { paraphraseGroup }),
  ...(topic !== null && { topic }),
});

/** All items of a list, oldest last. */
async function everyPage<T>(
  read: (page: {
    limit: number;
    offset: number;
    after?: string;
  }) => Promise<{ items: T[]; next: string | null }>,
): Promise<T[]> {
  const all: T[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await read({ limit: 100, offset: 0, ...(after !== undefined && { after }) });
    all.push(...page.items);
    after = page.next;
  }
  return all;
}
