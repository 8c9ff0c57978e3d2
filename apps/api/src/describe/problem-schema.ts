import { errorCatalogue, fieldRules, keysOf } from '@svc/contract/kernel';
import { z } from 'zod';

const codes = keysOf(errorCatalogue);

export const problemSchema = z
  .object({
    type: z.string().meta({ description: 'Address of the entry in the documentation.' }),
    title: z.string(),
    status: z.int(),
    detail: z.string().meta({ description: 'What is wrong and what to do next.' }),
    instance: z.string().meta({ description: 'The request id.' }),
    code: z.enum(codes).meta({ description: 'Stable code: branch on this.' }),
    next: z.string().optional().meta({
      description: 'The call that helps: the last sentence of `detail`, which people can do without.',
    }),
    errors: z
      .array(
        z.object({
          path: z.string(),
          expected: z.string(),
          rule: z
            .enum(fieldRules)
            .optional()
            .meta({ description: 'The rule it breaks, where a single one applies.' }),
          limit: z.number().optional().meta({ description: 'The limit, for a rule that counts.' }),
          received: z.unknown().optional(),
          allowed: z.array(z.unknown()).optional(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'Problem', description: 'RFC 9457 problem details.' });
