import type { CalledFrom } from '@svc/core/kernel';
import type { Context } from 'hono';
import type { AppEnv } from '../schema.ts';

/** What the audit log notes about a caller besides its identity. */
export const calledFrom = (c: Context<AppEnv>): CalledFrom => ({
  agent: c.req.header('user-agent')?.slice(0, 200) ?? null,
  address: c.get('ip') || null,
});
