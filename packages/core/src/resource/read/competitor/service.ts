import type { Brand, Project } from '@svc/contract/account/project';
import type {
  AddCompetitor,
  Competitor,
  CompetitorParams,
  ListCompetitors,
  UpdateCompetitor,
} from '@svc/contract/read/competitor';
import {
  audit,
  type Context,
  type Deleted,
  type List,
  lock,
  notFound,
  pageOf,
  transaction,
} from '../../../kernel/index.ts';
import { getProject, replaceCompetitors } from '../../account/project/index.ts';
import { latestScan } from '../../measure/score/index.ts';
import { deleteRelation, readRelations, saveRelation } from './queries.ts';

type Backfill = { backfill: boolean };

/** The competitors of a project with their figures from its newest scan. */
async function competitorsOf(context: Context, project: Project): Promise<Competitor[]> {
  const [relations, scan] = await Promise.all([
    readRelations(context, project.id),
    latestScan(context, project.id),
  ]);
  const result = scan?.result ?? null;
  const surfaces = [...new Set(result?.engines.map(({ surface }) => surface))].sort();
  return project.competitors.map((brand: Brand): Competitor => {
    const found = result?.brands.find(({ brandId }) => brandId === brand.id);
    return {
      ...brand,
      ...(relations.get(brand.id) ?? { relation: 'direct', note: null }),
      scanId: scan?.id ?? null,
      provenance: result?.provenance ?? 'cached',
      surfaces: found === undefined ? [] : surfaces,
      presence: found?.presence ?? null,
      compared: found?.compared ?? null,
      comparedBy: found?.comparedBy ?? null,
      shareOfVoice: found?.shareOfVoice ?? null,
      headToHead: found?.headToHead ?? null,
    };
  });
}

export async function listCompetitors(
  context: Context,
  { projectId, relation, sort, ...page }: ListCompetitors & { projectId: string },
): Promise<List<Competitor>> {
  const all = await competitorsOf(context, await getProject(context, { projectId }));
  const kept = all.filter((one) => relation === undefined || one.relation === relation);
  const strength = ({ presence }: Competitor): number => presence?.value ?? -1;
  const sorted = kept.sort(
    (a, b) => (sort === '-presence' ? strength(b) - strength(a) : 0) || a.name.localeCompare(b.name),
  );
  return pageOf(sorted, page, ({ id }) => id);
}

export async function getCompetitor(
  context: Context,
  { projectId, competitorId }: CompetitorParams,
): Promise<Competitor> {
  const all = await competitorsOf(context, await getProject(context, { projectId }));
  const found = all.find(({ id }) => id === competitorId);
  if (!found) throw notFound('competitor', competitorId, `GET /v1/projects/${projectId}/competitors`);
  return found;
}

/** Without backfill it is searched for from the next scan on. Throws validation_failed for a name that exists. */
export const addCompetitor = (
  context: Context,
  { projectId, relation, note, backfill, ...brand }: AddCompetitor & Backfill & { projectId: string },
): Promise<Competitor> =>
  transaction(context, async (context) => {
    await lock(context, projectId);
    const project = await getProject(context, { projectId });
    await replaceCompetitors(context, project, [...project.competitors, brand], { readAgain: backfill });
    const { competitors } = await getProject(context, { projectId });
    const known = new Set(project.competitors.map(({ id }) => id));
    const added = competitors.find(({ id }) => !known.has(id));
    if (!added) throw new Error(`competitor ${brand.name} was not added`);
    const key = { projectId, competitorId: added.id };
    await saveRelation(context, key, { relation, note });
    await audit(context, 'competitor.added', added.id, { projectId, brand, relation });
    return getCompetitor(context, key);
  });

/** New names or domains have stored answers read again; a relation or note does not. */
export const updateCompetitor = (
  context: Context,
  { projectId, competitorId, relation, note, ...identity }: UpdateCompetitor & CompetitorParams,
): Promise<Competitor> =>
  transaction(context, async (context) => {
    const key = { projectId, competitorId };
    await lock(context, projectId);
    const before = await getCompetitor(context, key);
    const project = await getProject(context, key);
    const changes = Object.fromEntries(Object.entries(identity).filter(([, value]) => value !== undefined));
    if (Object.keys(changes).length > 0) {
      const competitors = project.competitors.map((brand) =>
        brand.id === competitorId ? { ...brand, ...changes } : brand,
      );
      await replaceCompetitors(context, project, competitors, { readAgain: true });
    }
    await saveRelation(context, key, {
      relation: relation ?? before.relation,
      note: note === undefined ? before.note : note,
    });
    await audit(context, 'competitor.updated', competitorId, { projectId, relation, note, ...identity });
    return getCompetitor(context, key);
  });

/** It is no longer searched for; figures of earlier scans stay. */
export const removeCompetitor = (context: Context, key: CompetitorParams): Promise<Deleted> =>
  transaction(context, async (context) => {
    await lock(context, key.projectId);
    const { id, name } = await getCompetitor(context, key);
    const project = await getProject(context, key);
    const rest = project.competitors.filter((brand) => brand.id !== id);
    await replaceCompetitors(context, project, rest, { readAgain: false });
    await deleteRelation(context, id);
    await audit(context, 'competitor.removed', id, { projectId: key.projectId, name });
    return { id, deleted: true };
  });
