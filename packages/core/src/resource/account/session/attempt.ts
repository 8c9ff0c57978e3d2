import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Environment } from '../../../environment/index.ts';
import { ServiceError } from '../../../kernel/index.ts';
import { linkSecretOf, openSigned, sign } from '../../../object-store/index.ts';
import { insertAttempt, takeAttemptRow, useAttempt } from './queries.ts';

export type AttemptKind = 'passkey' | 'new_passkey' | 'oidc';

type Place = Pick<Environment, 'database' | 'now'>;

const minutes = 10;
/** The most rows within ten seconds, over all processes: before the sign-in there is nothing that tells people apart. */
const most = 600;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const kept = z.strictObject({
  kind: z.enum(['passkey', 'new_passkey', 'oidc']),
  expected: z.record(z.string(), z.string()),
  until: z.int(),
  once: z.string(),
});

/**
 * Stores what the browser's next request is checked against, and returns the token for its cookie. During a flood the
 * signed cookie itself holds it: no table fills up, and people can still sign in.
 */
export async function beginAttempt(
  { database, now }: Place,
  kind: AttemptKind,
  expected: Record<string, string>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  if (await insertAttempt(database, { hash: hashOf(token), kind, expected, minutes, most })) return token;
  const held: z.output<typeof kept> = {
    kind,
    expected,
    until: now().getTime() + minutes * 60_000,
    once: token,
  };
  return sign(await linkSecretOf(database)(), 'sign-in:', held);
}

/** Works once. Throws unauthenticated. */
export async function takeAttempt(
  place: Place,
  kind: AttemptKind,
  token: string,
): Promise<Record<string, string>> {
  const expected = token.includes('.')
    ? await takeSigned(place, kind, token)
    : await takeAttemptRow(place.database, kind, hashOf(token));
  if (expected) return expected;
  throw new ServiceError(
    'unauthenticated',
    'This took too long or was started in another browser. Try again.',
  );
}

async function takeSigned(
  { database, now }: Place,
  kind: AttemptKind,
  token: string,
): Promise<Record<string, string> | null> {
  const found = openSigned(await linkSecretOf(database)(), 'sign-in:', token);
  if (found === null) return null;
  const held = kept.parse(found);
  if (held.kind !== kind || held.until < now().getTime()) return null;
  const first = await useAttempt(database, kind, hashOf(held.once), new Date(held.until));
  return first ? held.expected : null;
}
