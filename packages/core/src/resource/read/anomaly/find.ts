import type { Project } from '@svc/contract/account/project';
import type { Anomaly } from '@svc/contract/read/anomaly';
import { anomalyDetected } from '@svc/contract/read/anomaly';
import type { ComparedCell, SeriesBreak } from '@svc/scoring';
import { type Environment, openWorkspace, type RunContext } from '../../../environment/index.ts';
import { type Message, say } from '../../../i18n/index.ts';
import { type Context, emit, lock, ServiceError, transaction } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { type PanelQuery, readMarkers, readPanel } from '../../measure/cell/index.ts';
import { engineChanges } from '../../measure/engine-change/index.ts';
import { explainBreak, type Found } from './explain.ts';
import { explainAnomaly, insertAnomaly, knownAnomalies, readCitedPages, startOfLast } from './queries.ts';
import { coverageStep, setChanges } from './set-change.ts';
import { newBreaks, type WatchedSeries, watchedSeries } from './watch.ts';
import { isUnexplained } from './words.ts';

/** A level is compared with that of at most these scans. */
const scansLookedAt = 40;
/** Breaks that fewer scans show are new: a run that was missed is made up for. */
const newest = 6;

/** Looks whether the newest scans of a project left the level of those before; tells of each break once. */
export async function findAnomalies(
  environment: Environment,
  { workspaceId, projectId }: { workspaceId: string; projectId: string },
): Promise<{ found: number }> {
  const context = await openWorkspace(environment, workspaceId);
  const project = await existing(context, projectId);
  const found = project === null ? [] : await search(context, project);
  if (found.length === 0) return { found: 0 };
  return transaction(context, async (context) => {
    await lock(context, projectId);
    const known: Known[] = await knownAnomalies(context, projectId);
    let added = 0;
    for (const one of found) {
      const same = known.find((other) => isSame(other, one));
      if (same) {
        await explainLater(context, same, one);
        continue;
      }
      const { surface, engine, cause, direction, change, ci, headline, foundScanId: scanId } = one;
      const anomalyId = await insertAnomaly(context, projectId, one);
      await emit(context, {
        type: anomalyDetected,
        resource: anomalyId,
        projectId,
        data: { anomalyId, scanId, surface, engine, cause, direction, change, ci, headline },
      });
      known.push({ ...one, id: anomalyId, state: 'open' });
      added += 1;
    }
    return { found: added };
  });
}

type Known = Pick<
  Anomaly,
  'id' | 'surface' | 'engine' | 'direction' | 'cause' | 'score' | 'evidence' | 'beganAt' | 'foundAt' | 'state'
>;

const hasNoCause = ({ evidence: [first] }: Pick<Anomaly, 'evidence'>): boolean =>
  first !== undefined && isUnexplained(first.statement);

/** What had no cause when it was found may get one from the scans that came since. */
async function explainLater(context: Context, known: Known, now: Found): Promise<void> {
  if (known.state !== 'open' || known.score === null || known.engine !== now.engine) return;
  if (hasNoCause(known) && !hasNoCause(now)) await explainAnomaly(context, known.id, now);
}

/** A break of an engine is also that of its surface; breaks that overlap are one, as far as scans could tell. */
function isSame(known: Known, one: Found): boolean {
  if (known.surface !== one.surface || (known.engine !== one.engine && known.engine !== null)) return false;
  if (known.direction !== one.direction) return false;
  return one.score === null
    ? known.cause === one.cause && Date.parse(known.foundAt) === Date.parse(one.foundAt)
    : known.score !== null && Date.parse(known.foundAt) >= Date.parse(one.beganAt);
}

/** null: the project was deleted in the meantime. */
async function existing(context: RunContext, projectId: string): Promise<Project | null> {
  try {
    return await getProject(context, { projectId });
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not_found') return null;
    throw error;
  }
}

async function search(context: RunContext, project: Project): Promise<Found[]> {
  const from = await startOfLast(context, project.id, scansLookedAt);
  if (from === null) return [];
  const query: PanelQuery = {
    projectId: project.id,
    from,
    to: null,
    rules: [],
    brandIds: 'own',
    bucket: 'scan',
  };
  const panel = await readPanel(context, query);
  const surfaces = [...new Set(panel.groups.map(({ surface }) => surface))];
  const markers = new Map(
    await Promise.all(
      surfaces.map(
        async (surface) =>
          [surface, await readMarkers(context, { ...query, rules: [{ surfaces: [surface] }] })] as const,
      ),
    ),
  );
  const found: Found[] = [];
  const all = watchedSeries(panel, markers);
  const engines = all.filter(({ engine }) => engine !== null).length;
  for (const series of all) {
    const whole = all.find(({ surface, engine }) => surface === series.surface && engine === null) ?? series;
    for (const one of newBreaks(series, newest, engines))
      found.push(await describe(context, project, series, { whole, one }));
    if (series.engine === null) found.push(...steps(series));
  }
  return found;
}

/** What the newest scan changes although no answer has changed. */
function steps(series: WatchedSeries): Found[] {
  const at = series.looks.length - 1;
  if (at < 1) return [];
  const { surface, engine } = series;
  const place = placeOf(series, at, at);
  const found = [...coverageStep(series, Math.max(0, at - newest), at), ...setChanges(series, at)];
  return found.map((step) => ({
    ...step,
    ...place,
    surface,
    engine,
    direction: (step.change ?? 0) < 0 ? 'drop' : 'rise',
    score: null,
  }));
}

const placeOf = ({ markers }: WatchedSeries, onset: number, found: number) => ({
  beganScanId: markers[onset]?.scans[0] ?? '',
  beganAt: markers[onset]?.at ?? '',
  foundScanId: markers[found]?.scans[0] ?? '',
  foundAt: markers[found]?.at ?? '',
});

async function describe(
  context: RunContext,
  project: Project,
  series: WatchedSeries,
  { whole, one }: { whole: WatchedSeries; one: SeriesBreak },
): Promise<Found> {
  const { surface, engine } = series;
  const { before, after, change, ci, score, direction } = one;
  const place = placeOf(series, one.onset, one.found);
  const explainTo = async (found: number) => {
    const upTo = { ...one, found };
    return explainBreak(
      whole,
      sameScans(upTo, series, whole),
      await readCircumstances(context, project, series, upTo),
      engine === null ? null : { series, found: upTo },
    );
  };
  const newestLook = series.looks.length - 1;
  const atFirst = await explainTo(one.found);
  const message: Message = {
    id: 'break.moved',
    values: { surface, engine, change, ci, day: place.beganAt },
  };
  return {
    ...(hasNoCause(atFirst) && one.found < newestLook ? await explainTo(newestLook) : atFirst),
    ...place,
    surface,
    engine,
    direction,
    before,
    after,
    change,
    ci,
    score,
    headline: say(message),
    message,
  };
}

/** The break of an engine's series at the scans that the whole surface has. */
function sameScans(one: SeriesBreak, series: WatchedSeries, whole: WatchedSeries): SeriesBreak {
  const place = (look: number): number => {
    const at = whole.markers.findIndex(({ bucket }) => bucket === series.markers[look]?.bucket);
    return at < 0 ? look : at;
  };
  return { ...one, since: place(one.since), onset: place(one.onset), found: place(one.found) };
}

async function readCircumstances(
  context: RunContext,
  project: Project,
  series: WatchedSeries,
  { since, onset, found }: SeriesBreak,
) {
  const { markers, surface, engine } = series;
  const scansOf = (from: number, to: number): string[] =>
    markers.slice(from, to).flatMap(({ scans }) => scans);
  const scans = { before: scansOf(since, onset), after: scansOf(onset, found + 1) };
  const [cited, panel, changes] = await Promise.all([
    readCitedPages(context, project.id, scans, project.brand.domains),
    readPanel(context, {
      projectId: project.id,
      from: markers[since]?.at ?? null,
      to: null,
      rules: [{ surfaces: [surface], ...(engine !== null && { engines: [engine] }) }],
      brandIds: project.competitors.map(({ id }) => id),
      bucket: 'scan',
    }),
    engineChanges(context.db, context.workspace.mode, { since: markers[onset - 1]?.at }),
  ]);
  const until = Date.parse(markers[found]?.at ?? '');
  return {
    cited,
    rivals: project.competitors.map(({ id, name }) => ({ name, cells: cellsOf(panel, id, scans) })),
    engineChanges: changes.filter(({ at }) => Date.parse(at) <= until),
  };
}

/** A brand's cells, summed over the scans before and after. */
function cellsOf(
  { prompts, groups }: Awaited<ReturnType<typeof readPanel>>,
  brandId: string,
  scans: { before: readonly string[]; after: readonly string[] },
): ComparedCell[] {
  const cells = new Map<string, ComparedCell>();
  for (const group of groups) {
    const side = scans.before.includes(group.bucket)
      ? 'before'
      : scans.after.includes(group.bucket)
        ? 'after'
        : null;
    if (group.brandId !== brandId || side === null) continue;
    for (const { prompt, present, answers } of group.cells) {
      if (answers === 0) continue;
      const key = `${group.engine} ${prompt}`;
      const cluster = prompts[prompt]?.question ?? '';
      const cell = cells.get(key) ?? { cluster, engine: group.engine, before: null, after: null };
      cells.set(key, cell);
      const known = cell[side] ?? { successes: 0, trials: 0 };
      cell[side] = { successes: known.successes + present, trials: known.trials + answers };
    }
  }
  return [...cells.values()];
}
