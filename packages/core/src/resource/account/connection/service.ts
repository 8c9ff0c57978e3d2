import type { Plan } from '@svc/contract/kernel';
import { type Environment, runContext } from '../../../environment/index.ts';
import { type CalledFrom, holdsScope, newId, ServiceError, transaction } from '../../../kernel/index.ts';
import { connectKey } from '../api-key/index.ts';
import { readBalance } from '../credit/index.ts';
import { findSession, type Session } from '../session/index.ts';
import { grantableScopes, spendingScopes } from './bundles.ts';
import { findMemberships } from './queries.ts';
import type { Allowed } from './schema.ts';

/** A workspace that the person may let a program into. */
export interface Where {
  id: string;
  name: string;
  plan: Plan;
  /** The plan's access to the API. */
  api: 'none' | 'read' | 'full';
  hasTest: boolean;
  /** The grantable scopes that the role has. */
  scopes: string[];
  /** null: the role sees all. */
  projectIds: readonly string[] | null;
  credits: number;
  /** The default monthly limit. */
  usualCap: number;
}

const sessionOf = async (
  environment: Environment,
  token: string,
  wanted: string | null,
  test = false,
): Promise<Session | null> => findSession(environment, { token, wanted, test });

const signedOut = (): ServiceError => new ServiceError('unauthenticated', 'You are not signed in.');

async function whereOf(environment: Environment, { workspace, actor }: Session): Promise<Where> {
  const { limits, plan } = workspace;
  const { available } = await readBalance({ db: environment.database.forWorkspace(workspace.id), workspace });
  return {
    id: workspace.id,
    name: workspace.name,
    plan,
    api: limits.api,
    hasTest: workspace.twinId !== null,
    scopes: grantableScopes.filter((scope) => holdsScope(actor.scopes, scope)),
    projectIds: actor.projectIds,
    credits: available,
    usualCap: Math.min(500, Math.floor(limits.creditsPerMonth / 10)),
  };
}

/** The person's session, and what it is in each workspace of the organisation that they are a member of. Throws unauthenticated. */
export async function sessionsOf(
  environment: Environment,
  token: string,
): Promise<{ home: Session; there: Session[] }> {
  const home = await sessionOf(environment, token, null);
  if (!home) throw signedOut();
  const db = environment.database.forWorkspace(home.workspace.id);
  const there: Session[] = [];
  for (const { workspaceId } of await findMemberships(db, home.actor.memberId ?? '')) {
    const session = await sessionOf(environment, token, workspaceId);
    if (session) there.push(session);
  }
  return { home, there };
}

/** The signed-in person, and where they may allow a program. Throws unauthenticated. */
export async function askWhere(
  environment: Environment,
  token: string,
): Promise<{ session: Pick<Session, 'id'> & { name: string }; workspaces: Where[] }> {
  const { home, there } = await sessionsOf(environment, token);
  const workspaces: Where[] = [];
  for (const session of there) workspaces.push(await whereOf(environment, session));
  return { session: { id: home.id, name: home.actor.name }, workspaces };
}

/** The program that asks, as the authorization server identified it. */
export interface Program {
  clientId: string;
  name: string;
  redirectHost: string;
}

export interface Connected {
  /** `workspace.key`: what tokens name as their account. */
  account: string;
  scopes: string[];
  expiresAt: string;
}

/**
 * Lets a program in: makes the key that it acts with, for one member, workspace and data set. Throws unauthenticated,
 * conflict (another session), insufficient_scope, plan_required, validation_failed.
 */
export async function connect(
  environment: Environment,
  { token, program, ...allowed }: Allowed & { token: string; program: Program },
  from: CalledFrom,
): Promise<Connected> {
  const session = await sessionOf(environment, token, allowed.workspaceId, allowed.mode === 'test');
  if (!session) throw signedOut();
  if (session.id !== allowed.sessionId)
    throw new ServiceError('conflict', 'Somebody else has signed in since. Reload this page.');
  const { workspace, actor } = session;
  assertHolds(session, allowed.scopes);
  const spends = allowed.scopes.some((scope) => spendingScopes.includes(scope));
  if (allowed.mode === 'live' && spends && allowed.monthlyCreditCap === null)
    throw new ServiceError('validation_failed', 'Set how many credits it may spend a month. 0 means none.');
  const now = environment.now();
  const expiresAt = new Date(now.getTime() + allowed.days * 86_400_000).toISOString();
  const context = runContext(environment, {
    workspace,
    actor: { ...actor, ...from },
    requestId: newId('request'),
  });
  const keyId = await transaction(context, (context) =>
    connectKey(context, {
      name: program.name,
      scopes: allowed.scopes,
      projectIds: allowed.projectIds ?? (actor.projectIds && [...actor.projectIds]),
      monthlyCreditCap: allowed.mode === 'live' && !spends ? 0 : allowed.monthlyCreditCap,
      expiresAt,
      clientId: program.clientId,
      redirectHost: program.redirectHost,
    }),
  );
  return { account: `${workspace.id}.${keyId}`, scopes: [...allowed.scopes], expiresAt };
}

/** A program gets no more than the person has, and no more than the plan gives programs. */
function assertHolds({ workspace, actor }: Session, scopes: readonly string[]): void {
  const missing = scopes.find((scope) => !holdsScope(actor.scopes, scope));
  if (missing !== undefined)
    throw new ServiceError('insufficient_scope', `Your role does not have ${missing}.`, {
      extensions: { requiredScope: missing },
    });
  const { api } = workspace.limits;
  if (api === 'none' || (api === 'read' && scopes.some((scope) => scope.endsWith(':write'))))
    throw new ServiceError(
      'plan_required',
      api === 'none'
        ? `Programs cannot connect on the ${workspace.plan} plan. On Starter they can read; on Growth and Enterprise they can do everything.`
        : `On the ${workspace.plan} plan, programs can only read. On Growth and Enterprise they can do more.`,
    );
}
