import { type Database, openDatabase } from '@svc/db';
import type { Environment } from '../environment/index.ts';
import { createEngineDirectory } from '../environment/index.ts';
import { GuardError } from '../guard/index.ts';
import { createVault, localKey } from '../vault/index.ts';
import type { Context } from './context.ts';
import { newId } from './ids.ts';
import { limitsOf, type Plan, type PlanLimits } from './plans.ts';

/** The real database, the sandbox and one configured engine, and no way out to the network. */
export function testEnvironment(database: Database): Environment {
  const refuse = () => Promise.reject(new GuardError('unreachable', 'Tests reach no network.'));
  return {
    database,
    engines: createEngineDirectory({ settings: { OPENAI_API_KEY: 'sk-test' }, testBaseUrls: {} }),
    fetch: { get: refuse, post: refuse, check: (url) => new URL(url), close: async () => {} },
    vault: createVault([localKey(Buffer.alloc(32, 7))]),
    probe: async (adapter) => ({ model: adapter.defaultModel }),
    log: { info: () => {}, warn: () => {}, error: () => {} },
    now: () => new Date(),
    random: () => 0.5,
  };
}

export interface TestTenant {
  /** As an administrator's key of the live workspace. */
  context: Context;
  /** The same of its test twin. */
  twin: Context;
}

/** Inserts an organisation with a workspace and its test twin, and returns a context for each. */
export async function testContext(
  database: Database,
  ownerUrl: string,
  options: { plan?: Plan; name?: string; limits?: Partial<PlanLimits> } = {},
): Promise<TestTenant> {
  const plan = options.plan ?? 'growth';
  const name = options.name ?? 'Test';
  const limits = options.limits ?? {};
  const organisationId = newId('organisation');
  const [live, test] = [newId('workspace'), newId('workspace')];
  const owner = openDatabase({ url: ownerUrl, role: null });
  const { system } = owner;
  await system
    .insertInto('organisation')
    .values({ id: organisationId, name, plan, limit_overrides: JSON.stringify(limits) })
    .execute();
  const common = { organisation_id: organisationId, name };
  await system
    .insertInto('workspace')
    .values({ ...common, id: test, mode: 'test' })
    .execute();
  await system
    .insertInto('workspace')
    .values({ ...common, id: live, mode: 'live', twin_id: test })
    .execute();
  await owner.close();

  const environment = testEnvironment(database);
  const open = (id: string, mode: 'live' | 'test'): Context => ({
    environment,
    db: database.forWorkspace(id),
    inTransaction: false,
    workspace: {
      id,
      name,
      organisationId,
      organisationName: name,
      mode,
      twinId: mode === 'live' ? test : null,
      plan,
      limits: limitsOf(plan, limits),
    },
    actor: { id: newId('apiKey'), name: 'Administrator', scopes: ['admin'], projectIds: null },
    requestId: newId('request'),
  });
  return { context: open(live, 'live'), twin: open(test, 'test') };
}

/** The same caller with other rights. */
export const actingWith = (context: Context, actor: Partial<Context['actor']>): Context => ({
  ...context,
  actor: { ...context.actor, ...actor },
});
