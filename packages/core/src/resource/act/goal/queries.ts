import { type Feasibility, type Goal, type GoalStanding, goals } from '@svc/contract/act/goal';
import type { Scope } from '@svc/db';
import { columnsOf, tableOf } from '../../../entity/index.ts';
import type { Kept } from '../../../i18n/index.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'goal.feasibility': Feasibility;
    'goal.standing': GoalStanding;
    'goal.messages': Kept;
  }
}

/** Where it started from stands beside it; its state is worked out as it is read. */
export interface StoredGoal extends Omit<Goal, 'state'> {
  baseline: number | null;
  baselineAt: string | null;
  atRisk: boolean;
  /** What its sentences were made from. null: an earlier release wrote them. */
  messages: Kept | null;
}

export const goalRows = tableOf('goal', [
  ...columnsOf(goals.schema.omit({ state: true })),
  ...(['baseline', 'baselineAt', 'atRisk', 'messages'] as const),
]);

/** Goals whose due day is not over, or ended so lately that a scan of that day may still arrive. */
export const goalsToCheck = (scope: Scope, projectId: string, since: string): Promise<StoredGoal[]> =>
  goalRows
    .rows(scope)
    .select(goalRows.columns)
    .where('projectId', '=', projectId)
    .where('due', '>=', since)
    .execute();
