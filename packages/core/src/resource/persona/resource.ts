import { deleted, operation, resource } from '../../kernel/index.ts';
import {
  CreatePersona,
  ListPersonas,
  Persona,
  PersonaList,
  PersonaParams,
  ProjectOfPersonas,
  UpdatePersona,
} from './schema.ts';
import { createPersona, deletePersona, listPersonas, updatePersona } from './service.ts';

const personas = '/v1/projects/{projectId}/personas';
const writing = { scope: 'projects:write', fine: 'personas:write' } as const;

export const personaOperations = resource('Personas', [
  operation({
    id: 'list_personas',
    address: `GET ${personas}`,
    scope: 'projects:read',
    fine: 'personas:read',
    summary: 'List personas',
    description:
      'People who may ask: role, constraints and earlier questions, newest first. A scan can name one.',
    params: ProjectOfPersonas,
    query: ListPersonas,
    returns: PersonaList,
    run: listPersonas,
  }),
  operation({
    ...writing,
    id: 'create_persona',
    address: `POST ${personas}`,
    summary: 'Create a persona',
    description:
      'A scan that names it in config.personaId tells engines who asks; generate_prompts asks for whom it is.',
    params: ProjectOfPersonas,
    body: CreatePersona,
    returns: Persona,
    errors: ['conflict'],
    run: createPersona,
  }),
  operation({
    ...writing,
    id: 'update_persona',
    address: `PATCH ${personas}/{personaId}`,
    summary: 'Change a persona',
    description: 'Makes a new version, which comparisons of scans across it mention. What is left out stays.',
    params: PersonaParams,
    body: UpdatePersona,
    returns: Persona,
    run: updatePersona,
  }),
  operation({
    ...writing,
    id: 'delete_persona',
    address: `DELETE ${personas}/{personaId}`,
    summary: 'Remove a persona',
    description: 'New scans cannot use it; earlier ones keep it.',
    params: PersonaParams,
    returns: deleted,
    run: deletePersona,
  }),
]);
