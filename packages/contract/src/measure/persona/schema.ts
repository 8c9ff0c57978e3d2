import { z } from 'zod';
import { entity } from '../../kernel/entity.ts';

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
    .meta({ description: 'Their requirements and exclusions.', example: ['has no IT department'] }),
  earlierQuestions: z
    .array(line(300))
    .max(10)
    .meta({ description: 'Their earlier questions; none: each answer starts fresh.' }),
};

export const personas = entity({
  one: 'persona',
  path: '/v1/projects/{projectId}/personas',
  reading: { scope: 'projects:read', fine: 'personas:read' },
  writing: { scope: 'projects:write', fine: 'personas:write' },
  description: 'Who is asking; sent to engines that accept it.',
  fields,
  defaults: { constraints: [], earlierQuestions: [] },
  added: {
    version: z.int().meta({ description: 'Incremented with each change; scans keep the version they used.' }),
    sentAs: z.string().meta({ description: 'The text sent to engines.' }),
  },
  query: { search: z.string().max(120).optional().meta({ description: 'Part of the name.' }) },
});

export type Persona = z.output<typeof personas.schema>;
export const CreatePersona = personas.create;
export const ListPersonas = personas.query;
