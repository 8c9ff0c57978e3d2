import { type Plan, plans } from '@svc/contract/kernel';
import { scopeOf, type TenantDatabase } from '@svc/db';
import { monthSince, newId } from '../../../kernel/index.ts';
import { insertFirstKey, newSecret } from '../../account/api-key/index.ts';
import { grantPlanCredits } from '../../account/credit/index.ts';
import { insertOrganisation, insertTwins, turnTo } from './queries-organisation.ts';

export interface Provisioned {
  organisationId: string;
  workspaceId: string;
  /** Shown this once: only their hashes are stored. */
  apiKey: string;
  testApiKey: string;
}

interface Making {
  organisationId: string;
  name: string;
  by: string;
  sample?: boolean;
}

interface WorkspacePair {
  live: { id: string; secret: string };
  test: { id: string; secret: string; keyId: string };
}

/** A workspace with its test twin and an admin key for each. */
async function insertPair(
  db: TenantDatabase,
  { organisationId, name, by, sample = false }: Making,
): Promise<WorkspacePair> {
  const made = (mode: 'live' | 'test') => ({ id: newId('workspace'), secret: newSecret(mode) });
  const [live, test] = [made('live'), made('test')];
  await insertTwins(db, { live: live.id, test: test.id, organisationId, name, sample });
  const keyOf = async ({ id, secret }: { id: string; secret: string }, mode: 'live' | 'test') => {
    await turnTo(db, id);
    return insertFirstKey(scopeOf(db, id), { name: `First ${mode} key`, secret, by });
  };
  const keyId = await keyOf(test, 'test');
  await keyOf(live, 'live');
  return { live, test: { ...test, keyId } };
}

/**
 * The workspace of the sample, in an organisation that is there.
 * @param owner a handle of the database's owner
 */
export const provisionSample = (
  owner: TenantDatabase,
  making: Omit<Making, 'sample'>,
): Promise<WorkspacePair> => owner.transaction().execute((db) => insertPair(db, { ...making, sample: true }));

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
    await insertOrganisation(db, { id: organisationId, name: options.name, plan: options.plan, madeAt });
    const { live, test } = await insertPair(db, { organisationId, ...options });
    for (const mode of ['test', 'live'] as const) {
      const credits = plans[options.plan].creditsPerMonth;
      await grantPlanCredits(db, { organisationId, mode, credits, period: monthSince(madeAt, madeAt) });
    }
    return { organisationId, workspaceId: live.id, apiKey: live.secret, testApiKey: test.secret };
  });
}
