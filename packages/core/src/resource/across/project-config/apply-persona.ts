import type { ProjectConfig } from '@svc/contract/across/project-config';
import type { Persona } from '@svc/contract/measure/persona';
import type { RunContext } from '../../../environment/index.ts';
import { createPersona, deletePersona, updatePersona } from '../../measure/persona/index.ts';
import { byName } from './part.ts';

const name = (persona: { name: string }) => persona.name;

/** Matches personas by name: changes those that differ, adds and removes the others. */
export async function applyPersonas(
  context: RunContext,
  projectId: string,
  standing: readonly Persona[],
  wanted: ProjectConfig['personas'],
): Promise<void> {
  const known = byName(standing, name);
  const target = byName(wanted, name);
  for (const [key, persona] of known)
    if (!target.has(key)) await deletePersona(context, { projectId, personaId: persona.id });
  for (const [key, persona] of target) {
    const before = known.get(key);
    if (!before) await createPersona(context, { projectId, ...persona });
    else if (differs(before, persona))
      await updatePersona(context, { projectId, personaId: before.id, ...persona });
  }
}

const differs = (before: Persona, after: ProjectConfig['personas'][number]): boolean =>
  before.role !== after.role ||
  JSON.stringify([before.constraints, before.earlierQuestions]) !==
    JSON.stringify([after.constraints, after.earlierQuestions]);
