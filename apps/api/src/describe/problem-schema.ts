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
    requiredScope: z
      .string()
      .optional()
      .meta({ description: 'Of insufficient_scope: the scope that is missing, where one is.' }),
    required: z
      .int()
      .optional()
      .meta({ description: 'Of insufficient_credits: the most that the call could cost.' }),
    available: z.int().optional().meta({ description: 'Of insufficient_credits: what may still be spent.' }),
    monthlyCreditCap: z
      .int()
      .optional()
      .meta({ description: 'Of insufficient_credits: the key’s cap for the month, where it is in the way.' }),
    budgetId: z
      .string()
      .optional()
      .meta({ description: 'Of insufficient_credits: the budget that is in the way.' }),
    hardLimit: z.int().optional().meta({ description: 'Of insufficient_credits: what that budget allows.' }),
    resetsAt: z
      .string()
      .optional()
      .meta({ description: 'Of insufficient_credits: the day on which that budget begins anew.' }),
    limit: z.int().optional().meta({ description: 'Of quota_exceeded: how many the plan includes.' }),
    used: z.int().optional().meta({ description: 'Of quota_exceeded: how many there are.' }),
    gatedOperation: z
      .string()
      .optional()
      .meta({ description: 'Of conflict: the operation that needs an administrator’s approval.' }),
  })
  .meta({ id: 'Problem', description: 'RFC 9457 problem details.' });
