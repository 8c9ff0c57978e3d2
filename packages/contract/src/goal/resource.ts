import { operation, resource } from '../kernel/operation.ts';
import { deleted } from '../kernel/schema.ts';
import { CreateGoal, Goal, GoalList, ListGoals, UpdateGoal } from './schema.ts';

const reading = { scope: 'projects:read', fine: 'goals:read' } as const;
const writing = { scope: 'projects:write', fine: 'goals:write' } as const;

export const goalOperations = resource('Goals', [
  operation({
    ...reading,
    id: 'list_goals',
    address: 'GET /v1/projects/{projectId}/goals',
    summary: 'List goals',
    description: 'Newest first, as of the last scan.',
    query: ListGoals,
    returns: GoalList,
  }),
  operation({
    ...writing,
    id: 'create_goal',
    address: 'POST /v1/projects/{projectId}/goals',
    summary: 'Set a goal',
    description:
      'Returns how often the project has moved that far before, and the probability of reaching the target.',
    body: CreateGoal,
    returns: Goal,
  }),
  operation({
    ...reading,
    id: 'get_goal',
    address: 'GET /v1/projects/{projectId}/goals/{goalId}',
    summary: 'Read a goal',
    description: 'Figure, pace, milestones, and the probability of the target.',
    returns: Goal,
  }),
  operation({
    ...writing,
    id: 'update_goal',
    address: 'PATCH /v1/projects/{projectId}/goals/{goalId}',
    summary: 'Change a goal',
    description: 'A new target or date is assessed again.',
    body: UpdateGoal,
    returns: Goal,
  }),
  operation({
    ...writing,
    id: 'delete_goal',
    address: 'DELETE /v1/projects/{projectId}/goals/{goalId}',
    summary: 'Delete a goal',
    description: 'Its events remain in the log.',
    returns: deleted,
  }),
]);
