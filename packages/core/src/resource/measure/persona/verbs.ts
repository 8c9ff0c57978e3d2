import { personaOperations, personas } from '@svc/contract/measure/persona';
import { everyone, everyRow, plainVerbs } from '../../../entity/index.ts';
import { implement } from '../../../implement/index.ts';
import { ServiceError } from '../../../kernel/index.ts';
import { readInProject } from '../../account/project/index.ts';
import { countPersonas } from './queries.ts';
import { personaText } from './text.ts';

const mostPersonas = 100;

export const {
  list: listPersonas,
  get: getPersona,
  create: createPersona,
  update: updatePersona,
  delete: deletePersona,
  byId,
} = plainVerbs(personas, {
  table: 'persona',
  within: readInProject,
  visible: everyRow,
  mayRead: everyone,
  async mayCreate(context, _persona, { projectId }) {
    if ((await countPersonas(context, projectId)) >= mostPersonas)
      throw new ServiceError(
        'conflict',
        `A project can have up to ${mostPersonas} personas. Remove one first.`,
      );
  },
  mayChange: everyone,
  mayDelete: everyone,
  // Comparisons of scans say that who asks has changed.
  changed: (_context, { version }) => ({ version: version + 1 }),
  computed: { sentAs: personaText },
  search: 'name',
  // Earlier scans keep the persona that they asked with.
  marked: true,
});

export const personaVerbs = implement(personaOperations, {}, byId);
