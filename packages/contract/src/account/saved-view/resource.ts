import { resource } from '../../kernel/operation.ts';
import { savedViews } from './schema.ts';

const { operations } = savedViews;

export const savedViewOperations = resource('Saved views', [
  operations.list('List saved views', 'Shared views and those of this key, newest first or by name.'),
  operations.create(
    'Save a view',
    'Keeps filters, columns and a period under a name, for this key or for the whole workspace.',
  ),
  operations.get('Read a saved view', 'One view: its operation, filters, columns and period.'),
  operations.update(
    'Change or share a view',
    'Omitted fields keep their value. Only the key that made a view can make it private again.',
    { errors: ['conflict'] },
  ),
  operations.delete('Delete a saved view', 'It disappears for everyone it was shared with; the data stays.'),
]);
