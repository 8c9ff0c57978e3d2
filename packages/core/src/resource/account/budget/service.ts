import type { Budget, SetBudget } from '@svc/contract/account/budget';
import { audit, type Context, newId, ServiceError, transaction } from '../../../kernel/index.ts';
import { getKeyBudget } from '../api-key/index.ts';
import { getProject } from '../project/index.ts';
import { findBudget, saveBudget } from './queries.ts';

/** Replaces the budget; two nulls remove it. Throws not_found for the project or key. */
export const setBudget = (context: Context, { projectId, keyId, ...limits }: SetBudget): Promise<Budget> =>
  transaction(context, async (context) => {
    if (projectId !== undefined) await getProject(context, { projectId });
    else if (context.actor.projectIds !== null)
      throw new ServiceError(
        'insufficient_scope',
        'Your key is limited to some projects. Name one of them as “projectId”.',
      );
    const id = await saveBudget(context, newId('budget'), {
      projectId: projectId ?? null,
      keyId: keyId ?? null,
      keyBudgetId: keyId === undefined ? null : await getKeyBudget(context, keyId),
      ...limits,
    });
    await audit(context, 'budget.set', id, { projectId, keyId, ...limits });
    return findBudget(context, id);
  });
