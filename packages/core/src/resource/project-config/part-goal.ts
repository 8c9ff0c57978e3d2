import { z } from 'zod';
import { type Context, instant, orNull, ServiceError } from '../../kernel/index.ts';
import { CreateGoal, createGoal, deleteGoal, goalOperations, listGoals, updateGoal } from '../goal/index.ts';
import { everyItem, namesOf, ruleOf } from './part.ts';
import { listPart } from './part-list.ts';
import { segmentNames } from './part-segment.ts';

const { engine, surface, segmentId, ...own } = CreateGoal.shape;
export const ConfigGoal = z.strictObject({
  ...own,
  engine: orNull(engine.unwrap()).default(null),
  surface: orNull(surface.unwrap()).default(null),
  segment: orNull(z.string().max(130)).default(null),
});

/** Those whose day is over are history. */
const openGoals = async (context: Context, projectId: string) => {
  const today = instant(context.now()).slice(0, 10);
  const all = await everyItem((page) => listGoals(context, { projectId, ...page }));
  return all.filter(({ due }) => due >= today);
};

export const goalNames = async (context: Context, projectId: string) =>
  namesOf(await openGoals(context, projectId), 'goal');

export const goalPart = listPart<z.output<typeof ConfigGoal>>({
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
  async save(context, projectId, id, { segment, engine, surface, ...goal }) {
    const segments = await segmentNames(context, projectId);
    const segmentId = segment === null ? null : segments.idOf(segment, `goals[${goal.name}].segment`);
    if (id === null)
      return createGoal(context, {
        projectId,
        ...goal,
        ...(engine !== null && { engine }),
        ...(surface !== null && { surface }),
        ...(segmentId !== null && { segmentId }),
      });
    const before = (await openGoals(context, projectId)).find((one) => one.id === id);
    const stands =
      before?.measure === goal.measure &&
      before.engine === engine &&
      before.surface === surface &&
      before.segmentId === segmentId;
    if (!stands)
      throw new ServiceError(
        'conflict',
        `What the goal “${goal.name}” measures stands: its history is of that. Give the new one another name.`,
      );
    return updateGoal(context, { projectId, goalId: id, ...goal });
  },
  remove: (context, projectId, goalId) => deleteGoal(context, { projectId, goalId }),
});
