import type { ListProjects, Project } from '@svc/contract/account/project';
import type { LatestScore, ProjectOverview, ProjectWithScore } from '@svc/contract/read/project-overview';
import { say } from '../../../i18n/index.ts';
import { type Context, instant, type List } from '../../../kernel/index.ts';
import { readBalance } from '../../account/credit/index.ts';
import { getProject, listProjects } from '../../account/project/index.ts';
import { weeklyFigures } from '../../measure/cell/index.ts';
import { listScans, type ScanChange } from '../../measure/scan/index.ts';
import { nextScheduledRun } from '../../measure/schedule/index.ts';
import { ownRank } from '../../measure/score/index.ts';
import { readOpenAlerts } from '../alert/index.ts';
import { activeSet, latestScans, originsOf, waitingDraft } from './queries.ts';

const week = 7 * 86_400_000;
const shownWeeks = 12;

/** Each with the newest scan's presence and what changed since the scan before. */
export async function listProjectsWithScores(
  context: Context,
  query: ListProjects,
): Promise<List<ProjectWithScore>> {
  const { items, ...list } = await listProjects(context, query);
  const latest = await latestScores(context, items);
  return { ...list, items: items.map((project) => ({ ...project, latest: latest(project.id) })) };
}

async function latestScores(
  context: Context,
  projects: readonly Project[],
): Promise<(projectId: string) => LatestScore | null> {
  const ids = projects.map(({ id }) => id);
  const [rows, weeks] = await Promise.all([
    latestScans(context, ids),
    weeklyFigures(
      context,
      projects.map(({ brand }) => brand.id),
      instant(new Date(context.now().getTime() - shownWeeks * week)),
    ),
  ]);
  const weeksOf = Map.groupBy(weeks, ({ projectId, surface }) => JSON.stringify([projectId, surface]));
  return (projectId) => {
    const row = rows.get(projectId);
    if (!row) return null;
    const { engines, overall, surfaces } = row.result;
    const withheld =
      engines.length > 0 && engines.every(({ presence }) => presence.status === 'insufficient');
    return {
      scanId: row.id,
      at: row.at,
      status: overall?.presence.status ?? (withheld ? 'insufficient' : 'measured'),
      presence: overall?.presence ?? null,
      // Changes that were stored before baselines existed have none.
      change:
        overall && row.change
          ? { ...withoutSurfaces(row.change), lasting: row.change.lasting ?? null }
          : null,
      surfaces: surfaces.map(({ surface, engines, presence, rank }) => ({
        surface,
        engines,
        presence,
        change: changeOn(surface, surfaces.length, row.change),
        // Results that were stored before ranks were kept by surface have the one of all engines.
        rank: rank ?? (surfaces.length === 1 ? ownRank(row.result.brands) : null),
        weeks: (weeksOf.get(JSON.stringify([projectId, surface])) ?? []).map(({ at, value, ci }) => ({
          at,
          value,
          ci,
        })),
      })),
      rank: surfaces.length > 1 ? null : ownRank(row.result.brands),
    };
  };
}

const withoutSurfaces = ({ surfaces: _, ...change }: ScanChange) => change;

/** Changes that were stored before they were kept by surface cover all engines together: they are one surface's, or nobody's. */
function changeOn(surface: string, surfaces: number, stored: ScanChange | null) {
  if (!stored) return null;
  const { lasting: _lasting, beforeScanId, surfaces: kept, ...whole } = stored;
  const own = kept?.[surface] ?? (kept === undefined && surfaces === 1 ? whole : null);
  return own && { ...own, beforeScanId };
}

/** How the project does, in one call. */
export async function getProjectOverview(
  context: Context,
  input: { projectId: string },
): Promise<ProjectOverview> {
  const project = await getProject(context, input);
  const [latest, scans, origins, set, balance, alerts, nextRunAt] = await Promise.all([
    latestScores(context, [project]),
    listScans(context, { ...input, limit: 1, offset: 0 }),
    originsOf(context, project.id),
    activeSet(context, project.id),
    readBalance(context),
    readOpenAlerts(context, project.id),
    nextScheduledRun(context, project.id),
  ]);
  const [scan] = scans.items;
  return {
    project,
    latest: latest(project.id),
    lastScan: scan
      ? {
          id: scan.id,
          status: scan.status,
          percent: scan.progress.percent,
          createdAt: scan.createdAt,
          finishedAt: scan.finishedAt,
        }
      : null,
    origins,
    prompts: {
      promptSetId: set?.id ?? null,
      name: set?.name ?? null,
      state: set?.state ?? null,
      count: set?.count ?? 0,
    },
    alerts,
    nextRunAt,
    credits: { free: balance.available },
    next: await nextStep(context, project, set?.count ?? 0, scan?.status),
  };
}

async function nextStep(
  context: Context,
  { id, state }: Project,
  prompts: number,
  scan: string | undefined,
): Promise<string | null> {
  if (state === 'archived') return `The project is archived. Restore it to measure again.`;
  const draft = prompts === 0 ? await waitingDraft(context, id) : undefined;
  if (draft) return say({ id: 'project.draft', values: { name: draft.name } });
  if (prompts === 0)
    return `No prompts are asked yet. Generate a prompt set from your topics and activate it.`;
  if (scan === undefined) return `Nothing has been measured yet. Estimate what a scan costs, then start it.`;
  return null;
}
