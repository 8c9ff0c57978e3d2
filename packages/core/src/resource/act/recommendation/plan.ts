import type { OptimizationPlan, PlanQuery } from '@svc/contract/act/recommendation';
import { type MovePlan, planMovesSteps } from '@svc/scoring';
import type { RunContext } from '../../../environment/index.ts';
import { say } from '../../../i18n/index.ts';
import { inTurns, ServiceError } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { effortDaysOf, fragileNote, isFragile, moveOf } from './move.ts';
import { allStored, openStates, type StoredRecommendation } from './queries.ts';
import { toSummary } from './render.ts';
import { drawMoves, presentBasis, scaleOf, touchedBy } from './uplift.ts';

/** Steps that are this close may change places. */
const tieBelow = 0.6;
/** More moves than this have next to no part in a plan. */
const mostPlanned = 100;

/** The order of open moves that gains most under a budget, by joint draws. Throws conflict without any. */
export async function getOptimizationPlan(
  context: RunContext,
  { projectId, budget, unit }: PlanQuery & { projectId: string },
): Promise<OptimizationPlan> {
  const project = await getProject(context, { projectId });
  const rows = await allStored(context, projectId);
  const open = rows
    .filter(({ state, found, prediction }) => found && prediction !== null && openStates.includes(state))
    .slice(0, mostPlanned);
  if (open.length === 0)
    throw new ServiceError('conflict', 'No recommendation is open. Generate recommendations first.', {
      next: `POST /v1/projects/${projectId}/recommendations generates them.`,
    });
  const basis = await presentBasis(context, project);
  const draws = await drawMoves(
    basis,
    open.map((row) => ({ move: row.move, cells: touchedBy(basis.cells, row) })),
    scaleOf(rows),
  );
  const costs = open.map(({ move, finding }) => ({
    cost: unit === 'days' ? effortDaysOf(move, finding) : Math.max(1, finding.proofCredits),
  }));
  const plan = await inTurns(planMovesSteps(draws, costs, budget));
  const idOf = (move: number): string => open[move]?.id ?? '';
  return {
    projectId,
    provenance: 'predicted',
    modelVersion: basis.model.version,
    unit,
    budget,
    spent: plan.cost,
    steps: plan.steps.map(({ move, cost, gain, rival }) => ({
      recommendationId: idOf(move),
      title: open[move] ? toSummary(open[move]).title : '',
      cost,
      gain,
      next: rival && {
        recommendationId: idOf(rival.move),
        probability: rival.probability,
        tie: rival.probability < tieBelow,
      },
    })),
    uplift: plan.uplift,
    sumOfParts: plan.sumOfParts,
    topThree: { recommendationIds: plan.topThree.moves.map(idOf), uplift: plan.topThree.uplift },
    beatsTopThree: plan.beatsTopThree,
    notes: notesFor(plan, open),
  };
}

/** As figures are told. */
const told = (value: number): string => value.toFixed(4);

function shareQuestions(
  one: StoredRecommendation | undefined,
  other: StoredRecommendation | undefined,
): boolean {
  const asked = new Set(one?.finding.promptIds);
  return other?.finding.promptIds.some((id) => asked.has(id)) ?? false;
}

function notesFor(plan: MovePlan, open: readonly StoredRecommendation[]): string[] {
  const { steps, topThree } = plan;
  const notes: string[] = [];
  if (steps.length === 0) return ['No open move fits the budget and is expected to bring a gain.'];
  if (plan.uplift.low95 <= 0) notes.push('The plan may bring nothing: its 95% interval includes 0.');
  const shared = steps.some(({ move }, at) =>
    steps.slice(at + 1).some((other) => shareQuestions(open[move], open[other.move])),
  );
  if (shared && told(plan.uplift.mean) !== told(plan.sumOfParts))
    notes.push(
      'What the steps bring together is not the sum of what each brings alone: some work on the same questions.',
    );
  const chosen = new Set(steps.map(({ move }) => move));
  if (chosen.size === topThree.moves.length && topThree.moves.every((move) => chosen.has(move)))
    notes.push(
      'These are the moves with the highest gains that the budget allows; the plan only adds their order.',
    );
  const ties = steps.filter(({ rival }) => rival !== null && rival.probability < tieBelow).length;
  if (ties > 0) notes.push(say({ id: 'plan.ties', values: { steps: ties } }));
  if (steps.some(({ move }) => open[move] && isFragile(moveOf(open[move].move)))) notes.push(fragileNote);
  return notes;
}
