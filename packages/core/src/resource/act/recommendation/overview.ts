import type { Project } from '@svc/contract/account/project';
import { type RecommendationsOverview, states } from '@svc/contract/act/recommendation';
import { summarise } from '@svc/scoring';
import type { RunContext } from '../../../environment/index.ts';
import { getProject } from '../../account/project/index.ts';
import { projectModelNow } from '../prediction/index.ts';
import { effortDaysOf } from './move.ts';
import { allStored, openStates, type StoredRecommendation } from './queries.ts';
import { toSummary } from './render.ts';
import { drawMoves, presentBasis, scaleOf, touchedBy } from './uplift.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Counts by state, the joint uplift of all open moves, and predictions beside measured effects. */
export async function getRecommendationsSummary(
  context: RunContext,
  { projectId }: { projectId: string },
): Promise<RecommendationsOverview> {
  const project = await getProject(context, { projectId });
  const rows = await allStored(context, projectId);
  const open = rows.filter(({ state, found }) => found && openStates.includes(state));
  const scale = scaleOf(rows);
  const { modelVersion, uplift } = await upliftOf(context, project, open, scale);
  return {
    projectId,
    provenance: 'predicted',
    modelVersion,
    states: states.map((state) => ({ state, count: rows.filter((row) => row.state === state).length })),
    open: {
      moves: open.length,
      effortDays: sum(open.map(({ move, finding }) => effortDaysOf(move, finding))),
      uplift,
      sumOfParts: sum(open.map(({ prediction }) => prediction?.overall.mean ?? 0)),
      best: open.slice(0, 3).map(toSummary),
    },
    measured: { ...measuredOf(rows), scale: { mean: scale.mean, sd: scale.sd } },
  };
}

/** What all open moves bring together. Without any the project needs no prompts. */
async function upliftOf(
  context: RunContext,
  project: Project,
  open: readonly StoredRecommendation[],
  scale: ReturnType<typeof scaleOf>,
) {
  if (open.length === 0)
    return { modelVersion: (await projectModelNow(context, project)).version, uplift: null };
  const basis = await presentBasis(context, project);
  const draws = await drawMoves(
    basis,
    open.map((row) => ({ move: row.move, cells: touchedBy(basis.cells, row) })),
    scale,
  );
  const together = open.reduce((state, _, at) => draws.add(state, at), draws.nothingDone);
  return { modelVersion: basis.model.version, uplift: summarise(together.total) };
}

function measuredOf(rows: readonly StoredRecommendation[]) {
  const pairs = rows.flatMap(({ verification }) => verification?.measured ?? []);
  const average = (values: readonly number[]): number =>
    values.length === 0 ? 0 : sum(values) / values.length;
  return {
    moves: pairs.length,
    predicted: average(pairs.map(({ predicted }) => predicted.median)),
    realised: average(pairs.map(({ value }) => value)),
    // Moves are compared with the same prompts: averaging the ends is never too narrow, however much they have in common.
    realisedCi:
      pairs.length === 0
        ? null
        : { low: average(pairs.map(({ ci }) => ci.low)), high: average(pairs.map(({ ci }) => ci.high)) },
    withinPredicted: pairs.filter(({ predicted, value, standardError }) => {
      const spread = Math.hypot((predicted.high95 - predicted.low95) / 3.92, standardError);
      return Math.abs(value - predicted.mean) <= 1.96 * spread;
    }).length,
  };
}
