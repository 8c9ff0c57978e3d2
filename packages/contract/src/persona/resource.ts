import { resource } from '../kernel/operation.ts';
import { personas } from './schema.ts';

const writing = { scope: 'projects:write', fine: 'personas:write' } as const;
const { operations } = personas;

export const personaOperations = resource('Personas', [
  operations.list({
    scope: 'projects:read',
    fine: 'personas:read',
    summary: 'List personas',
    description:
      'People who might ask: role, constraints and earlier questions, newest first. A scan can use one.',
  }),
  operations.create({
    ...writing,
    summary: 'Create a persona',
    description:
      'A scan with it in config.personaId tells engines who is asking; generate_prompts writes prompts for it.',
    errors: ['conflict'],
  }),
  operations.update({
    ...writing,
    summary: 'Change a persona',
    description:
      'Makes a new version; comparisons of scans across versions say so. Omitted fields keep their value.',
  }),
  operations.delete({
    ...writing,
    summary: 'Remove a persona',
    description: 'New scans cannot use it; earlier ones keep it.',
  }),
]);
