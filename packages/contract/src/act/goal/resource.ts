import { resource } from '../../kernel/operation.ts';
import { goals } from './schema.ts';

const { operations } = goals;

export const goalOperations = resource('Goals', [
  operations.list('List goals', 'Newest first, as of the last scan.'),
  operations.create(
    'Set a goal',
    'Returns how often the project has moved that far before, and the probability of reaching the target.',
  ),
  operations.get('Read a goal', 'Figure, pace, milestones, and the probability of the target.'),
  operations.update('Change a goal', 'A new target or date is assessed again.'),
  operations.delete('Delete a goal', 'Its events remain in the log.'),
]);
