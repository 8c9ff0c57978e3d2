import type { Project } from '@svc/contract/account/project';
import type { EstimateScan, ScanEstimate } from '@svc/contract/measure/scan';
import { typicalAnswerCost } from '@svc/engines';
import {
  detectableChange,
  detectableMarketChange,
  effectiveGroups,
  expectPrecision,
  type PanelGuess,
  type ScanDesign,
  usualTopicCorrelation,
} from '@svc/scoring';
import type { RunContext } from '../../../environment/index.ts';
import { say } from '../../../i18n/index.ts';
import { readSpendable } from '../../account/credit/index.ts';
import { wayToPrompts } from './more-prompts.ts';
import { assumedOf, guessFrom, type Panel, panelOf } from './panel.ts';
import { proposeCycle } from './propose-cycle.ts';
import { type Resolved, resolveScan } from './resolve.ts';
import { storedAnswers } from './reuse.ts';

/** Presence of a brand that nobody has measured. */
const usualRate = 0.3;

/** The cost of a scan and what it can show, before anything is spent. */
export async function estimateScanCost(context: RunContext, input: EstimateScan): Promise<ScanEstimate> {
  const resolved = await resolveScan(context, input);
  const { config, prompts, chargedEngines, ownKeyEngines, project } = resolved;
  const reused = await storedAnswers(context, resolved, input.config);
  const panel = await panelOf(context, project?.id ?? null, config.engines);
  const rate = input.baseline ?? (panel.source === 'history' ? panel.rate : usualRate);
  const promptCount = prompts?.length ?? config.maxPrompts;
  const samples = promptCount * config.engines.length * config.samplesK;
  const credits = promptCount * chargedEngines.length * config.samplesK - reused.length;
  const { balance, spendable } = await readSpendable(context, project?.id ?? null);
  const { prompts: counted, topics } = countedPrompts(prompts, config.maxPrompts, panel);
  const design = { prompts: Math.max(1, counted), samples: config.samplesK, engines: config.engines.length };
  const { topics: _, ...learned } = guessFrom(panel, { rate });
  const guess = { ...learned, ...(topics && { topics }) };
  const expected = expectPrecision(design, guess);
  const { limits } = context.engines;
  const asked = (engine: string) =>
    promptCount * config.samplesK - reused.filter((answer) => answer.engine === engine).length;
  // The slowest engine sets the pace: its rate or its places, at about 20 s an answer with search.
  const seconds = chargedEngines.map((engine) => {
    const calls = asked(engine);
    const { requestsPerMinute, maxConcurrent } = limits(engine);
    const paced = requestsPerMinute === null ? 0 : (calls / requestsPerMinute) * 60;
    return Math.max(paced, Math.ceil(calls / maxConcurrent) * 20);
  });
  return {
    prompts: promptCount,
    engines: config.engines,
    samplesK: config.samplesK,
    samples,
    reused: reused.length,
    credits,
    balance,
    spendable,
    affordable: credits <= spendable.credits,
    expectedHalfWidth: { tracked: expected.tracked, market: expected.market },
    detectableChange: detectableChange(rate, expected.trackedEffectiveN),
    detectableMarketChange: detectableMarketChange(design, guess),
    estimatedSeconds: Math.max(5, Math.round(Math.max(0, ...seconds))),
    providerCostUsd: providerCost(ownKeyEngines, asked),
    assumed: { ...assumedOf(panel, { rate: input.baseline }), rate },
    cycle:
      project && reused.length === 0 ? proposeCycle(design, guess, { credits, prompts: promptCount }) : null,
    advice: [
      ...(chargedEngines.length === 0
        ? ['The sandbox asks no answer engine. Choose engines that are set up here.']
        : []),
      ...(reused.length > 0 ? [] : await adviceFor(context, project, design, guess, promptCount)),
    ],
  };
}

/** At the middle of each engine's usual prices; null when nothing is paid with own keys, or a price is not known. */
function providerCost(engines: readonly string[], asked: (engine: string) => number): number | null {
  const prices = engines.map((engine) => ({ price: typicalAnswerCost(engine), answers: asked(engine) }));
  if (prices.length === 0 || prices.some(({ price }) => price === null)) return null;
  const cost = prices.reduce(
    (sum, { price, answers }) => sum + (((price?.low ?? 0) + (price?.high ?? 0)) / 2) * answers,
    0,
  );
  return Math.round(cost * 100) / 100;
}

/** Prompts of the set that count, and how their topics make them fewer independent ones. */
function countedPrompts(prompts: Resolved['prompts'], most: number, panel: Panel) {
  if (!prompts) return { prompts: most };
  const counted = prompts.filter(({ branded }) => !branded);
  const names = counted.map(({ topic, id }) => topic ?? id);
  const correlation = panel.topics?.correlation ?? usualTopicCorrelation;
  return {
    prompts: counted.length,
    ...(new Set(names).size < counted.length && { topics: { count: effectiveGroups(names), correlation } }),
  };
}

/** Other uses of the same credits, and how to get the prompts. `all`: prompts asked, also those that name the brand. */
async function adviceFor(
  context: RunContext,
  project: Project | null,
  design: Required<ScanDesign>,
  guess: PanelGuess,
  all: number,
): Promise<string[]> {
  const advice: string[] = [];
  const { prompts, samples } = design;
  if (prompts < 20)
    advice.push(say({ id: 'estimate.few_prompts', values: { prompts, named: all > prompts } }));
  if (samples > 1) {
    // Prompts that name the brand cost as much, and more of them would show nothing: all that are added do not.
    const more = { ...design, prompts: prompts + all * (samples - 1), samples: 1 };
    const now = expectPrecision(design, guess).market;
    const later = expectPrecision(more, guess).market;
    const way = project ? (await wayToPrompts(context, project, more.prompts)).message : null;
    if (later < 0.97 * now)
      advice.push(
        say({
          id: 'estimate.prompts_before_repeats',
          values: { prompts: all * samples, now, later, way },
        }),
      );
  }
  if (samples === 1)
    advice.push(
      'One sample per prompt cannot show how much answers vary, so the interval for these prompts is an upper bound. Three samples narrow it.',
    );
  return advice;
}
