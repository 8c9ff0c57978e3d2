import { goalAtRisk, goalReached } from '@svc/contract/act/goal';
import { type Environment, openWorkspace } from '../../../environment/index.ts';
import { messagesIn, recall } from '../../../i18n/index.ts';
import { type Context, emit, enqueue, lock, transaction } from '../../../kernel/index.ts';
import { findProject, getProject } from '../../account/project/index.ts';
import { watchAlertsJob } from '../../read/alert/index.ts';
import type { Series } from '../../read/analytics/index.ts';
import { goalRows, goalsToCheck, type StoredGoal } from './queries.ts';
import { endOf, isReached, seriesOf, standingOf } from './standing.ts';

const day = 86_400_000;

/** After a scan: where each goal stands now. Tells once of a target that is reached, and of one that comes at risk. */
export async function checkGoals(
  environment: Environment,
  { workspaceId, projectId }: { workspaceId: string; projectId: string },
): Promise<{ checked: number }> {
  const context = await openWorkspace(environment, workspaceId);
  if (!(await findProject(context, projectId))) return { checked: 0 };
  const since = new Date(context.now().getTime() - 7 * day).toISOString().slice(0, 10);
  const goals = await goalsToCheck(context, projectId, since);
  for (const goal of goals) await checkOne(context, goal);
  // Rules on goals read what was just written.
  if (goals.length > 0)
    await transaction(context, (context) => enqueue(context, watchAlertsJob, { workspaceId, projectId }));
  return { checked: goals.length };
}

async function checkOne(context: Context, goal: StoredGoal): Promise<void> {
  const checked = await lookAt(context, goal);
  await transaction(context, async (context) => {
    await lock(context, goal.id);
    const now = await goalRows.find(context, { id: goal.id, projectId: goal.projectId });
    // If someone changed the goal in the meantime, their change has already checked it.
    if (now?.updatedAt !== goal.updatedAt) return;
    await goalRows.update(context, goal.id, checked);
    const { id, name, target, due, projectId } = goal;
    const { figure, probability } = checked.standing;
    const data = {
      goalId: id,
      name,
      target,
      due,
      value: figure?.value ?? null,
      ci: figure?.ci ?? null,
      probability,
    };
    if (checked.reachedAt !== null && now.reachedAt === null)
      await emit(context, {
        type: goalReached,
        resource: id,
        projectId,
        data: { ...data, sure: isReached(checked.standing, target) },
      });
    if (checked.atRisk && !now.atRisk)
      await emit(context, { type: goalAtRisk, resource: id, projectId, data });
  });
}

/** Below the first a goal comes at risk; from the second on it is so no more. Between them nothing changes. */
const risk = { below: 0.3, until: 0.4 };

/** The goal with where it stands now, as it is stored. */
export async function lookAt(
  context: Context,
  goal: StoredGoal,
  known?: readonly Series[],
): Promise<StoredGoal> {
  recall(goal.messages);
  const endsAt = endOf(goal, await getProject(context, goal));
  const series = known ?? (await seriesOf(context, { ...goal, endsAt }));
  const newest = series.length === 1 ? series[0]?.points.at(-1) : undefined;
  const value = newest?.figure.value ?? null;
  const baseline = goal.baseline ?? value;
  const baselineAt = goal.baseline === null && value !== null && newest ? newest.at : goal.baselineAt;
  const standing = await standingOf(context, { ...goal, endsAt, baseline, baselineAt }, series);
  const { probability } = standing;
  return {
    ...goal,
    baseline,
    baselineAt,
    standing,
    messages: messagesIn([goal.feasibility, standing]),
    reachedAt: goal.reachedAt ?? (newest && isReached(standing, goal.target) ? newest.at : null),
    atRisk: probability === null ? goal.atRisk : probability < (goal.atRisk ? risk.until : risk.below),
  };
}
