import { typicalAnswerCost } from '@svc/engines';
import { detectableChange, expectedHalfWidth, marketEffectiveN, trackedEffectiveN } from '@svc/scoring';
import type { RunContext } from '../../environment/index.ts';
import { readBalance } from '../credit/index.ts';
import { panelOf } from './panel.ts';
import { resolveScan } from './resolve.ts';
import type { EstimateScan, ScanEstimate } from './schema.ts';

/** Presence of a brand that nobody has measured. */
const usualRate = 0.3;

/** What a scan would cost and tell, before anything is spent. */
export async function estimateScanCost(context: RunContext, input: EstimateScan): Promise<ScanEstimate> {
  const { config, prompts, chargedEngines, ownKeyEngines, project } = await resolveScan(context, input);
  const panel = await panelOf(context, project?.id ?? null);
  const rate = input.baseline ?? (panel.source === 'history' ? panel.rate : usualRate);
  const promptCount = prompts?.length ?? config.maxPrompts;
  const samples = promptCount * config.engines.length * config.samplesK;
  const credits = promptCount * chargedEngines.length * config.samplesK;
  const { available: balance } = await readBalance(context);
  const plan = {
    prompts: promptCount,
    samplesK: config.samplesK,
    engines: config.engines.length,
    rate,
    icc: panel.icc,
  };
  const widths = widthsOf(plan);
  const { limits } = context.engines;
  // The slowest engine sets the pace: its rate or its places, at about 20 s an answer with search.
  const seconds = chargedEngines.map((engine) => {
    const calls = promptCount * config.samplesK;
    const { requestsPerMinute, maxConcurrent } = limits(engine);
    const paced = requestsPerMinute === null ? 0 : (calls / requestsPerMinute) * 60;
    return Math.max(paced, Math.ceil(calls / maxConcurrent) * 20);
  });
  return {
    prompts: promptCount,
    engines: config.engines,
    samplesK: config.samplesK,
    samples,
    credits,
    balance,
    affordable: credits <= balance,
    expectedHalfWidth: { tracked: widths.tracked, market: widths.market },
    detectableChange: detectableChange(plan.rate, widths.effectiveN),
    estimatedSeconds: Math.max(5, Math.round(Math.max(0, ...seconds))),
    providerCostUsd: providerCost(ownKeyEngines, promptCount * config.samplesK),
    assumed: { rate, icc: panel.icc, source: panel.source },
    advice: adviceFor(plan),
  };
}

/** At the middle of each engine's usual prices; null when nothing is paid with own keys, or a price is not known. */
function providerCost(engines: readonly string[], answersEach: number): number | null {
  const prices = engines.map(typicalAnswerCost);
  if (prices.length === 0 || prices.includes(null)) return null;
  const each = prices.reduce((sum, price) => sum + ((price?.low ?? 0) + (price?.high ?? 0)) / 2, 0);
  return Math.round(each * answersEach * 100) / 100;
}

interface Plan {
  prompts: number;
  samplesK: number;
  engines: number;
  rate: number;
  icc: number;
}

/** Engines that are pooled repeat a prompt like further samples: they agree with one another. */
function widthsOf({ prompts, samplesK, engines, rate, icc }: Plan) {
  const samples = samplesK * engines;
  const effectiveN = trackedEffectiveN(prompts, samples, icc);
  return {
    effectiveN,
    tracked: expectedHalfWidth(rate, effectiveN),
    market: expectedHalfWidth(rate, marketEffectiveN(prompts, samples, icc)),
  };
}

function adviceFor(plan: Plan): string[] {
  const advice: string[] = [];
  if (plan.prompts < 20) advice.push(`${plan.prompts} prompts give indicative intervals; ask 20 or more.`);
  if (plan.samplesK > 1) {
    const more = { ...plan, prompts: plan.prompts * plan.samplesK, samplesK: 1 };
    const now = widthsOf(plan).market;
    const then = widthsOf(more).market;
    advice.push(
      `For the market, prompts buy more than repeats: ${more.prompts} prompts asked once cost the same and narrow the half-width from ${now.toFixed(3)} to ${then.toFixed(3)}.`,
    );
  }
  if (plan.samplesK === 1)
    advice.push(
      'One sample a prompt can’t tell how much answers vary: the interval for exactly these prompts is then an upper bound. Three samples narrow it.',
    );
  return advice;
}
