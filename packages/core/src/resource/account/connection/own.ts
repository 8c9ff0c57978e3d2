import type { ApiKey } from '@svc/contract/account/api-key';
import { type Environment, runContext } from '../../../environment/index.ts';
import { type CalledFrom, newId, ServiceError } from '../../../kernel/index.ts';
import { endOwnConnection, listOwnConnections } from '../api-key/index.ts';
import type { Session } from '../session/index.ts';
import { sessionsOf } from './service.ts';

/** A program that the person let in, and where. */
export interface ListedConnection
  extends Pick<
    ApiKey,
    | 'id'
    | 'name'
    | 'client'
    | 'mode'
    | 'scopes'
    | 'projectIds'
    | 'monthlyCreditCap'
    | 'createdAt'
    | 'expiresAt'
    | 'lastUsedAt'
  > {
  workspace: { id: string; name: string };
}

const contextOf = (environment: Environment, { workspace, actor }: Session, from: CalledFrom) =>
  runContext(environment, { workspace, actor: { ...actor, ...from }, requestId: newId('request') });

/** All programs that the signed-in person has connected, whatever their role. Throws unauthenticated. */
export async function listConnectionsOf(
  environment: Environment,
  token: string,
  from: CalledFrom,
): Promise<ListedConnection[]> {
  const { there } = await sessionsOf(environment, token);
  const listed: ListedConnection[] = [];
  for (const session of there) {
    const { id, name } = session.workspace;
    for (const key of await listOwnConnections(contextOf(environment, session, from))) {
      const { mode, client, scopes, projectIds, monthlyCreditCap, createdAt, expiresAt, lastUsedAt } = key;
      listed.push({
        ...{ id: key.id, name: key.name, client, mode, scopes, projectIds, monthlyCreditCap },
        ...{ createdAt, expiresAt, lastUsedAt, workspace: { id, name } },
      });
    }
  }
  return listed;
}

/** Disconnects one of them. Throws unauthenticated, not_found. */
export async function endConnectionOf(
  environment: Environment,
  { token, keyId, workspaceId }: { token: string; keyId: string; workspaceId: string },
  from: CalledFrom,
): Promise<void> {
  const { there } = await sessionsOf(environment, token);
  const session = there.find(({ workspace }) => workspace.id === workspaceId);
  if (!session) throw new ServiceError('not_found', 'You are not a member of this workspace.');
  await endOwnConnection(contextOf(environment, session, from), keyId);
}
