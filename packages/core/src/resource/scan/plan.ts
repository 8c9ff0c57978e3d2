import { planSamples as findPlan, type PlanTarget, type SamplePlan as RawPlan } from '@svc/scoring';
import { type Context, invalid } from '../../kernel/index.ts';
import { getProject } from '../project/index.ts';
import { panelOf } from './panel.ts';
import type { PlannedSamples, PlanSamples, SamplePlan } from './schema-plan.ts';

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

export const toSamplePlan = (plan: RawPlan): SamplePlan => ({
  prompts: plan.prompts,
  samplesK: plan.samplesPerPrompt,
  credits: plan.credits,
  marketHalfWidth: round(plan.marketHalfWidth),
  trackedHalfWidth: round(plan.trackedHalfWidth),
  detectableChange: round(plan.detectableChange),
});

/** The cheapest prompts × samples for a precision that is asked for; nothing is started. */
export async function planSamples(context: Context, input: PlanSamples): Promise<PlannedSamples> {
  const project =
    input.projectId === undefined ? null : await getProject(context, { projectId: input.projectId });
  const panel = await panelOf(context, project?.id ?? null);
  const guess = { rate: input.baseline ?? panel.rate, icc: input.icc ?? panel.icc };
  const engines = input.engines ?? project?.engines.length ?? 1;
  if (input.maxCredits !== undefined && input.maxCredits < engines) {
    throw invalid('maxCredits', `One answer of each of ${engines} engines costs ${engines} credits.`, {
      expected: `at least ${engines}`,
      received: input.maxCredits,
    });
  }
  const { plan, best, alternatives } = findPlan(
    targetOf(input),
    {
      maxPrompts: input.maxPrompts,
      engines,
      maxSamplesPerPrompt: input.maxSamplesK,
      ...(input.maxCredits !== undefined && { maxCredits: input.maxCredits }),
    },
    guess,
  );
  return {
    plan: plan && toSamplePlan(plan),
    best: toSamplePlan(best),
    alternatives: alternatives.map(toSamplePlan),
    engines,
    assumed: {
      rate: round(guess.rate),
      icc: round(guess.icc),
      source: input.baseline !== undefined && input.icc !== undefined ? 'given' : panel.source,
      scanId: panel.scanId,
    },
    notes: notesFor(plan, best, panel.source),
  };
}

function targetOf({ halfWidth, detectableChange, estimand }: PlanSamples): PlanTarget {
  if (halfWidth !== undefined && detectableChange === undefined) return { halfWidth, estimand };
  if (detectableChange !== undefined && halfWidth === undefined) return { detectableChange };
  throw invalid('halfWidth', 'Give halfWidth or detectableChange, one of them.', {
    expected: 'one of halfWidth and detectableChange',
  });
}

function notesFor(plan: RawPlan | null, best: RawPlan, source: 'history' | 'default'): string[] {
  const notes = [
    'Widths are expected for one engine by itself; engines that are pooled agree with one another.',
  ];
  const chosen = plan ?? best;
  if (plan === null)
    notes.push('The limits do not allow the target: `best` is as close as they let you come.');
  if (chosen.samplesPerPrompt === 1)
    notes.push(
      'One answer a prompt: the interval for exactly these prompts is an upper bound until a scan with two or more has shown how answers agree.',
    );
  if (chosen.prompts < 20) notes.push('Below 20 prompts an interval is indicative.');
  if (source === 'default')
    notes.push(
      'Without an earlier scan the ICC is what open data on two engines show (.62). A first small scan makes the plan better.',
    );
  return notes;
}
