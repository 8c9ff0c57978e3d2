import type { Project } from '@svc/contract/account/project';
import type { CreateGoal, Goal, GoalParams, ListGoals, UpdateGoal } from '@svc/contract/act/goal';
import { recall } from '../../../i18n/index.ts';
import {
  audit,
  type Context,
  type Deleted,
  instant,
  invalid,
  type List,
  listRows,
  lock,
  newestFirst,
  newId,
  notFound,
  transaction,
} from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { lookAt } from './check.ts';
import { feasibilityOf } from './feasibility.ts';
import { goalRows, type StoredGoal } from './queries.ts';
import { endOf, isReached, seriesOf } from './standing.ts';

const day = 86_400_000;

/** States after their last scans. */
export async function listGoals(
  context: Context,
  { projectId, ...page }: ListGoals & { projectId: string },
): Promise<List<Goal>> {
  const project = await getProject(context, { projectId });
  return listRows(goalRows.rows(context), {
    columns: goalRows.columns,
    filters: { projectId },
    order: newestFirst,
    page,
    toItem: (row) => toGoal(context, row, project),
  });
}

/** Worked out anew: answers may have been read again since. */
export async function getGoal(context: Context, input: GoalParams): Promise<Goal> {
  const project = await getProject(context, input);
  return toGoal(context, await lookAt(context, await stored(context, input)), project);
}

async function stored(context: Context, { projectId, goalId }: GoalParams): Promise<StoredGoal> {
  const goal = await goalRows.find(context, { id: goalId, projectId });
  if (!goal) throw notFound('goal', goalId, `GET /v1/projects/${projectId}/goals`);
  return goal;
}

/** Throws validation_failed for a day that is over, and for several surfaces with none named. */
export async function createGoal(
  context: Context,
  { projectId, ...input }: CreateGoal & { projectId: string },
): Promise<Goal> {
  const at = instant(context.now());
  const project = await getProject(context, { projectId });
  const goal = await looked(context, project, {
    id: newId('goal'),
    projectId,
    ...input,
    baseline: null,
    baselineAt: null,
    atRisk: false,
    messages: null,
    reachedAt: null,
    createdAt: at,
    updatedAt: at,
  });
  return transaction(context, async (context) => {
    await goalRows.insert(context, goal);
    await audit(context, 'goal.created', goal.id, input);
    return toGoal(context, goal, project);
  });
}

/** Another target or day is judged anew, by the history as it is now; where it started from stays. */
export async function updateGoal(
  context: Context,
  { projectId, goalId, ...changes }: UpdateGoal & GoalParams,
): Promise<Goal> {
  const project = await getProject(context, { projectId });
  const before = await stored(context, { projectId, goalId });
  const { name = before.name, target = before.target, due = before.due } = changes;
  const updatedAt = instant(context.now());
  const moved = target !== before.target || due !== before.due;
  const set = { ...before, name, target, due, updatedAt, atRisk: false, reachedAt: null };
  const judged = moved ? await looked(context, project, set) : null;
  return transaction(context, async (context) => {
    await lock(context, goalId);
    const now = await stored(context, { projectId, goalId });
    const goal = judged ?? { ...now, name, updatedAt };
    await goalRows.update(context, goalId, goal);
    await audit(context, 'goal.updated', goalId, {
      before: { name: before.name, target: before.target, due: before.due },
      after: changes,
    });
    return toGoal(context, goal, project);
  });
}

export const deleteGoal = (context: Context, input: GoalParams): Promise<Deleted> =>
  transaction(context, async (context) => {
    await getProject(context, input);
    const { id, name, target, due } = await stored(context, input);
    await goalRows.remove(context, id);
    await audit(context, 'goal.deleted', id, { name, target, due });
    return { id, deleted: true };
  });

/** A goal whose target was just set. */
async function looked(
  context: Context,
  project: Project,
  goal: Omit<StoredGoal, 'feasibility' | 'standing'>,
): Promise<StoredGoal> {
  const endsAt = endOf(goal, project);
  const left = endsAt - context.now().getTime();
  if (left <= 0)
    throw invalid('due', 'This day is in the past. Choose today or later.', {
      expected: `today (${project.timeZone}) or later`,
      received: goal.due,
    });
  const series = await seriesOf(context, { ...goal, endsAt });
  if (series.length > 1)
    throw invalid(
      'surface',
      'The engines answer on several surfaces, which are not pooled. Name one surface.',
      {
        expected: `one of ${series.map(({ surface }) => surface).join(', ')}`,
      },
    );
  const feasibility = feasibilityOf(series[0]?.points ?? [], goal.target, Math.ceil(left / day));
  return lookAt(context, { ...goal, feasibility, standing: unknown }, series);
}

const unknown: StoredGoal['standing'] = {
  checkedAt: '',
  figure: null,
  probability: null,
  missing: null,
  pace: null,
  milestones: [],
  toKnow: null,
};

function toGoal(
  { now }: Context,
  { baseline, baselineAt, atRisk, messages, ...goal }: StoredGoal,
  project: Project,
): Goal {
  recall(messages);
  return { ...goal, state: stateOf(goal, atRisk, now().getTime() >= endOf(goal, project)) };
}

function stateOf(goal: Omit<Goal, 'state'>, atRisk: boolean, over: boolean): Goal['state'] {
  const value = goal.standing.figure?.value ?? null;
  if (value === null) return 'not_measured';
  if (over) return value >= goal.target ? 'met' : 'missed';
  return isReached(goal.standing, goal.target) ? 'reached' : atRisk ? 'at_risk' : 'open';
}
