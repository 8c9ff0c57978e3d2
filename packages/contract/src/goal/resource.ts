import { resource } from '../kernel/operation.ts';
import { goals } from './schema.ts';

const reading = { scope: 'projects:read', fine: 'goals:read' } as const;
const writing = { scope: 'projects:write', fine: 'goals:write' } as const;

const { operations } = goals;

export const goalOperations = resource('Goals', [
  operations.list({
    ...reading,
    summary: 'List goals',
    description: 'The newest first, as the last scan left them.',
  }),
  operations.create({
    ...writing,
    summary: 'Set a goal',
    description: 'Tells how often the project moved that far before, and how probable the target is.',
  }),
  operations.get({
    ...reading,
    summary: 'Read a goal',
    description: 'Figure, pace, milestones, and the probability of the target.',
  }),
  operations.update({
    ...writing,
    summary: 'Change a goal',
    description: 'A new target or day is assessed again.',
  }),
  operations.delete({
    ...writing,
    summary: 'Delete a goal',
    description: 'Its events remain in the log.',
  }),
]);
