import type { Goal, GoalStanding } from '@svc/contract/act/goal';
import { PlanSamples } from '@svc/contract/measure/scan';
import { HistoryQuery } from '@svc/contract/read/analytics';
import { say } from '../../../i18n/index.ts';
import { type Context, instant } from '../../../kernel/index.ts';
import { cycleOf } from '../../measure/cycle/index.ts';
import { planSamples } from '../../measure/scan/index.ts';
import { chanceAt, loadSeries, type Series, showsTarget, startOfDay } from '../../read/analytics/index.ts';
import { paceOf } from './pace.ts';

/** Older scans say little of what comes. */
const daysLookedBack = 365;

export type GoalSpec = Pick<Goal, 'projectId' | 'measure' | 'target' | 'engine' | 'surface' | 'segmentId'> & {
  endsAt: number;
};
interface Start {
  baseline: number | null;
  baselineAt: string | null;
}

/** Two looks in a row show the target. Of standings that say nothing of it the newest scan alone is judged, as it was then. */
export const isReached = ({ figure, reached }: GoalStanding, target: number): boolean =>
  reached ?? (figure?.ci != null && figure.ci.low >= target);

/** When the due day is over in the project's time zone. */
export const endOf = ({ due }: Pick<Goal, 'due'>, { timeZone }: { timeZone: string }): number =>
  startOfDay(due, timeZone, 1);

/** The series that a goal speaks of, until now or until it was due: one, or several where it names no surface. */
export async function seriesOf(context: Context, goal: GoalSpec): Promise<Series[]> {
  const { projectId, measure, engine, surface, segmentId } = goal;
  const key = { workspaceId: context.workspace.id, projectId };
  // A part of a set says little of it: a goal of a cycle looks at whole cycles, one after the other.
  const cycle = await cycleOf(context, key.projectId, 1);
  const { series } = await loadSeries(
    context,
    HistoryQuery.parse({
      projectId,
      measure,
      to: new Date(Math.min(context.now().getTime(), goal.endsAt)).toISOString(),
      days: daysLookedBack,
      ...(cycle && { bucket: 'cycle' }),
      ...(engine !== null && { engine }),
      ...(surface !== null && { surface }),
      ...(segmentId !== null && { segmentId }),
    }),
  );
  if (!cycle) return series;
  return series.map((one) => ({
    ...one,
    points: one.points.filter((_, at, all) => (all.length - 1 - at) % cycle.parts === 0),
  }));
}

/** Progress towards a goal by the scans so far. */
export async function standingOf(
  context: Context,
  goal: GoalSpec & Start,
  series: readonly Series[],
): Promise<GoalStanding> {
  const [only] = series.length === 1 ? series : [];
  const figure = only?.points.at(-1)?.figure ?? null;
  const chance = only
    ? await chanceAt(context, goal, { series: only, time: goal.endsAt, target: goal.target })
    : null;
  return {
    checkedAt: instant(context.now()),
    figure,
    reached: only !== undefined && showsTarget(only, goal.target),
    probability: chance?.probability ?? null,
    missing:
      chance?.missing ??
      (series.length === 0
        ? 'No scan has measured it yet.'
        : chance
          ? null
          : say({ id: 'goal.several_surfaces', values: { surfaces: series.map(({ surface }) => surface) } })),
    pace: standsBeside(goal, only?.points ?? []),
    milestones: milestonesOf(context, goal, only?.points ?? []),
    toKnow: await toKnow(context, goal, only?.points.at(-1)),
  };
}

/** Value of the straight line from the first figure to the target at a time. */
function lineAt(goal: GoalSpec & Start, at: number): number | null {
  if (goal.baseline === null || goal.baselineAt === null) return null;
  const from = Date.parse(goal.baselineAt);
  const share = Math.min(1, Math.max(0, (at - from) / Math.max(1, goal.endsAt - from)));
  return goal.baseline + (goal.target - goal.baseline) * share;
}

function standsBeside(goal: GoalSpec & Start, points: Series['points']): GoalStanding['pace'] {
  const figure = points.at(-1)?.figure;
  const line = figure && lineAt(goal, Date.parse(figure.asOf));
  if (!figure?.ci || figure.value === null || line === null || line === undefined) return null;
  const since = Date.parse(goal.baselineAt ?? '');
  const first = points.find(({ at }) => Date.parse(at) === since)?.figure;
  const left =
    goal.target === goal.baseline ? 1 : (goal.target - line) / (goal.target - (goal.baseline ?? 0));
  return paceOf({ value: figure.value, ci: figure.ci }, line, first?.ci ? { ci: first.ci, left } : null);
}

function milestonesOf(
  context: Context,
  goal: GoalSpec & Start,
  points: Series['points'],
): GoalStanding['milestones'] {
  if (goal.baselineAt === null) return [];
  const from = Date.parse(goal.baselineAt);
  return [1, 2, 3, 4].flatMap((quarter) => {
    const at = from + ((goal.endsAt - from) * quarter) / 4;
    const expected = lineAt(goal, at);
    if (expected === null) return [];
    const newest = points.findLast((point) => Date.parse(point.at) <= at);
    const figure = at <= context.now().getTime() ? newest?.figure : undefined;
    const { value: shown = null, ci = null, n = 0 } = figure ?? {};
    return [{ at: instant(new Date(at)), expected, shown, ci, n }];
  });
}

/** A gap below a point is not worth the credits that would show it. */
const smallestGap = 0.01;

/** How many engines the newest figure is of: those that the goal’s surface and segment leave. */
async function enginesBehind(
  context: Context,
  { projectId, measure, engine, surface, segmentId }: GoalSpec,
  at: string,
): Promise<number> {
  if (engine !== null) return 1;
  const { series } = await loadSeries(
    context,
    HistoryQuery.parse({
      projectId,
      measure,
      by: 'engine',
      from: at,
      ...(surface !== null && { surface }),
      ...(segmentId !== null && { segmentId }),
    }),
  );
  return Math.max(1, series.length);
}

async function toKnow(
  context: Context,
  goal: GoalSpec,
  newest: Series['points'][number] | undefined,
): Promise<GoalStanding['toKnow']> {
  const value = newest?.figure.value ?? null;
  if (!newest || value === null) return null;
  const { projectId, target } = goal;
  const gap = target - value;
  const halfWidth = Math.min(0.5, Math.max(smallestGap, Math.abs(gap)));
  const { plan } = await planSamples(
    context,
    PlanSamples.parse({
      projectId,
      halfWidth,
      estimand: 'tracked',
      engines: await enginesBehind(context, goal, newest.at),
    }),
  );
  return plan && { gap, credits: plan.credits, prompts: plan.prompts, samplesK: plan.samplesK };
}
