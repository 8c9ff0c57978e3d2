import { errorCatalogue, fieldRules, keysOf } from '@svc/core/kernel';
import { z } from 'zod';
import type { Caller } from './middleware/authenticate.ts';
import type { Told } from './middleware/rate-limit.ts';

/** What the middleware leaves for the routes. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** Of the caller, also behind proxies. */
    ip: string;
    /** The caller came over TLS, which a proxy ended. */
    secure: boolean;
    caller: Caller;
    rate: readonly Told[];
  };
}

const codes = keysOf(errorCatalogue);

export const problemSchema = z
  .object({
    type: z.string().meta({ description: 'Address of the entry in the documentation.' }),
    title: z.string(),
    status: z.int(),
    detail: z.string().meta({ description: 'What is wrong here and what to do next.' }),
    instance: z.string().meta({ description: 'The request id.' }),
    code: z.enum(codes).meta({ description: 'Stable: branch on this.' }),
    errors: z
      .array(
        z.object({
          path: z.string(),
          expected: z.string(),
          rule: z
            .enum(fieldRules)
            .optional()
            .meta({ description: 'The plain rule that it breaks, where one says it all.' }),
          limit: z.number().optional().meta({ description: 'Of a rule that counts.' }),
          received: z.unknown().optional(),
          allowed: z.array(z.unknown()).optional(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'Problem', description: 'RFC 9457 problem details.' });
