import type { PlanLimits } from '@svc/contract/kernel';

export interface Privacy {
  answerDays: number | null;
  rawDays: number | null;
  exportDays: number | null;
  withheld: string[];
  maskPersonal: boolean;
  updatedAt: string | null;
}

/** Days within the plan's limit: nothing is kept longer than the plan allows, and no raw body longer than its text. */
export function effectiveDays(
  { answerDays, rawDays }: Pick<Privacy, 'answerDays' | 'rawDays'>,
  { retentionDays }: Pick<PlanLimits, 'retentionDays'>,
): { answerDays: number; rawDays: number } {
  const kept = Math.min(answerDays ?? retentionDays, retentionDays);
  return { answerDays: kept, rawDays: Math.min(rawDays ?? kept, kept) };
}
