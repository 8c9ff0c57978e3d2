import type { ListPlans, Plan, Quota, QuotaLimit } from '@svc/contract/account/plan';
import { limitsOf, planNames, plans } from '@svc/contract/kernel';
import { requestsUsed } from '../../../admission/index.ts';
import type { PrepareContext } from '../../../environment/index.ts';
import { type Context, instant, type List, pageOf, planUsage } from '../../../kernel/index.ts';
import type { PriceList } from '../../../payment/index.ts';
import { listBudgets } from '../budget/index.ts';
import { planCredits } from '../credit/index.ts';

/** Current prices. A processor that does not answer leaves the plans without prices, which is logged. */
export async function readPrices({ payments, log }: PrepareContext): Promise<PriceList> {
  return payments.prices().catch((err: unknown) => {
    log.warn({ err }, 'prices could not be read');
    return { plans: {}, creditPack: null };
  });
}

/** Your own plan with its own numbers; the others as they are offered. */
export async function listPlans(
  { workspace }: Context,
  query: ListPlans,
  prices: PriceList,
): Promise<List<Plan>> {
  const all = planNames.map((plan) => {
    const current = plan === workspace.plan;
    return {
      plan,
      current,
      limits: current ? workspace.limits : limitsOf(plan, plans[plan]),
      price: prices.plans[plan] ?? null,
      creditPack: prices.creditPack,
    };
  });
  return pageOf(all, query, ({ plan }) => plan);
}

export async function getQuota(context: Context): Promise<Quota> {
  const { workspace, now } = context;
  const { limits, plan } = workspace;
  const [counted, requests, credits, budgets] = await Promise.all([
    planUsage(context),
    requestsUsed(context),
    planCredits(context),
    listBudgets(context),
  ]);
  const row = (
    name: QuotaLimit['name'],
    per: QuotaLimit['per'],
    more: Partial<QuotaLimit> = {},
  ): QuotaLimit => {
    const used = more.used ?? null;
    const limit = more.limit ?? limits[name];
    const remaining = used === null ? null : Math.max(0, limit - used);
    return { name, per, window: 'none', resetsAt: null, ...more, limit, used, remaining };
  };
  return {
    plan,
    limits: [
      row('requestsPerMinute', 'workspace', { window: 'minute', used: requests }),
      row('concurrentRequests', 'workspace'),
      row('creditsPerMonth', 'organisation', {
        window: 'month',
        // Not the plan's own number: what a new plan includes comes with its next month.
        limit: credits.granted,
        used: credits.granted - credits.remaining,
        resetsAt: credits.until,
      }),
      row('workspaces', 'organisation', { used: counted.workspaces }),
      row('projects', 'organisation', { used: counted.projects }),
      row('members', 'organisation', { used: counted.members }),
      row('concurrentScans', 'organisation', { used: counted.concurrentScans }),
      row('maxSamplesPerScan', 'scan'),
    ],
    budgets,
    retentionDays: limits.retentionDays,
    asOf: instant(now()),
  };
}
