import { resource } from '../../kernel/operation.ts';
import { personas } from './schema.ts';

const { operations } = personas;

export const personaOperations = resource('Personas', [
  operations.list(
    'List personas',
    'People who might ask: role, constraints and earlier questions, newest first. A scan can use one.',
  ),
  operations.create(
    'Create a persona',
    'A scan with it in config.personaId tells engines who is asking; generate_prompts writes prompts for it.',
    { errors: ['conflict'] },
  ),
  operations.update(
    'Change a persona',
    'Makes a new version; comparisons of scans across versions say so. Omitted fields keep their value.',
  ),
  operations.delete('Remove a persona', 'New scans cannot use it; earlier ones keep it.'),
]);
