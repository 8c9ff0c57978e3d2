import type { Project } from '@svc/contract/account/project';
import type { PlannedSamples, PlanSamples, SamplePlan } from '@svc/contract/measure/scan';
import {
  currentMethod,
  describePlan,
  detectableMarketChange,
  type PanelGuess,
  type PlanTarget,
  type SamplePlan as RawPlan,
} from '@svc/scoring';
import { say } from '../../../i18n/index.ts';
import { type Context, invalid } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { wayToPrompts } from './more-prompts.ts';
import { assumedOf, guessFrom, panelOf } from './panel.ts';
import { measuredPrompts } from './queries.ts';

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

function marketChangeOf({ prompts, samplesPerPrompt }: RawPlan, guess: PanelGuess): number | null {
  const change = detectableMarketChange({ prompts, samples: samplesPerPrompt }, guess);
  return change === null ? null : round(change);
}

export const toSamplePlan = (plan: RawPlan, guess: PanelGuess): SamplePlan => ({
  prompts: plan.prompts,
  samplesK: plan.samplesPerPrompt,
  credits: plan.credits,
  marketHalfWidth: round(plan.marketHalfWidth),
  trackedHalfWidth: round(plan.trackedHalfWidth),
  detectableChange: round(plan.detectableChange),
  detectableMarketChange: marketChangeOf(plan, guess),
});

/** The cheapest prompts × samples for a precision that is asked for; nothing is started. */
export async function planSamples(context: Context, input: PlanSamples): Promise<PlannedSamples> {
  const project =
    input.projectId === undefined ? null : await getProject(context, { projectId: input.projectId });
  const panel = await panelOf(context, project?.id ?? null, project?.engines);
  const guess = guessFrom(panel, { rate: input.baseline, icc: input.icc });
  const engines = input.engines ?? project?.engines.length ?? 1;
  if (input.maxCredits !== undefined && input.maxCredits < engines) {
    throw invalid('maxCredits', `One answer of each of ${engines} engines costs ${engines} credits.`, {
      expected: `at least ${engines}`,
      received: input.maxCredits,
    });
  }
  const { plan, best, alternatives } = currentMethod.plan(
    targetOf(input),
    {
      maxPrompts: input.maxPrompts,
      engines,
      maxSamplesPerPrompt: input.maxSamplesK,
      ...(input.maxCredits !== undefined && { maxCredits: input.maxCredits }),
    },
    guess,
  );
  const limit =
    plan === null && input.estimand === 'market' && input.detectableChange === undefined
      ? topicLimit(best, guess, engines)
      : null;
  // Where only the credits are given, the plan is the most that they buy.
  const chosen = isOfCredits(input) ? (limit ?? best) : plan;
  return {
    plan: chosen && toSamplePlan(chosen, guess),
    best: toSamplePlan(limit ?? best, guess),
    alternatives: alternatives.map((other) => toSamplePlan(other, guess)),
    engines,
    assumed: assumedOf(panel, { rate: input.baseline, icc: input.icc }),
    notes: [
      ...(limit && guess.topics ? [limitNote(guess.topics.count, best, limit)] : []),
      ...notesFor(chosen, limit ?? best, panel.source),
      ...(project && chosen ? await promptsNote(context, project, chosen.prompts) : []),
    ],
  };
}

const near = 0.002;

/** The cheapest plan that is nearly as close as can be, where the number of topics bounds it; null where it does not. */
function topicLimit(best: RawPlan, guess: PanelGuess, engines: number): RawPlan | null {
  const { topics, ...independent } = guess;
  if (!topics) return null;
  const free = describePlan(best.prompts, best.samplesPerPrompt, independent, engines);
  if (free.marketHalfWidth > best.marketHalfWidth - near) return null;
  const plans = [1, 2, 3, 5, 10].flatMap(
    (samples) =>
      Array.from({ length: best.prompts }, (_, at) => at + 1)
        .map((prompts) => describePlan(prompts, samples, guess, engines))
        .find(({ marketHalfWidth }) => marketHalfWidth <= best.marketHalfWidth + near) ?? [],
  );
  return plans.reduce((one, other) => (other.credits < one.credits ? other : one), best);
}

const limitNote = (topics: number, best: RawPlan, { credits }: RawPlan): string =>
  say({ id: 'plan.topics_limit', values: { topics, least: best.marketHalfWidth, credits } });

/** For a plan that needs more prompts than the project has: how to get them. */
async function promptsNote(context: Context, project: Project, wanted: number): Promise<string[]> {
  const set = await measuredPrompts(context, project.id, null, wanted);
  const there = set?.prompts.filter(({ branded }) => !branded).length ?? 0;
  if (there >= wanted) return [];
  const { message: way } = await wayToPrompts(context, project, wanted);
  return [say({ id: 'plan.more_prompts', values: { wanted, there, way } })];
}

const isOfCredits = ({ halfWidth, detectableChange, maxCredits }: PlanSamples): boolean =>
  halfWidth === undefined && detectableChange === undefined && maxCredits !== undefined;

/** Closer than any plan comes: the best one within the limits is asked for. */
const closest = 1e-9;

function targetOf(input: PlanSamples): PlanTarget {
  const { halfWidth, detectableChange, estimand } = input;
  if (halfWidth !== undefined && detectableChange !== undefined)
    throw invalid('halfWidth', 'Give either “halfWidth” or “detectableChange”, not both.', {
      expected: 'one of halfWidth and detectableChange',
    });
  if (detectableChange !== undefined) return { detectableChange };
  if (halfWidth !== undefined || isOfCredits(input)) return { halfWidth: halfWidth ?? closest, estimand };
  throw invalid(
    'halfWidth',
    'Say what to plan for: a precision (“halfWidth” or “detectableChange”), or credits (“maxCredits”).',
    { expected: 'halfWidth, detectableChange or maxCredits' },
  );
}

function notesFor(plan: RawPlan | null, best: RawPlan, source: 'history' | 'default'): string[] {
  const notes = [
    'Widths are expectations for a single engine: half of such plans are off by less than 10%. Pooled engines have narrower intervals.',
  ];
  const chosen = plan ?? best;
  if (plan === null)
    notes.push('The limits do not allow the target. The best plan comes as close as they permit.');
  if (chosen.samplesPerPrompt === 1)
    notes.push(
      'Each prompt has one answer, so the interval for exactly these prompts is an upper bound until a scan with two or more shows how answers agree.',
    );
  if (chosen.prompts < 20) notes.push('Below 20 prompts an interval is indicative.');
  if (source === 'default')
    notes.push(
      'Without an earlier scan, the plan assumes that repeats agree as in open data on two engines (ICC 0.62). A small first scan improves the plan.',
    );
  return notes;
}
