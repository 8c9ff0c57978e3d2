import {
  audit,
  type Context,
  type List,
  newId,
  notFound,
  ServiceError,
  transaction,
} from '../../kernel/index.ts';
import { getProject, readInProject } from '../project/index.ts';
import { countPersonas, findPersona, insertPersona, listPersonaRows, updatePersonaRow } from './queries.ts';
import type { CreatePersona, ListPersonas, Persona, PersonaParams, UpdatePersona } from './schema.ts';

const mostPersonas = 100;

export async function listPersonas(
  context: Context,
  input: ListPersonas & { projectId: string },
): Promise<List<Persona>> {
  return readInProject(context, input, () => listPersonaRows(context, input.projectId, input));
}

/** Throws not_found, also for one that was removed. */
export async function getPersona(context: Context, input: PersonaParams): Promise<Persona> {
  await getProject(context, input);
  const found = await findPersona(context, input.projectId, input.personaId);
  if (!found) throw notFound('persona', input.personaId, `GET /v1/projects/${input.projectId}/personas`);
  return found;
}

export const createPersona = (
  context: Context,
  { projectId, ...persona }: CreatePersona & { projectId: string },
): Promise<Persona> =>
  transaction(context, async (context) => {
    await getProject(context, { projectId });
    if ((await countPersonas(context, projectId)) >= mostPersonas)
      throw new ServiceError('conflict', `A project has ${mostPersonas} personas at most. Remove one.`);
    const id = newId('persona');
    await insertPersona(context, { id, projectId }, persona);
    await audit(context, 'persona.created', id, { ...persona });
    return getPersona(context, { projectId, personaId: id });
  });

/** A change makes a version: comparisons of scans say that who asks has changed. */
export const updatePersona = (
  context: Context,
  { projectId, personaId, ...changes }: UpdatePersona & PersonaParams,
): Promise<Persona> =>
  transaction(context, async (context) => {
    const before = await getPersona(context, { projectId, personaId });
    const { earlierQuestions, ...same } = changes;
    await updatePersonaRow(context, personaId, {
      ...same,
      ...(earlierQuestions && { earlier_questions: earlierQuestions }),
      version: before.version + 1,
    });
    await audit(context, 'persona.updated', personaId, { before, after: changes });
    return getPersona(context, { projectId, personaId });
  });

/** Earlier scans keep the persona that they asked with. */
export const deletePersona = (
  context: Context,
  input: PersonaParams,
): Promise<{ id: string; deleted: true }> =>
  transaction(context, async (context) => {
    const { id, name } = await getPersona(context, input);
    await updatePersonaRow(context, id, { deleted_at: context.now().toISOString() });
    await audit(context, 'persona.deleted', id, { name });
    return { id, deleted: true };
  });
