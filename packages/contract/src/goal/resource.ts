import { resource } from '../kernel/operation.ts';
import { goals } from './schema.ts';

const reading = { scope: 'projects:read', fine: 'goals:read' } as const;
const writing = { scope: 'projects:write', fine: 'goals:write' } as const;

const { operations } = goals;

export const goalOperations = resource('Goals', [
  operations.list({
    ...reading,
    summary: 'List goals',
    description: 'Newest first, as of the last scan.',
  }),
  operations.create({
    ...writing,
    summary: 'Set a goal',
    description:
      'Returns how often the project has moved that far before, and the probability of reaching the target.',
  }),
  operations.get({
    ...reading,
    summary: 'Read a goal',
    description: 'Figure, pace, milestones, and the probability of the target.',
  }),
  operations.update({
    ...writing,
    summary: 'Change a goal',
    description: 'A new target or date is assessed again.',
  }),
  operations.delete({
    ...writing,
    summary: 'Delete a goal',
    description: 'Its events remain in the log.',
  }),
]);
