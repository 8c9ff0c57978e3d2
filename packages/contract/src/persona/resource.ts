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
      'People who may ask: role, constraints and earlier questions, newest first. A scan can name one.',
  }),
  operations.create({
    ...writing,
    summary: 'Create a persona',
    description:
      'A scan that names it in config.personaId tells engines who asks; generate_prompts asks for whom it is.',
    errors: ['conflict'],
  }),
  operations.update({
    ...writing,
    summary: 'Change a persona',
    description: 'Makes a new version, which comparisons of scans across it mention. What is left out stays.',
  }),
  operations.delete({
    ...writing,
    summary: 'Remove a persona',
    description: 'New scans cannot use it; earlier ones keep it.',
  }),
]);
