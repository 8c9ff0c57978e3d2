import { createHash, randomBytes } from 'node:crypto';
import type { Environment } from '../../environment/index.ts';
import { instant, ServiceError } from '../../kernel/index.ts';
import { insertAttempt, takeAttemptRow } from './queries.ts';

export type AttemptKind = 'passkey' | 'new_passkey' | 'oidc';

const minutes = 10;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Keeps what the browser's next request is checked against; the token is for its cookie. */
export async function beginAttempt(
  { database, now }: Pick<Environment, 'database' | 'now'>,
  kind: AttemptKind,
  expected: Record<string, string>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const until = instant(new Date(now().getTime() + minutes * 60_000));
  await insertAttempt(database, { hash: hashOf(token), kind, expected, until });
  return token;
}

/** Works once. Throws unauthenticated. */
export async function takeAttempt(
  { database }: Pick<Environment, 'database'>,
  kind: AttemptKind,
  token: string,
): Promise<Record<string, string>> {
  const expected = await takeAttemptRow(database, kind, hashOf(token));
  if (expected) return expected;
  throw new ServiceError('unauthenticated', 'This took too long, or began in another browser. Try again.');
}
