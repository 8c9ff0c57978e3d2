import type { Kind } from '@svc/contract/tell/notification-channel';
import { z } from 'zod';
import { GuardError, type GuardedFetch } from '../../../guard/index.ts';
import { say } from '../../../i18n/index.ts';
import { invalid } from '../../../kernel/index.ts';
import { post } from '../webhook/index.ts';
import { discordBody, type Message, slackBody, teamsBody } from './message.ts';

/** The part of a channel that is stored sealed. */
const target = z.strictObject({ address: z.string(), signing: z.string().nullable() });
export type Target = z.output<typeof target>;

export const writeTarget = (one: Target): string => JSON.stringify(one);
export const readTarget = (text: string): Target => target.parse(JSON.parse(text));

/** Sent by the Slack app that is connected to the project, not by a webhook. */
export const isSlackChannel = (address: string): boolean =>
  /^(?:#[\p{L}\p{N}_-]{1,80}|[CG][A-Z0-9]{6,30})$/u.test(address);

/** Throws validation_failed. The address itself is never shown again. */
export function checkAddress(kind: Kind, address: string, checkUrl: (url: string) => URL): string {
  if (kind === 'email') {
    if (!z.email().max(254).safeParse(address).success)
      throw invalid('address', 'This is not an e-mail address.', { expected: 'such as team@example.com' });
    const [name = '', host = ''] = address.split('@');
    return `${name.slice(0, 1)}…@${host}`;
  }
  if (kind === 'slack' && isSlackChannel(address)) return address;
  try {
    return `${checkUrl(address).host}/…`;
  } catch (error) {
    if (!(error instanceof GuardError)) throw error;
    throw invalid('address', error.message, { expected: 'the public URL of an incoming webhook' });
  }
}

export interface Told {
  delivered: boolean;
  detail: string;
  retryAfter: number | null;
}

const bodies = { slack: slackBody, teams: teamsBody, discord: discordBody } as const;

/** Posts to a chat or a signed webhook, and says what came of it. */
export async function tell(
  fetch: GuardedFetch,
  kind: Exclude<Kind, 'email'>,
  { address, signing }: Target,
  told: { message: Message; envelope: object; id: string; requestId: string | null },
  now: Date,
): Promise<Told> {
  const body = JSON.stringify(kind === 'webhook' ? told.envelope : bodies[kind](told.message));
  const { id, requestId } = told;
  const secrets = signing === null ? [] : [signing];
  const { delivered, attempt, retryAfter } = await post(
    fetch,
    { url: address, id, body, requestId, secrets },
    now,
  );
  return {
    delivered,
    detail: attempt.error ?? say({ id: 'webhook.answered', values: { status: attempt.status } }),
    retryAfter,
  };
}
