import type { Environment } from '@svc/core/environment';
import { ServiceError } from '@svc/core/kernel';
import type { Opened } from '@svc/core/resource/account/session';
import type { Context } from 'hono';
import type { z } from 'zod';
import { assertOwnPage, setSessionCookie, shownBy } from '../../middleware/session-cookie.ts';
import type { AppEnv } from '../../schema.ts';
import { validationError } from '../../validation/index.ts';

export const fresh = { 'cache-control': 'no-store' };

/** The token of the browser's session. Throws unauthenticated. */
export function tokenOf(c: Context<AppEnv>, environment: Environment): string {
  const { cookie } = shownBy(c, environment);
  if (cookie === undefined) throw new ServiceError('unauthenticated', 'You are not signed in.');
  return cookie.slice(0, 100);
}

/** Reads the body that a page of this service sent. Throws insufficient_scope for any other page, and validation_error. */
export async function readBody<S extends z.ZodObject>(
  c: Context<AppEnv>,
  environment: Environment,
  schema: S,
): Promise<z.output<S>> {
  assertOwnPage(c, environment);
  const input: unknown = await c.req.json().catch(() => null);
  const read = schema.safeParse(input);
  if (!read.success) throw validationError(read.error, { target: 'json', schema, input });
  return read.data;
}

export function signIn(c: Context<AppEnv>, environment: Environment, opened: Opened): Response {
  setSessionCookie(c, environment, opened);
  return c.json({ expiresAt: opened.expiresAt }, 201, fresh);
}
