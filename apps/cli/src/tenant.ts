import { ListApiKeys } from '@svc/contract/account/api-key';
import { InviteMember } from '@svc/contract/account/member';
import { CreateWorkspace } from '@svc/contract/across/workspace';
import { coarseScopes, planNames, type ScopeName } from '@svc/contract/kernel';
import type { Environment, RunContext } from '@svc/core/environment';
import { newId } from '@svc/core/kernel';
import { createApiKey, listApiKeys, revokeApiKey } from '@svc/core/resource/account/api-key';
import { grantCredits, readBalance } from '@svc/core/resource/account/credit';
import { ensureOwner } from '@svc/core/resource/account/member';
import { newSignInLink } from '@svc/core/resource/account/session';
import { provisionOrganisation } from '@svc/core/resource/across/workspace';
import { openDatabase } from '@svc/db';
import {
  contextOf,
  databaseUrl,
  type Say,
  type Settings,
  UsageError,
  withEnvironment,
} from './environment.ts';

/** A context that acts as the operator. Throws UsageError when there is no such workspace. */
export async function inWorkspace<T>(
  settings: Settings,
  workspaceId: string,
  work: (context: RunContext) => Promise<T>,
): Promise<T> {
  return withEnvironment(settings, async (environment: Environment) => {
    const context = await contextOf(environment, workspaceId);
    return work({ ...context, actor: { ...context.actor, id: 'operator', name: 'The operator' } });
  });
}

/** Prints the first keys, which are stored nowhere else. */
export async function createOrganisation(
  settings: Settings,
  name: string,
  planName: string,
  say: Say,
): Promise<void> {
  const named = CreateWorkspace.shape.name.safeParse(name);
  if (!named.success) throw new UsageError('An organisation needs a name of 1 to 120 characters.');
  const plan = planNames.find((one) => one === planName);
  if (!plan) throw new UsageError(`There is no plan ${planName}: ${planNames.join(', ')}.`);
  const owner = openDatabase({ url: databaseUrl(settings), role: null });
  try {
    const made = await provisionOrganisation(owner.system, {
      name: named.data,
      plan,
      by: 'svc organisations create',
    });
    say(JSON.stringify(made, null, 2));
  } finally {
    await owner.close();
  }
}

/** Credits by hand. They belong to the organisation, in the mode of the workspace. */
export async function grant(
  settings: Settings,
  workspaceId: string,
  { credits, days }: { credits: number; days?: number | undefined },
  say: Say,
): Promise<void> {
  const expiresAt = days === undefined ? null : new Date(Date.now() + days * 86_400_000);
  await inWorkspace(settings, workspaceId, async (context) => {
    const { organisationId, mode } = context.workspace;
    const owner = openDatabase({ url: databaseUrl(settings), role: null });
    try {
      const id = newId('grant');
      await grantCredits(owner.system, { id, organisationId, mode, credits, source: 'manual', expiresAt });
    } finally {
      await owner.close();
    }
    const { available } = await readBalance(context);
    say(`${credits} ${mode} credits granted to ${organisationId}; ${available} are free now.`);
  });
}

export const listKeys = (settings: Settings, workspaceId: string, say: Say): Promise<void> =>
  inWorkspace(settings, workspaceId, async (context) => {
    for (let page: { after?: string } = {}; ; ) {
      const { items, next } = await listApiKeys(context, ListApiKeys.parse({ limit: 100, ...page }));
      for (const { id, hint, state, name, scopes } of items)
        say([id, hint, state.padEnd(7), scopes.join(','), name].join('  '));
      if (next === null) return;
      page = { after: next };
    }
  });

export const createKey = (
  settings: Settings,
  workspaceId: string,
  options: { name: string; scopes: string; mode?: 'live' | 'test' | undefined },
  say: Say,
): Promise<void> =>
  inWorkspace(settings, workspaceId, async (context) => {
    const { secret } = await createApiKey(context, {
      name: options.name,
      scopes: readScopes(options.scopes),
      mode: options.mode,
      projectIds: null,
      monthlyCreditCap: null,
      ipAllowList: null,
      expiresAt: null,
    });
    say(secret);
  });

export const revokeKey = (settings: Settings, workspaceId: string, keyId: string, say: Say): Promise<void> =>
  inWorkspace(settings, workspaceId, async (context) => {
    const { name } = await revokeApiKey(context, { keyId });
    say(`${keyId} (${name}) is refused everywhere within 5 seconds.`);
  });

/** Signs the owner of a workspace in to the console, once, within the hour. Who has this address becomes the owner of one that has none. */
export const signInLink = (settings: Settings, workspaceId: string, email: string, say: Say): Promise<void> =>
  inWorkspace(settings, workspaceId, async (context) => {
    const { mode, twinId } = context.workspace;
    if (mode === 'test')
      throw new UsageError(`${workspaceId} is a test twin. People sign in to the live workspace: ${twinId}.`);
    if (!InviteMember.shape.email.safeParse(email).success)
      throw new UsageError(`${email} is no e-mail address.`);
    const owner = await ensureOwner(context, email);
    if (owner.email.toLowerCase() !== email.toLowerCase())
      throw new UsageError(
        `The owner of ${workspaceId} is ${owner.email}. They invite others in the service.`,
      );
    const link = { memberId: owner.id, minutes: 60, publicUrl: context.publicUrl };
    say(await newSignInLink(context, link));
    if (!settings.PUBLIC_URL)
      process.stderr.write(
        `PUBLIC_URL is not set: the link works only where the API is at ${context.publicUrl}.\n`,
      );
  });

function readScopes(text: string): ScopeName[] {
  return text.split(',').map((name) => {
    const scope = coarseScopes.find((one) => one === name.trim());
    if (!scope) throw new UsageError(`There is no scope ${name}: ${coarseScopes.join(', ')}.`);
    return scope;
  });
}
