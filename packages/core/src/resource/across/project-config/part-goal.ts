import { isDeepStrictEqual } from 'node:util';
import type { ConfigGoal } from '@svc/contract/across/project-config';
import { goalOperations } from '@svc/contract/act/goal';
import { type Context, ServiceError } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { createGoal, deleteGoal, endOf, listGoals, updateGoal } from '../../act/goal/index.ts';
import { everyItem, namesOf, ruleOf } from './part.ts';
import { listPart } from './part-list.ts';
import { segmentNames } from './part-segment.ts';

/** Goals whose due day is over are history and left out. */
const openGoals = async (context: Context, projectId: string) => {
  const project = await getProject(context, { projectId });
  const all = await everyItem((page) => listGoals(context, { projectId, ...page }));
  return all.filter((goal) => endOf(goal, project) > context.now().getTime());
};

export const goalNames = async (context: Context, projectId: string) =>
  namesOf(await openGoals(context, projectId), 'goal');

const measured = ({ measure, engine, surface, segment }: ConfigGoal) => ({
  measure,
  engine,
  surface,
  segment,
});

export const goalPart = listPart<ConfigGoal>({
  reads: ruleOf(goalOperations, 'list_goals'),
  writes: ruleOf(goalOperations, 'create_goal'),
  async stored(context, projectId) {
    const segments = await segmentNames(context, projectId);
    return (await openGoals(context, projectId)).map(
      ({ id, name, measure, target, due, engine, surface, segmentId }) => ({
        id,
        item: {
          name,
          measure,
          target,
          due,
          engine,
          surface,
          segment: segmentId === null ? null : segments.nameOf(segmentId),
        },
      }),
    );
  },
  async saver(context, projectId) {
    const segments = await segmentNames(context, projectId);
    return async (item, before) => {
      const { segment, ...goal } = item;
      if (before) {
        if (!isDeepStrictEqual(measured(before.item), measured(item)))
          throw new ServiceError(
            'conflict',
            `What the goal “${goal.name}” measures cannot change, because its history rests on it. Give the new goal another name.`,
          );
        const { name, target, due } = goal;
        return updateGoal(context, { projectId, goalId: before.id, name, target, due });
      }
      return createGoal(context, {
        projectId,
        ...goal,
        segmentId: segment === null ? null : segments.idOf(segment, `goals[${goal.name}].segment`),
      });
    };
  },
  remove: (context, projectId, goalId) => deleteGoal(context, { projectId, goalId }),
});
