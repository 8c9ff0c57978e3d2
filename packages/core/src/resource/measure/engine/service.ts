import type {
  BreakdownQuery,
  Engine,
  EngineBreakdownRow,
  EngineChange,
  EngineHealth,
  EngineLocale,
  ListEngineChanges,
  ListLocales,
} from '@svc/contract/measure/engine';
import type { KnownEngine, RunContext } from '../../../environment/index.ts';
import { type Context, type List, notFound, pageOf } from '../../../kernel/index.ts';
import { engineChanges } from '../engine-change/index.ts';
import { getVisibility } from '../score/index.ts';
import { engineHealth } from './queries.ts';

const shown = ({ adapter: _, ...engine }: KnownEngine) => ({
  ...engine,
  creditsPerAnswer: engine.surface === 'sandbox' ? 0 : 1,
});

/** Every engine of this deployment with its health, and with a project its newest scores. */
export async function getEngineBreakdown(
  context: RunContext,
  input: BreakdownQuery,
): Promise<List<EngineBreakdownRow>> {
  const engines = context.engines.list(context.workspace.mode);
  const visibility =
    input.projectId === undefined ? null : await getVisibility(context, { projectId: input.projectId });
  const health = await engineHealth(context);
  const scores = new Map((visibility?.result?.engines ?? []).map((one) => [one.engine, one]));
  const rows = engines.map((engine) => ({
    ...shown(engine),
    health: health(engine.id),
    scores: scores.get(engine.id) ?? null,
  }));
  return pageOf(rows, input, ({ id }) => id);
}

/** Changes of models and versions, noticed by this deployment or announced, newest first. */
export async function listEngineChanges(
  context: Context,
  query: ListEngineChanges,
): Promise<List<EngineChange>> {
  const changes = await engineChanges(context.db, context.workspace.mode, query);
  return pageOf(changes, query, ({ id }) => id);
}

export async function getEngine(context: RunContext, input: { engineId: string }): Promise<Engine> {
  const engine = known(context, input.engineId);
  const health = await engineHealth(context);
  return { ...shown(engine), health: health(engine.id) };
}

export async function getEngineHealth(
  context: RunContext,
  input: { engineId: string },
): Promise<EngineHealth> {
  const engine = known(context, input.engineId);
  return (await engineHealth(context))(engine.id);
}

function known(context: RunContext, engineId: string): KnownEngine {
  const engine = context.engines.find(engineId, context.workspace.mode);
  if (!engine) throw notFound('engine', engineId, 'GET /v1/engines');
  return engine;
}

/** Which parts of locale and persona each engine can be given. */
export async function listLocales(context: RunContext, query: ListLocales): Promise<List<EngineLocale>> {
  const { takes } = query;
  const all = context.engines
    .list(context.workspace.mode)
    .map(localeOfEngine)
    .filter((one) => takes === undefined || one[takes]);
  return pageOf(all, query, ({ engine }) => engine);
}

function localeOfEngine({ id, label, surface, localeSupport, personaSupport }: KnownEngine): EngineLocale {
  const { country, language, city, region } = localeSupport;
  const notes: string[] = [];
  if (!country) notes.push('It takes no country: it answers for wherever its provider places the request.');
  if (!language) notes.push('It takes no language: it answers in the language of the prompt.');
  if (!city) notes.push('It takes no city.');
  if (!region) notes.push('It takes no region: scans with a region cannot use it.');
  else if (surface === 'ui')
    notes.push(
      'The regions it takes depend on who reads the page: DataForSEO takes those in Google’s list of places, cloro takes states of the United States, and Bright Data takes none. Others are refused.',
    );
  else if (surface === 'serp') notes.push('Regions missing from Google’s list of places are refused.');
  if (!personaSupport) notes.push('It takes no persona: scans with a persona cannot use it.');
  return {
    engine: id,
    label,
    country,
    language,
    city,
    region,
    persona: personaSupport,
    countries: country ? 'Every country of ISO 3166-1.' : 'None.',
    languages: language
      ? 'Every BCP 47 language, although not all equally well.'
      : 'The language of the prompt.',
    notes,
  };
}
