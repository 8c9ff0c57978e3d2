import type { Brand } from '@svc/contract/account/project';
import type { ProjectConfig } from '@svc/contract/across/project-config';
import { allows } from '@svc/contract/kernel';
import type { Persona } from '@svc/contract/measure/persona';
import type { Prompt, PromptSetWithPrompts } from '@svc/contract/measure/prompt-set';
import { competitorOperations } from '@svc/contract/read/competitor';
import type { Context } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { listPersonas } from '../../measure/persona/index.ts';
import { getPromptSet, listPromptSets } from '../../measure/prompt-set/index.ts';
import { readRelations } from '../../read/competitor/index.ts';
import { everyItem, ruleOf } from './part.ts';
import { readParts } from './parts.ts';

/** The project's stored rows, and the document made of them. */
export interface Standing {
  config: ProjectConfig;
  /** In the order of the document. */
  personas: Persona[];
  sets: PromptSetWithPrompts[];
}

export async function readStanding(context: Context, input: { projectId: string }): Promise<Standing> {
  const project = await getProject(context, input);
  const personas = await everyItem((page) => listPersonas(context, { ...input, ...page }));
  const heads = await everyItem((page) => listPromptSets(context, { ...input, ...page }));
  const sets: PromptSetWithPrompts[] = [];
  for (const { id, state } of heads)
    if (state !== 'archived') sets.push(await getPromptSet(context, { ...input, setId: id }));
  const relations = allows(context.actor.scopes, ruleOf(competitorOperations, 'list_competitors'))
    ? await readRelations(context, project.id)
    : null;
  const { name, description, locale, timeZone, engines, samplesK, maxPrompts } = project;
  return {
    personas,
    sets,
    config: {
      version: 1,
      project: { name, description, locale, timeZone, engines, samplesK, maxPrompts },
      brand: withoutId(project.brand),
      competitors: project.competitors.map((brand) => ({
        ...withoutId(brand),
        ...(relations && (relations.get(brand.id) ?? { relation: 'direct', note: null })),
      })),
      personas: personas.map(({ name, role, constraints, earlierQuestions }) => ({
        name,
        role,
        constraints,
        earlierQuestions,
      })),
      promptSets: sets.map(asConfig),
      ...(await readParts(context, project.id)),
    },
  };
}

export const exportProjectConfig = async (
  context: Context,
  input: { projectId: string },
): Promise<ProjectConfig> => (await readStanding(context, input)).config;

/** Ids differ between projects, so that the document has none. */
const withoutId = ({ id: _, ...brand }: Brand): ProjectConfig['brand'] => brand;

const asConfig = ({ name, description, engines, locale, state, active, prompts }: PromptSetWithPrompts) => ({
  name,
  description,
  engines,
  locale,
  // Archived sets were filtered out before; the type does not know that.
  state: state === 'archived' ? ('draft' as const) : state,
  active,
  prompts: prompts.map(promptConfig),
});

/** Leaves out intent and stage where rules derived them from the text: the new project derives them again. */
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
