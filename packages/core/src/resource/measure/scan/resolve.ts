import type { Project } from '@svc/contract/account/project';
import type { ScanConfig } from '@svc/contract/measure/scan';
import type { RunContext } from '../../../environment/index.ts';
import { allOf, invalid, ServiceError } from '../../../kernel/index.ts';
import { assertEnginesExist, assertRegion, getProject } from '../../account/project/index.ts';
import { enginesWithOwnKey } from '../../account/provider-key/index.ts';
import { getPersona, personaText } from '../persona/index.ts';
import { measuredPrompts, type ResolvedConfig, type ScanCycle } from './queries.ts';

export interface Resolved {
  project: Project | null;
  config: ResolvedConfig;
  /** null: they come from the page, `config.maxPrompts` at most. */
  prompts: NonNullable<Awaited<ReturnType<typeof measuredPrompts>>>['prompts'] | null;
  /** Answers that are charged, of these. */
  chargedEngines: string[];
  /** The engines, of those, that the workspace pays itself. */
  ownKeyEngines: string[];
}

const promptsForPage = 20;
const mostPrompts = 1_000;

/** Fills in defaults, and refuses a config that cannot be asked. */
export async function resolveScan(
  context: RunContext,
  input: {
    projectId?: string | undefined;
    config?: ScanConfig | undefined;
    /** Only these of the prompts that would be asked. */
    promptIds?: readonly string[] | undefined;
    cycle?: ScanCycle | undefined;
  },
): Promise<Resolved> {
  const given = input.config ?? {};
  const { projectId } = input;
  const [project, ownKeys] = await allOf([
    projectId === undefined ? Promise.resolve(null) : getProject(context, { projectId }),
    enginesWithOwnKey(context),
  ]);
  const maxPrompts =
    (input.promptIds || given.promptIds ? mostPrompts : given.maxPrompts) ??
    project?.maxPrompts ??
    promptsForPage;
  const found = project
    ? await measuredPrompts(context, project.id, given.promptSetId ?? null, maxPrompts, given.drawPrompts)
    : null;
  const only = (input.promptIds ?? given.promptIds) && new Set(input.promptIds ?? given.promptIds);
  const measured =
    found && only ? { ...found, prompts: found.prompts.filter(({ id }) => only.has(id)) } : found;
  if (given.promptIds) assertAsked(project, given, found?.prompts ?? []);
  if (project && (measured === null || measured.prompts.length === 0)) {
    throw new ServiceError(
      'validation_failed',
      given.promptSetId === undefined
        ? `Project ${project.id} has no active prompt set with prompts.`
        : `Project ${project.id} has no prompt set ${given.promptSetId} with prompts.`,
      {
        ...(given.promptSetId === undefined && {
          next: `Make one with POST /v1/projects/${project.id}/prompt-sets {"activate": true}; to activate an existing draft instead, add its "promptSetId".`,
        }),
        errors: [
          {
            path: given.promptSetId === undefined ? 'projectId' : 'config.promptSetId',
            expected:
              given.promptSetId === undefined
                ? 'the id of a project with an active prompt set that has prompts'
                : 'the id of a prompt set of the project that has prompts',
          },
        ],
      },
    );
  }
  const engines = [
    ...new Set(given.engines ?? measured?.engines ?? project?.engines ?? defaultEngines(context)),
  ];
  assertUsable(context, engines, ownKeys);
  const persona = await personaFor(context, project, engines, given.personaId);
  const country = given.locale?.country ?? measured?.country ?? project?.locale.country ?? null;
  const region =
    given.locale?.region === undefined
      ? regionIn(country, project?.locale.region ?? null)
      : given.locale.region;
  assertRegion(context, { region, country, engines, path: 'config.locale.region' });
  const { mode } = context.workspace;
  return {
    ownKeyEngines: engines.filter((engine) => ownKeys.has(engine)),
    project,
    prompts: measured?.prompts ?? null,
    chargedEngines: engines.filter((engine) => context.engines.find(engine, mode)?.surface !== 'sandbox'),
    config: {
      engines,
      maxPrompts,
      samplesK: given.samplesK ?? project?.samplesK ?? 3,
      country,
      city: given.locale?.city ?? null,
      region,
      persona,
      language: given.locale?.language ?? measured?.language ?? project?.locale.language ?? null,
      promptSetId: measured?.id ?? null,
      stopHalfWidth: given.stopWhen?.halfWidth ?? null,
      poolSurfaces: given.poolSurfaces ?? false,
      drawPrompts: given.drawPrompts ?? false,
      cacheMaxAgeSeconds: given.cacheMaxAgeSeconds ?? null,
      ...(input.cycle && { cycle: input.cycle }),
      ...(given.promptIds && { chosen: true }),
    },
  };
}

/** Chosen prompts are the set's, and all of them are asked. */
function assertAsked(
  project: Project | null,
  { promptIds = [], drawPrompts }: ScanConfig,
  asked: readonly { id: string }[],
): void {
  if (!project || drawPrompts)
    throw invalid('config.promptIds', 'Chosen prompts need a “projectId” and cannot be drawn at random.', {
      expected: 'a projectId, and no drawPrompts',
    });
  const known = new Set(asked.map(({ id }) => id));
  const unknown = promptIds.find((id) => !known.has(id));
  if (unknown !== undefined)
    throw invalid('config.promptIds', `The set does not ask prompt ${unknown}.`, {
      next: `GET /v1/projects/${project.id}/prompts lists them.`,
      expected: 'prompts that the set asks',
      received: unknown,
    });
}

/** Without a project: every configured engine, or the sandbox when there is none. */
function defaultEngines(context: RunContext): string[] {
  const usable = context.engines
    .list(context.workspace.mode)
    .filter((engine) => engine.state === 'configured');
  const real = usable.filter((engine) => engine.surface !== 'sandbox').map((engine) => engine.id);
  return real.length > 0 && context.workspace.mode === 'live' ? real : ['sandbox'];
}

function assertUsable(context: RunContext, engines: readonly string[], ownKeys: ReadonlySet<string>): void {
  assertEnginesExist(context, engines);
  for (const [index, id] of engines.entries()) {
    const engine = context.engines.find(id, context.workspace.mode);
    if (engine && engine.state !== 'configured' && !(engine.state === 'unconfigured' && ownKeys.has(id))) {
      throw invalid(`config.engines[${index}]`, `Engine “${id}” can't be asked yet: ${engine.missing}.`, {
        expected: 'a configured engine',
        received: id,
        allowed: context.engines
          .list(context.workspace.mode)
          .filter((one) => one.state === 'configured')
          .map((one) => one.id),
      });
    }
  }
}

/** A set of prompts for another country is asked in all of it. */
const regionIn = (country: string | null, region: string | null): string | null =>
  region?.slice(0, 2) === country ? region : null;

/** The current persona. Engines that cannot take one are refused, since they would answer somebody else. */
async function personaFor(
  context: RunContext,
  project: Project | null,
  engines: readonly string[],
  personaId: string | undefined,
): Promise<NonNullable<ResolvedConfig['persona']> | null> {
  if (personaId === undefined) return null;
  if (!project)
    throw invalid('config.personaId', 'A persona belongs to a project. Give its “projectId”.', {
      expected: 'a projectId beside it',
    });
  const persona = await getPersona(context, { projectId: project.id, personaId });
  const without = engines.filter(
    (engine) => !context.engines.find(engine, context.workspace.mode)?.personaSupport,
  );
  if (without.length > 0)
    throw invalid(
      'config.personaId',
      `${without.join(', ')} ${without.length === 1 ? 'has' : 'have'} no support for a persona. Leave them out of config.engines.`,
      { expected: 'engines that take a persona', received: without },
    );
  return { id: persona.id, version: persona.version, name: persona.name, text: personaText(persona) };
}
