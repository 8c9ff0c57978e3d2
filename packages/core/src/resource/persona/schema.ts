import { z } from 'zod';
import { id, listOf, page, timestamp } from '../../kernel/index.ts';

const line = (most: number) => z.string().trim().min(1).max(most);

const fields = {
  name: line(120).meta({ description: 'Its name in lists.', example: 'Small law firm' }),
  role: line(300).meta({
    description: 'Completes the sentence “The person who asks is …”.',
    example: 'a lawyer who runs a firm of four',
  }),
  constraints: z
    .array(line(300))
    .max(10)
    .meta({ description: 'What they need or rule out.', example: ['has no IT department'] }),
  earlierQuestions: z
    .array(line(300))
    .max(10)
    .meta({ description: 'What they asked before; none: each answer starts afresh.' }),
};

export const Persona = z
  .strictObject({
    id: id('persona', 'The persona.'),
    projectId: id('project', 'Its project.'),
    ...fields,
    version: z
      .int()
      .meta({ description: 'Raised with each change; scans keep the version that they asked as.' }),
    sentAs: z.string().meta({ description: 'What engines are told.' }),
    createdAt: timestamp('When it was made.'),
    updatedAt: timestamp('When it last changed.'),
  })
  .meta({ id: 'Persona', description: 'Who asks: told to engines whose requests have a place for it.' });
export type Persona = z.output<typeof Persona>;
export const PersonaList = listOf('PersonaList', Persona);

export const CreatePersona = z
  .strictObject({
    ...fields,
    constraints: fields.constraints.default([]),
    earlierQuestions: fields.earlierQuestions.default([]),
  })
  .meta({ id: 'CreatePersona' });
export type CreatePersona = z.output<typeof CreatePersona>;

export const UpdatePersona = z.strictObject(fields).partial().meta({ id: 'UpdatePersona' });
export type UpdatePersona = z.output<typeof UpdatePersona>;

const projectId = id('project', 'The project.');
export const ProjectOfPersonas = z.strictObject({ projectId });
export const PersonaParams = z.strictObject({ projectId, personaId: id('persona', 'The persona.') });
export type PersonaParams = z.output<typeof PersonaParams>;

export const ListPersonas = z.strictObject({
  ...page,
  search: z.string().max(120).optional().meta({ description: 'Part of the name.' }),
});
export type ListPersonas = z.output<typeof ListPersonas>;
