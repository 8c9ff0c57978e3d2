import { createHash, randomBytes } from 'node:crypto';
import type { Environment } from '../../environment/index.ts';
import { ServiceError } from '../../kernel/index.ts';
import { insertAttempt, takeAttemptRow } from './queries.ts';

export type AttemptKind = 'passkey' | 'new_passkey' | 'oidc';

const minutes = 10;
/** Within ten seconds, over all processes: whoever begins has shown nothing yet that could be counted instead. */
const most = 600;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Keeps what the browser's next request is checked against; the token is for its cookie. Throws rate_limited. */
export async function beginAttempt(
  { database }: Pick<Environment, 'database'>,
  kind: AttemptKind,
  expected: Record<string, string>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const attempt = { hash: hashOf(token), kind, expected, minutes };
  // Who makes a passkey is signed in.
  const pace = kind === 'new_passkey' ? 1_000_000_000 : most;
  if (!(await insertAttempt(database, { ...attempt, most: pace })))
    throw new ServiceError('rate_limited', 'Too many are signing in at once. Try again in ten seconds.', {
      retryAfter: 10,
    });
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
