import { z } from 'zod';
import { keysOf } from './names.ts';

const count = (description: string) => z.int().min(0).meta({ description });

/** The limits of each plan. Numbers of an Enterprise organisation can be overridden one by one. */
export const planLimits = z
  .strictObject({
    api: z.enum(['none', 'read', 'full']),
    requestsPerMinute: count('For all keys of a workspace together.'),
    concurrentRequests: count('For all keys of a workspace together.'),
    creditsPerMonth: count('Granted each month, for that month.'),
    workspaces: z.int().min(0),
    projects: z.int().min(0),
    members: z.int().min(0),
    retentionDays: count('How long answers are kept.'),
    maxSamplesPerScan: z.int().min(0),
    concurrentScans: z.int().min(0),
    ownProviderKeys: z.boolean(),
  })
  .meta({ id: 'PlanLimits', description: 'What a plan includes.' });
export type PlanLimits = z.output<typeof planLimits>;

export const plans = {
  free: {
    api: 'none',
    requestsPerMinute: 60,
    concurrentRequests: 5,
    creditsPerMonth: 100,
    workspaces: 1,
    projects: 1,
    members: 1,
    retentionDays: 30,
    maxSamplesPerScan: 100,
    concurrentScans: 1,
    ownProviderKeys: false,
  },
  starter: {
    api: 'read',
    requestsPerMinute: 300,
    concurrentRequests: 10,
    creditsPerMonth: 2_000,
    workspaces: 1,
    projects: 3,
    members: 3,
    retentionDays: 180,
    maxSamplesPerScan: 1_000,
    concurrentScans: 2,
    ownProviderKeys: false,
  },
  growth: {
    api: 'full',
    requestsPerMinute: 1_200,
    concurrentRequests: 40,
    creditsPerMonth: 20_000,
    workspaces: 10,
    projects: 25,
    members: 15,
    retentionDays: 400,
    maxSamplesPerScan: 10_000,
    concurrentScans: 10,
    ownProviderKeys: true,
  },
  enterprise: {
    api: 'full',
    requestsPerMinute: 6_000,
    concurrentRequests: 200,
    creditsPerMonth: 200_000,
    workspaces: 100,
    projects: 500,
    members: 200,
    retentionDays: 1_100,
    maxSamplesPerScan: 50_000,
    concurrentScans: 50,
    ownProviderKeys: true,
  },
} as const satisfies Record<string, PlanLimits>;

export type Plan = keyof typeof plans;
export const planNames = keysOf(plans);

export function limitsOf(plan: Plan, overrides: Partial<PlanLimits>): PlanLimits {
  return plan === 'enterprise' ? { ...plans.enterprise, ...overrides } : plans[plan];
}
