import { createHmac, timingSafeEqual } from 'node:crypto';
import { scopeIn } from '@svc/db';
import type { Environment } from '../../../environment/index.ts';
import { instant } from '../../../kernel/index.ts';
import { contentTypes, copyOf, type FileName, fileKey } from './files.ts';
import { readContent } from './queries.ts';
import {
  countGuess,
  countView,
  type FoundShare,
  findByToken,
  forgetGuesses,
  readSecret,
} from './queries-share.ts';
import { policyOf } from './render/html.ts';
import { hashToken, isPassword } from './share.ts';

const mostGuesses = 5;
const guessMinutes = 15;
const passHours = 12;

export interface OpenedFile {
  contentType: string;
  size: number;
  body: ReadableStream<Uint8Array>;
  /** For pages. */
  policy: string;
}

export type Opened =
  | { kind: 'file'; file: OpenedFile }
  | { kind: 'gone' | 'not_built' | 'password_needed' | 'password_wrong' }
  | { kind: 'too_many_guesses'; retryAfter: number };

export interface Visit {
  token: string;
  file: FileName;
  /** Credentials of the visitor; `pass` was given earlier for the right password. */
  password?: string | undefined;
  pass?: string | undefined;
}

/** A pass of a password: of this share and this password alone, until it ends. */
function passOf(share: FoundShare, passwordHash: Buffer, until: number): string {
  const mac = createHmac('sha256', passwordHash).update(`${share.id}|${until}`).digest('base64url');
  return `${until}.${mac}`;
}

function isPass(pass: string, share: FoundShare, passwordHash: Buffer, now: Date): boolean {
  const until = Number(pass.split('.')[0]);
  if (!Number.isSafeInteger(until) || until < now.getTime()) return false;
  const [given, right] = [pass, passOf(share, passwordHash, until)].map((text) => Buffer.from(text));
  return (
    given?.length === right?.length &&
    given !== undefined &&
    right !== undefined &&
    timingSafeEqual(given, right)
  );
}

/** Content of a link, for anyone who has it. A wrong, revoked, expired or missing link all look the same. */
export async function openShare(environment: Environment, visit: Visit): Promise<Opened> {
  const { database, objects, now } = environment;
  const at = instant(now());
  const share = await findByToken(database, hashToken(visit.token), at);
  if (!share) return { kind: 'gone' };
  const { workspaceId, reportId, id } = share;
  const scope = scopeIn(database, workspaceId);
  const secret = await readSecret(scope, id);
  if (!secret) return { kind: 'gone' };
  const refused = await checkPassword(environment, share, secret, visit);
  if (refused) return refused;
  const content = await readContent(scope, reportId);
  const found =
    content &&
    (await objects.get(fileKey({ workspaceId, reportId }, copyOf(content, secret.redacted), visit.file)));
  if (!content || !found) return { kind: 'not_built' };
  if (visit.file !== 'badge.svg') await countView(scope, id, at);
  return {
    kind: 'file',
    file: { ...found, contentType: contentTypes[visit.file], policy: policyOf(content) },
  };
}

type Secret = NonNullable<Awaited<ReturnType<typeof readSecret>>>;

async function checkPassword(
  { database, now }: Environment,
  share: FoundShare,
  { salt, hash }: Secret,
  { password, pass }: Visit,
): Promise<Exclude<Opened, { kind: 'file' }> | null> {
  if (!salt || !hash) return null;
  if (pass !== undefined && isPass(pass, share, hash, now())) return null;
  if (password === undefined) return { kind: 'password_needed' };
  const scope = scopeIn(database, share.workspaceId);
  const guess = { most: mostGuesses, minutes: guessMinutes, at: instant(now()) };
  // Counted first: many at once do not slip through.
  const { allowed, retryAfter } = await countGuess(scope, share.id, guess);
  if (!allowed) return { kind: 'too_many_guesses', retryAfter };
  if (!(await isPassword(password, { salt, hash }))) return { kind: 'password_wrong' };
  await forgetGuesses(scope, share.id);
  return null;
}

/** A pass for the right password, which the browser keeps; null: the password is wrong or the link has none. */
export async function takePass(
  environment: Environment,
  { token, password }: { token: string; password: string },
): Promise<{ pass: string; hours: number } | Exclude<Opened, { kind: 'file' }>> {
  const { database, now } = environment;
  const share = await findByToken(database, hashToken(token), instant(now()));
  if (!share) return { kind: 'gone' };
  const secret = await readSecret(scopeIn(database, share.workspaceId), share.id);
  if (!secret?.hash) return { kind: 'gone' };
  const refused = await checkPassword(environment, share, secret, { token, file: 'report.html', password });
  if (refused) return refused;
  return { pass: passOf(share, secret.hash, now().getTime() + passHours * 3_600_000), hours: passHours };
}
