import type { Environment } from '../../environment/index.ts';
import { type Settled, sendMail } from '../../mail/index.ts';
import { noteArrival } from './queries.ts';

/** Sends a mail. The channel that it is of shows when it is refused, and when one is taken again. */
export async function sendMailOf(
  environment: Environment,
  mail: { workspaceId: string; mailId: string },
): Promise<Settled> {
  const settled = await sendMail(environment, mail);
  if (settled.channelId === undefined) return settled;
  const db = environment.database.forWorkspace(mail.workspaceId);
  await noteArrival(db, mail.workspaceId, settled.channelId, settled.reason ?? null);
  return settled;
}
