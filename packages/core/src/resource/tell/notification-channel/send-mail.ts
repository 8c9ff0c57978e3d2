import { scopeOf } from '@svc/db';
import type { Environment } from '../../../environment/index.ts';
import { type Settled, sendMail } from '../../../mail/index.ts';
import { noteArrival } from './queries.ts';

/** Sends a mail. Its channel shows when the mail server refuses one, and when it accepts one again. */
export async function sendMailOf(
  environment: Environment,
  mail: { workspaceId: string; mailId: string },
): Promise<Settled> {
  const settled = await sendMail(environment, mail);
  if (settled.channelId === undefined) return settled;
  const db = environment.database.forWorkspace(mail.workspaceId);
  await noteArrival(scopeOf(db, mail.workspaceId), settled.channelId, settled.reason ?? null);
  return settled;
}
