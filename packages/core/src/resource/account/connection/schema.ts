import { id } from '@svc/contract/kernel';
import { z } from 'zod';
import { grantableScopes } from './bundles.ts';

/** A person's answer to a program that asks for access. */
export const ConnectionAnswer = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('deny') }),
  z.strictObject({
    answer: z.literal('allow'),
    /** The session that the question was shown to. */
    sessionId: id('session', 'The session.'),
    workspaceId: id('workspace', 'The live workspace.'),
    mode: z.enum(['live', 'test']),
    scopes: z.array(z.enum(grantableScopes)).min(1).max(grantableScopes.length),
    /** null: all that the person sees. */
    projectIds: z.array(id('project', 'A project.')).min(1).max(500).nullable(),
    /** null: as much as there is; of test credits alone. */
    monthlyCreditCap: z.int().min(0).max(1_000_000_000).nullable(),
    days: z.int().min(1).max(365),
  }),
]);
export type ConnectionAnswer = z.output<typeof ConnectionAnswer>;
export type Allowed = Extract<ConnectionAnswer, { answer: 'allow' }>;
