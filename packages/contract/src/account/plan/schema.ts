import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import { planLimits, planNames } from '../../kernel/plans.ts';
import { orNull, timestamp } from '../../kernel/schema.ts';
import { Budget } from '../budget/schema.ts';

export const Plan = z
  .strictObject({
    plan: z.enum(planNames),
    current: z.boolean().meta({ description: 'Whether your organisation has it.' }),
    limits: planLimits,
    price: orNull(
      z.strictObject({
        amount: z.int().meta({ description: 'Per month, in the currency’s smallest unit.' }),
        currency: z.string(),
      }),
    ).meta({ description: 'null: by agreement, or currently unknown. Free costs nothing.' }),
    creditPack: orNull(z.strictObject({ credits: z.int(), amount: z.int(), currency: z.string() })).meta({
      description: 'What more credits cost; null: by agreement.',
    }),
  })
  .meta({ id: 'Plan' });
export type Plan = z.output<typeof Plan>;
export const PlanList = listOf('PlanList', Plan);

export const ListPlans = z.strictObject(page);
export type ListPlans = z.output<typeof ListPlans>;

export const QuotaLimit = z
  .strictObject({
    name: z.enum([
      'requestsPerMinute',
      'concurrentRequests',
      'creditsPerMonth',
      'workspaces',
      'projects',
      'members',
      'concurrentScans',
      'maxSamplesPerScan',
    ]),
    per: z
      .enum(['organisation', 'workspace', 'scan'])
      .meta({ description: 'The period over which it is counted.' }),
    limit: z.int().meta({
      description:
        'Of `creditsPerMonth`: what was granted for this month. A new plan’s credits come with its next month.',
    }),
    used: orNull(z.int()).meta({ description: 'null: per single request.' }),
    remaining: orNull(z.int()),
    window: z.enum(['minute', 'month', 'none']),
    resetsAt: orNull(timestamp('When the count resets; null: never.')),
  })
  .meta({ id: 'QuotaLimit' });
export type QuotaLimit = z.output<typeof QuotaLimit>;

export const Quota = z
  .strictObject({
    plan: z.enum(planNames),
    mode,
    limits: z.array(QuotaLimit),
    budgets: z.array(Budget).max(100),
    retentionDays: z.int().meta({ description: 'How long answers are kept.' }),
    asOf: timestamp('When it was counted.'),
  })
  .meta({
    id: 'Quota',
    description: 'What the plan includes, how much is used, and when it resets.',
  });
export type Quota = z.output<typeof Quota>;
