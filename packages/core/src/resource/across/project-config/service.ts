import type { Project } from '@svc/contract/account/project';
import type {
  AppliedConfig,
  ConfigChange,
  DuplicateProject,
  ProjectConfig,
} from '@svc/contract/across/project-config';
import type { RunContext } from '../../../environment/index.ts';
import { audit, invalid, lock, transaction, tryOut } from '../../../kernel/index.ts';
import { assertUngated, hasGate } from '../../account/approval/index.ts';
import { createProject, getProject, updateProject } from '../../account/project/index.ts';
import { applyBrands, identityOf } from './apply-competitor.ts';
import { applyPersonas } from './apply-persona.ts';
import { applyPromptSets } from './apply-prompt-set.ts';
import { diffConfigs } from './diff.ts';
import { exportProjectConfig, readStanding, type Standing } from './export.ts';
import { byName } from './part.ts';
import { applyParts, partNames } from './parts.ts';

export { exportProjectConfig };

/** Makes the project what the document says, in one transaction. Throws conflict where a locked set would change. */
export const applyProjectConfig = (context: RunContext, input: Application): Promise<AppliedConfig> =>
  applyConfig(context, input, assertNoGate);

type Application = ProjectConfig & { projectId: string; dryRun: boolean };

function applyConfig(
  context: RunContext,
  { projectId, dryRun, ...document }: Application,
  check: (context: RunContext, before: ProjectConfig, after: ProjectConfig) => Promise<void>,
): Promise<AppliedConfig> {
  assertOneActive(document);
  return transaction(context, async (context) => {
    await lock(context, projectId);
    const standing = await readStanding(context, { projectId });
    const wanted = completed(document, standing.config);
    await check(context, standing.config, wanted);
    const changes = diffConfigs(standing.config, wanted);
    const apply = () => applyChanges(context, projectId, standing, wanted, changes);
    // A dry run does everything, so that it meets every refusal, and is then rolled back.
    await (dryRun ? tryOut(context, apply) : apply());
    await audit(context, dryRun ? 'project.config_tried' : 'project.config_applied', projectId, {
      changes: changes.map(({ path, action }) => ({ path, action })),
    });
    return { projectId, dryRun, changes };
  });
}

async function applyChanges(
  context: RunContext,
  projectId: string,
  standing: Standing,
  wanted: ProjectConfig,
  changes: readonly ConfigChange[],
): Promise<void> {
  const touches = (part: string) => changes.some(({ path }) => path.split(/[.[]/, 1)[0] === part);
  if (touches('project')) await updateProject(context, { projectId, ...wanted.project });
  if (touches('brand') || touches('competitors'))
    await applyBrands(context, projectId, standing.config, wanted);
  if (touches('personas')) await applyPersonas(context, projectId, standing.personas, wanted.personas);
  if (touches('promptSets')) await applyPromptSets(context, projectId, standing.sets, wanted.promptSets);
  await applyParts(context, projectId, wanted, partNames.filter(touches));
}

const byItself = 'Make this call first, then apply the rest.';

/** A change that an administrator must approve on its own is refused as part of a document. */
async function assertNoGate(context: RunContext, before: ProjectConfig, after: ProjectConfig): Promise<void> {
  const known = byName(before.promptSets, ({ name }) => name);
  for (const [name, { active, state }] of byName(after.promptSets, ({ name }) => name)) {
    const set = known.get(name);
    if (active && !set?.active) await assertUngated(context, 'activate_prompt_set', byItself);
    if (state === 'locked' && set?.state !== 'locked')
      await assertUngated(context, 'lock_prompt_set', byItself);
  }
}

/** What a document leaves out stays as it is. */
const completed = (document: ProjectConfig, standing: ProjectConfig): ProjectConfig => ({
  ...standing,
  ...document,
  competitors: document.competitors.map((competitor) => {
    const { relation, note } = standing.competitors.find(({ name }) => name === competitor.name) ?? {};
    return { relation, note, ...competitor };
  }),
});

/** Two active sets of one locale could not both be asked. */
function assertOneActive({ promptSets }: ProjectConfig): void {
  const seen = new Set<string>();
  for (const [index, { active, locale, prompts, state }] of promptSets.entries()) {
    if (!active && state === 'active')
      throw invalid(`promptSets[${index}].active`, 'A set in the state “active” must be asked.', {
        expected: 'true, or another state',
        received: false,
      });
    if (!active) continue;
    const place = `${locale.language}-${locale.country}`;
    if (seen.has(place) || prompts.length === 0 || state === 'draft')
      throw invalid(
        `promptSets[${index}].active`,
        'Only one set per locale can be active. It needs prompts and must not be a draft.',
        { expected: 'one active set a locale', received: true },
      );
    seen.add(place);
  }
}

/**
 * Makes a new project that asks the same prompts. Measurements are not copied, nor what runs or alerts by itself. What
 * an administrator has to approve is left to do: sets come as drafts, or without their lock.
 */
export function duplicateProject(
  context: RunContext,
  input: DuplicateProject & { projectId: string },
): Promise<Project> {
  return transaction(context, async (context) => {
    const original = await getProject(context, input);
    const { config } = await readStanding(context, input);
    const locale = {
      country: input.locale?.country === undefined ? original.locale.country : input.locale.country,
      language: input.locale?.language ?? original.locale.language,
    };
    const kept = locale.country === original.locale.country ? original.locale.region : null;
    const region = input.locale?.region === undefined ? kept : input.locale.region;
    const { version, brand, personas } = config;
    const competitors = config.competitors.map(identityOf);
    const gates = {
      activate: await hasGate(context, ['activate_prompt_set']),
      lock: await hasGate(context, ['lock_prompt_set']),
    };
    const wanted: ProjectConfig = {
      version,
      brand,
      competitors,
      personas,
      project: {
        ...config.project,
        name: input.name ?? `${original.name.slice(0, 112)} (copy)`,
        locale: { ...locale, region },
        engines: input.engines ?? config.project.engines,
      },
      promptSets: config.promptSets.map((set) => ungated(moved(set, original.locale, locale), gates)),
    };
    const { id } = await createProject(context, { ...wanted.project, brand, competitors });
    await applyConfig(context, { ...wanted, projectId: id, dryRun: false }, async () => {});
    await audit(context, 'project.duplicated', id, { from: original.id });
    return getProject(context, { projectId: id });
  });
}

type Locale = Pick<Project['locale'], 'country' | 'language'>;
type ConfigSet = ProjectConfig['promptSets'][number];

/** Fields that a document lacks stay as they are. */
function moved(set: ConfigSet, from: Locale, to: Locale): ConfigSet {
  const own = set.locale.language === from.language && set.locale.country === from.country;
  if (!own) return set;
  return from.language === to.language ? { ...set, locale: to } : { ...set, state: 'draft', active: false };
}

/** The state that a copied set gets without an administrator. */
function ungated(set: ConfigSet, gates: { activate: boolean; lock: boolean }): ConfigSet {
  const active = set.active && !gates.activate;
  const locked = set.state === 'locked' && !gates.lock;
  return { ...set, active, state: locked ? 'locked' : active ? 'active' : 'draft' };
}
