import { z } from 'zod';
import { entity } from '../kernel/entity.ts';

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

export const personas = entity({
  ...{
    one: 'persona',
    many: 'personas',
    schema: 'Persona',
    kind: 'persona',
    param: 'personaId',
    noun: 'persona',
  },
  path: '/v1/projects/{projectId}/personas',
  description: 'Who asks: told to engines whose requests have a place for it.',
  fields,
  defaults: { constraints: [], earlierQuestions: [] },
  added: {
    version: z
      .int()
      .meta({ description: 'Raised with each change; scans keep the version that they asked as.' }),
    sentAs: z.string().meta({ description: 'What engines are told.' }),
  },
  query: { search: z.string().max(120).optional().meta({ description: 'Part of the name.' }) },
});

export type Persona = z.output<typeof personas.schema>;
export const CreatePersona = personas.create;
export const ListPersonas = personas.query;
