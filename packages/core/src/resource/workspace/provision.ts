import type { TenantDatabase } from '@svc/db';
import { monthSince, newId, type Plan, plans } from '../../kernel/index.ts';
import { insertFirstKey, newSecret } from '../api-key/index.ts';
import { grantPlanCredits } from '../credit/index.ts';
import { insertOrganisation, insertWorkspace, joinTwins } from './queries-organisation.ts';

export interface Provisioned {
  organisationId: string;
  workspaceId: string;
  /** Shown this once: only their hashes are stored. */
  apiKey: string;
  testApiKey: string;
}

/**
 * An organisation with a workspace, its test twin, an admin key for each and the plan's credits for a month.
 * @param owner a handle of the database's owner: no tenant exists yet that could do it
 */
export function provisionOrganisation(
  owner: TenantDatabase,
  options: { name: string; plan: Plan; by: string },
): Promise<Provisioned> {
  return owner.transaction().execute(async (db) => {
    const organisationId = newId('organisation');
    // The workspace's months of credits count from this time.
    const madeAt = new Date();
    const live = {
      id: newId('workspace'),
      mode: 'live' as const,
      name: options.name,
      secret: newSecret('live'),
    };
    const test = {
      id: newId('workspace'),
      mode: 'test' as const,
      name: `${options.name} (test)`,
      secret: newSecret('test'),
    };
    await insertOrganisation(db, { id: organisationId, name: options.name, plan: options.plan, madeAt });
    for (const { id, mode, name, secret } of [test, live]) {
      await insertWorkspace(db, { id, organisationId, name, mode });
      await insertFirstKey(db, { workspaceId: id, name: `First ${mode} key`, secret, by: options.by });
      const credits = plans[options.plan].creditsPerMonth;
      await grantPlanCredits(db, { organisationId, mode, credits, period: monthSince(madeAt, madeAt) });
    }
    await joinTwins(db, live.id, test.id);
    return { organisationId, workspaceId: live.id, apiKey: live.secret, testApiKey: test.secret };
  });
}
