import type { Project } from '@svc/contract/account/project';
import type {
  CompetitorSuggestion,
  DecideSuggestion,
  ListSuggestions,
  SuggestionParams,
} from '@svc/contract/read/competitor-suggestion';
import {
  audit,
  type Context,
  invalid,
  type List,
  lock,
  notFound,
  ServiceError,
  transaction,
} from '../../../kernel/index.ts';
import { getProject, updateProjectIdentity } from '../../account/project/index.ts';
import { addCompetitor, updateCompetitor } from '../competitor/index.ts';
import { findSuggestion, listSuggestionRows, saveDecision } from './queries.ts';

type Input = DecideSuggestion & SuggestionParams;

export async function listSuggestions(
  context: Context,
  input: ListSuggestions & { projectId: string },
): Promise<List<CompetitorSuggestion>> {
  await getProject(context, input);
  return listSuggestionRows(context, input);
}

async function getSuggestion(context: Context, key: SuggestionParams): Promise<CompetitorSuggestion> {
  const found = await findSuggestion(context, key);
  if (!found)
    throw notFound(
      'suggestion',
      key.suggestionId,
      `GET /v1/projects/${key.projectId}/competitors/suggestions`,
    );
  return found;
}

/** A rejection stays for ever, but can still become an acceptance. An acceptance is undone by deleting the brand. */
export const decideSuggestion = (context: Context, input: Input): Promise<CompetitorSuggestion> =>
  transaction(context, async (context) => {
    const { projectId, suggestionId, decision } = input;
    await lock(context, projectId);
    const project = await getProject(context, input);
    const suggestion = await getSuggestion(context, input);
    if (suggestion.state === 'accepted' || suggestion.state === 'alias')
      throw new ServiceError(
        'conflict',
        `“${suggestion.name}” is already a name of brand ${suggestion.brandId}. Change that brand instead.`,
      );
    const decided =
      decision === 'accept'
        ? { state: 'accepted' as const, brandId: await accept(context, project, suggestion, input) }
        : decision === 'alias'
          ? { state: 'alias' as const, brandId: await addAlias(context, project, suggestion, input) }
          : { state: 'rejected' as const, brandId: null };
    await saveDecision(context, suggestionId, decided);
    await audit(context, 'competitor_suggestion.decided', suggestionId, {
      projectId,
      name: suggestion.name,
      ...decided,
    });
    return getSuggestion(context, input);
  });

async function accept(
  context: Context,
  { id: projectId }: Project,
  { name, spellings, domain }: CompetitorSuggestion,
  { backfill }: Input,
): Promise<string> {
  const added = await addCompetitor(context, {
    projectId,
    name,
    aliases: spellings.slice(0, 50),
    domains: domain === null ? [] : [domain],
    negativeTerms: [],
    contextTerms: [],
    caseRule: 'auto',
    languages: [],
    relation: 'direct',
    note: null,
    backfill,
  });
  return added.id;
}

/** Its names become other names of a brand, which stored answers are then read with. */
async function addAlias(
  context: Context,
  { id: projectId, brand, competitors }: Project,
  { name, spellings, aliasOf }: CompetitorSuggestion,
  input: Input,
): Promise<string> {
  const brandId = input.brandId ?? aliasOf;
  const owner = [brand, ...competitors].find(({ id }) => id === brandId);
  if (!owner)
    throw invalid('brandId', 'Name the brand that this is an alias of.', {
      expected: 'the own brand or a competitor of the project',
      received: brandId,
      allowed: [brand, ...competitors].map(({ id }) => id),
    });
  const aliases = [...new Set([...owner.aliases, name, ...spellings])].slice(0, 50);
  if (owner.id === brand.id) {
    const { id: _, ...identity } = brand;
    await updateProjectIdentity(context, { ...identity, aliases, projectId });
  } else await updateCompetitor(context, { projectId, competitorId: owner.id, aliases });
  return owner.id;
}
