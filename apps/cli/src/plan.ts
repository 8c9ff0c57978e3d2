import { type PlanLimits, planLimits, planNames } from '@svc/contract/kernel';
import { openWorkspace } from '@svc/core/environment';
import { audit, transaction } from '@svc/core/kernel';
import { agreePlan } from '@svc/core/resource/across/workspace';
import { openDatabase } from '@svc/db';
import { databaseUrl, type Say, type Settings, UsageError, withEnvironment } from './environment.ts';

/** Sets an organisation's plan, with numbers of its own for Enterprise; the logs of its workspaces say so. */
export async function setPlan(
  settings: Settings,
  organisationId: string,
  planName: string,
  given: readonly string[],
  say: Say,
): Promise<void> {
  const plan = planNames.find((one) => one === planName);
  if (!plan) throw new UsageError(`There is no plan ${planName}: ${planNames.join(', ')}.`);
  const limits = readLimits(given);
  const owner = openDatabase({ url: databaseUrl(settings), role: null });
  try {
    const { workspaces, ...before } = await agreePlan(owner.system, { organisationId, plan, limits });
    await withEnvironment(settings, async (environment) => {
      for (const id of workspaces) {
        const context = await openWorkspace(environment, id);
        const actor = { ...context.actor, id: 'operator', name: 'The operator' };
        await transaction({ ...context, actor }, (context) =>
          audit(context, 'plan.set', organisationId, { before, after: { plan, limits } }),
        );
      }
    });
    say(
      `${organisationId}: ${before.plan} before, ${plan} now. Credits of the plan come with its next month.`,
    );
  } finally {
    await owner.close();
  }
}

/** `projects=900`; names and values as in GET /v1/plans. */
function readLimits(given: readonly string[]): Partial<PlanLimits> {
  const wrongly = given.find((text) => !text.includes('='));
  if (wrongly !== undefined)
    throw new UsageError(`--limit ${wrongly}: write it as name=value, such as projects=900.`);
  const pairs = given.map((text): [string, unknown] => {
    const [name = '', value = ''] = text.split('=', 2);
    const parsed: unknown = /^\d+$/.test(value)
      ? Number(value)
      : value === 'true' || value === 'false'
        ? value === 'true'
        : value;
    return [name, parsed];
  });
  const { success, data, error } = planLimits.partial().safeParse(Object.fromEntries(pairs));
  if (success)
    return Object.fromEntries(
      Object.entries(data).filter(([, value]) => value !== undefined),
    ) as Partial<PlanLimits>;
  const wrong = error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `no such limit: ${issue.keys.join(', ')}`
      : `${issue.path.join('.')}: ${issue.message}`,
  );
  throw new UsageError(`${wrong.join('; ')}. Limits: ${Object.keys(planLimits.shape).join(', ')}.`);
}
