import type { RunContext } from '../../environment/index.ts';
import { audit, invalid, lock, transaction } from '../../kernel/index.ts';
import {
  createProject,
  getProject,
  type Project,
  updateProject,
  updateProjectIdentity,
} from '../project/index.ts';
import { applyPersonas } from './apply-persona.ts';
import { applyPromptSets } from './apply-prompt-set.ts';
import { diffConfigs } from './diff.ts';
import { exportProjectConfig, readStanding } from './export.ts';
import type { AppliedConfig, DuplicateProject, ProjectConfig } from './schema.ts';

export { exportProjectConfig };

/** Makes the project what the document says, in one transaction. Throws conflict where a locked set would change. */
export function applyProjectConfig(
  context: RunContext,
  { projectId, dryRun, ...wanted }: ProjectConfig & { projectId: string; dryRun: boolean },
): Promise<AppliedConfig> {
  assertOneActive(wanted);
  return transaction(context, async (context) => {
    await lock(context, projectId);
    const standing = await readStanding(context, { projectId });
    const changes = diffConfigs(standing.config, wanted);
    const touches = (part: string) => changes.some(({ path }) => new RegExp(`^${part}[.[]`).test(path));
    if (!dryRun) {
      if (touches('project')) await updateProject(context, { projectId, ...wanted.project });
      if (touches('brand') || touches('competitors'))
        await updateProjectIdentity(context, {
          projectId,
          ...wanted.brand,
          competitors: wanted.competitors,
        });
      if (touches('personas')) await applyPersonas(context, projectId, standing.personas, wanted.personas);
      if (touches('promptSets')) await applyPromptSets(context, projectId, standing.sets, wanted.promptSets);
    }
    await audit(context, dryRun ? 'project.config_tried' : 'project.config_applied', projectId, {
      changes: changes.map(({ path, action }) => ({ path, action })),
    });
    return { projectId, dryRun, changes };
  });
}

/** Two active sets of one locale could not both be asked. */
function assertOneActive({ promptSets }: ProjectConfig): void {
  const seen = new Set<string>();
  for (const [index, { active, locale, prompts, state }] of promptSets.entries()) {
    if (!active && state === 'active')
      throw invalid(`promptSets[${index}].active`, 'A set in the state “active” is asked.', {
        expected: 'true, or another state',
        received: false,
      });
    if (!active) continue;
    const place = `${locale.language}-${locale.country}`;
    if (seen.has(place) || prompts.length === 0 || state === 'draft')
      throw invalid(
        `promptSets[${index}].active`,
        'One set of a locale is active; it has prompts and is no draft.',
        { expected: 'one active set a locale', received: true },
      );
    seen.add(place);
  }
}

/** A project of its own with the same configuration; nothing that was measured comes along. */
export function duplicateProject(
  context: RunContext,
  input: DuplicateProject & { projectId: string },
): Promise<Project> {
  return transaction(context, async (context) => {
    const original = await getProject(context, input);
    const config = await exportProjectConfig(context, input);
    const locale = {
      country: input.locale?.country === undefined ? original.locale.country : input.locale.country,
      language: input.locale?.language ?? original.locale.language,
    };
    const wanted: ProjectConfig = {
      ...config,
      project: {
        ...config.project,
        name: input.name ?? `${original.name.slice(0, 112)} (copy)`,
        locale,
        engines: input.engines ?? config.project.engines,
      },
      promptSets: config.promptSets.map((set) => moved(set, original.locale, locale)),
    };
    const { project, brand, competitors } = wanted;
    const { id } = await createProject(context, { ...project, brand, competitors });
    await applyProjectConfig(context, { ...wanted, projectId: id, dryRun: false });
    await audit(context, 'project.duplicated', id, { from: original.id });
    return getProject(context, { projectId: id });
  });
}

type Locale = Project['locale'];
type ConfigSet = ProjectConfig['promptSets'][number];

/** A set of the project's own locale moves along; in another language its questions are to be written anew. */
function moved(set: ConfigSet, from: Locale, to: Locale): ConfigSet {
  const own = set.locale.language === from.language && set.locale.country === from.country;
  if (!own) return set;
  return from.language === to.language ? { ...set, locale: to } : { ...set, state: 'draft', active: false };
}
