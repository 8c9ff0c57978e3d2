import { resource } from '../kernel/operation.ts';
import { savedViews } from './schema.ts';

const reading = { scope: 'projects:read', fine: 'views:read' } as const;
const writing = { scope: 'projects:write', fine: 'views:write' } as const;
const { operations } = savedViews;

export const savedViewOperations = resource('Saved views', [
  operations.list({
    ...reading,
    summary: 'List saved views',
    description: 'Shared views and those of this key, newest first or by name.',
  }),
  operations.create({
    ...writing,
    summary: 'Save a view',
    description: 'Keeps filters, columns and a period under a name, for this key or for the whole workspace.',
  }),
  operations.get({
    ...reading,
    summary: 'Read a saved view',
    description: 'One view: its operation, filters, columns and period.',
  }),
  operations.update({
    ...writing,
    summary: 'Change or share a view',
    description: 'What is left out stays. Only the key that made a view can make it private again.',
    errors: ['conflict'],
  }),
  operations.delete({
    ...writing,
    summary: 'Delete a saved view',
    description: 'It disappears for everyone it was shared with; the data stays.',
  }),
]);
