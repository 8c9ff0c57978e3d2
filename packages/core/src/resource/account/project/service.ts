import {
  BrandInput,
  type CreateProject,
  type DeletedProject,
  type ListProjects,
  type Project,
  type UpdateIdentity,
  type UpdateProject,
} from '@svc/contract/account/project';
import { languageOfText, namesTown } from '../../../business/index.ts';
import type { RunContext } from '../../../environment/index.ts';
import {
  assertSees,
  audit,
  type Context,
  enqueue,
  instant,
  invalid,
  type List,
  lock,
  newId,
  notFound,
  ServiceError,
  transaction,
  withinLimit,
} from '../../../kernel/index.ts';
import { assertEachOnce } from './each-once.ts';
import { brandsConcerned } from './identity-change.ts';
import { readAnswersAgain } from './jobs.ts';
import {
  brandRows,
  deleteBrands,
  findProject,
  isProject,
  listProjectRows,
  openScanOf,
  projectRows,
  raiseIdentityVersion,
  restoreDays,
} from './queries.ts';
import { assertRegion } from './region.ts';

export function listProjects(context: Context, query: ListProjects): Promise<List<Project>> {
  return listProjectRows(context, query, context.actor.projectIds);
}

/** Throws not_found for a project that is missing, deleted, another workspace's, or outside the key's limit. */
export async function getProject(context: Context, input: { projectId: string }): Promise<Project> {
  const missing = () => notFound('project', input.projectId, 'GET /v1/projects');
  assertSees(context, input.projectId, missing);
  const project = await findProject(context, input.projectId);
  if (!project) throw missing();
  return project;
}

/** Reads parts of the project together with the project itself: one round trip instead of two. Throws as `getProject`. */
export async function readInProject<T>(
  context: Context,
  input: { projectId: string },
  read: () => Promise<T>,
): Promise<T> {
  const missing = () => notFound('project', input.projectId, 'GET /v1/projects');
  assertSees(context, input.projectId, missing);
  const [known, found] = await Promise.all([isProject(context, input.projectId), read()]);
  if (!known) throw missing();
  return found;
}

/** “Zahnarztpraxis Lindenhof, Leipzig” is a brand and its town. */
function withoutTown(name: string): string {
  const [, brand, town = ''] = /^(.{2,}?)\s*,\s*(\p{Lu}[\p{L}. -]+)$/u.exec(name) ?? [];
  return brand !== undefined && namesTown(town) ? brand : name;
}

/** Throws insufficient_scope for a key that is limited to projects, quota_exceeded when the plan has no room. */
export async function createProject(context: RunContext, input: CreateProject): Promise<Project> {
  if (context.actor.projectIds !== null)
    throw new ServiceError(
      'insufficient_scope',
      'Your key is limited to some projects and cannot create others. Use a key without that limit.',
    );
  assertEnginesExist(context, input.engines);
  const language = languageOfText(`${input.name}. ${input.description ?? ''}`) ?? 'en';
  const locale = input.locale ?? { country: null, region: null, language };
  assertRegion(context, { ...locale, engines: input.engines, path: 'locale.region' });
  return transaction(context, async (context) => {
    await withinLimit(context, 'projects');
    const id = newId('project');
    const { brand: _, locale: __, competitors, engines, ...settings } = input;
    await projectRows.insert(context, { ...settings, ...locale, id, engines: [...new Set(engines)] });
    const own = input.brand ?? BrandInput.parse({ name: withoutTown(input.name) });
    await insertBrands(context, id, own, competitors);
    await audit(context, 'project.created', id, { name: input.name });
    return getProject(context, { projectId: id });
  });
}

export async function updateProject(
  context: RunContext,
  input: UpdateProject & { projectId: string },
): Promise<Project> {
  if (input.engines) assertEnginesExist(context, input.engines);
  return transaction(context, async (context) => {
    const before = await getProject(context, input);
    if (input.locale ?? input.engines)
      assertRegion(context, {
        ...(input.locale ?? before.locale),
        engines: input.engines ?? before.engines,
        path: 'locale.region',
      });
    const { name, description, locale, timeZone, samplesK, maxPrompts } = input;
    const engines = input.engines && [...new Set(input.engines)];
    const changes = { name, description, ...locale, timeZone, engines, samplesK, maxPrompts };
    await projectRows.update(context, input.projectId, changes);
    await audit(context, 'project.updated', input.projectId, changes);
    return getProject(context, input);
  });
}

/** Throws conflict while a scan of the project is running. */
export async function assertNoOpenScan(context: Context, projectId: string): Promise<void> {
  const running = await openScanOf(context, projectId);
  if (running) throw new ServiceError('conflict', `Scan ${running.id} is still running. Cancel it first.`);
}

/** Soft: all of it stays for the restore window, and every read answers 404 from now on. A nightly run erases it then. */
export function deleteProject(
  context: Context,
  input: { projectId: string; name?: string | undefined },
): Promise<DeletedProject> {
  return transaction(context, async (context) => {
    const project = await getProject(context, input);
    if (input.name !== undefined && project.name !== input.name) {
      throw invalid('name', 'This is not the project’s name. Type it exactly.', {
        expected: `the project’s name, “${project.name}”`,
        received: input.name,
      });
    }
    await assertNoOpenScan(context, input.projectId);
    const now = context.now();
    await projectRows.update(context, input.projectId, { deletedAt: now.toISOString() });
    await audit(context, 'project.deleted', input.projectId, { name: project.name });
    const restorableUntil = instant(new Date(now.getTime() + restoreDays * 86_400_000));
    return { id: input.projectId, deleted: true, restorableUntil };
  });
}

/** Replaces names and domains. Stored answers are read again with them, at no cost. */
export function updateProjectIdentity(
  context: Context,
  input: UpdateIdentity & { projectId: string },
): Promise<Project> {
  return transaction(context, async (context) => {
    const { projectId, competitors, ...own } = input;
    await lock(context, projectId);
    const project = await getProject(context, input);
    await deleteBrands(context, projectId);
    const brands = await insertBrands(context, projectId, own, competitors ?? project.competitors, project);
    const version = await raiseIdentityVersion(context, projectId, brandsConcerned(project, brands));
    await audit(context, 'project.identity_updated', projectId, {
      before: project.brand,
      after: own,
      version,
    });
    await enqueue(context, readAnswersAgain, { workspaceId: context.workspace.id, projectId });
    return getProject(context, { projectId });
  });
}

/**
 * Replaces the competitors alone, each keeping its id by its name or the one given. Throws validation_failed for a name
 * that is there twice. `readAgain`: stored answers are read with the new names; without it they count from the next scan.
 */
export async function replaceCompetitors(
  context: Context,
  project: Project,
  competitors: readonly (BrandInput & { id?: string })[],
  { readAgain }: { readAgain: boolean },
): Promise<void> {
  await deleteBrands(context, project.id);
  const brands = await insertBrands(context, project.id, project.brand, competitors, project);
  await raiseIdentityVersion(context, project.id, brandsConcerned(project, brands));
  if (readAgain)
    await enqueue(context, readAnswersAgain, { workspaceId: context.workspace.id, projectId: project.id });
}

async function insertBrands(
  context: Context,
  projectId: string,
  own: BrandInput,
  competitors: readonly (BrandInput & { id?: string })[],
  before?: Project,
): Promise<Pick<Project, 'brand' | 'competitors'>> {
  assertEachOnce([own, ...competitors], before ? [before.brand, ...before.competitors] : []);
  // A brand keeps its id, so that history stays attached to it: the own one by its role, competitors by their names.
  const known = new Map(before?.competitors.map(({ name, id }) => [name, id]));
  const idOf = ({ id, name }: BrandInput & { id?: string }): string =>
    id ?? known.get(name) ?? newId('brand');
  const brand = { ...own, id: before?.brand.id ?? newId('brand') };
  const rivals = competitors.map((one) => ({ ...one, id: idOf(one) }));
  await brandRows.insert(context, { ...brand, projectId, role: 'own' });
  for (const one of rivals) await brandRows.insert(context, { ...one, projectId, role: 'competitor' });
  return { brand, competitors: rivals };
}

export function assertEnginesExist(context: RunContext, engines: readonly string[]): void {
  for (const [index, engine] of engines.entries()) {
    if (context.engines.find(engine, context.workspace.mode)) continue;
    const allowed = context.engines.list(context.workspace.mode).map((known) => known.id);
    throw invalid(`engines[${index}]`, `There is no engine “${engine}”.`, {
      next: 'GET /v1/engines lists them.',
      expected: 'a known engine',
      received: engine,
      allowed,
    });
  }
}
