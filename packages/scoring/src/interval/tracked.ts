import { type AnswerNoise, lacksRepeats, noiseOfMean } from './answer-noise.ts';
import { summarizeClusters } from './cluster.ts';
import { type PanelInterval, readSpread, spreadOfPrompts } from './market.ts';
import { extremeOf, type Panel, type PanelEngine } from './panel.ts';
import { wilsonInterval } from './wilson.ts';

/** Whether repeats, or engines that answered the same prompts, tell how much answers vary. */
function showsNoise({ engines, pooled }: Panel): boolean {
  return (
    !engines.every(({ summary }) => lacksRepeats(summary)) ||
    (engines.length > 1 && !lacksRepeats(summarizeClusters(pooled)))
  );
}

/** Share of the panel's prompts that an engine answered. */
const answered = ({ n }: Panel, { summary }: PanelEngine): number => summary.n / n;

/**
 * How far the prompts that engines did not answer may move the value, down and up. An engine's others are a guess from
 * those that it answered, as the market's is, with √(1 − share) of its sides (Cochran 1977, ch. 2). Sides, since of few
 * answers one is far longer than the other.
 */
function reachOfUnanswered(panel: Panel): { down: number; up: number } {
  const missed = panel.engines.map((engine) => engine.weight * Math.sqrt(1 - answered(panel, engine)));
  const total = missed.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return { down: 0, up: 0 };
  const engines = panel.engines.map((engine, at) => ({ ...engine, weight: (missed[at] ?? 0) / total }));
  const value = engines.reduce((sum, { weight, summary }) => sum + weight * summary.rate, 0);
  const { low, high } = readSpread(spreadOfPrompts({ ...panel, engines }));
  return { down: total * Math.max(0, value - low), up: total * Math.max(0, high - value) };
}

/** Whether earlier scans tell the noise of each engine. */
const knowsNoise = ({ engines }: Panel, known: AnswerNoise | undefined): boolean =>
  known !== undefined || engines.every(({ noise }) => noise !== undefined);

/** Noise of the value, as far as engines answered the panel's prompts: theirs is independent. */
function noiseOfPanel(panel: Panel, known: AnswerNoise | undefined): number {
  const { value, engines, pooled } = panel;
  const once =
    !knowsNoise(panel, known) && engines.length > 1 && engines.every(({ summary }) => lacksRepeats(summary));
  // Where engines were asked once each, their differences on a prompt include noise, so this is never too small.
  const together = summarizeClusters(pooled);
  const ofAnswer = once ? noiseOfMean(together).variance * together.n * together.harmonicTrials : 0;
  return engines.reduce((sum, engine) => {
    const { weight, summary, noise } = engine;
    // An engine that always or never names the brand still gets some noise: that of one prompt like the rest
    // of the panel.
    const rate = (summary.rate * summary.n + value) / (summary.n + 1);
    const answers = summary.n * summary.harmonicTrials;
    const own = once
      ? ofAnswer / answers
      : summary.extreme === null
        ? noiseOfMean(summary, noise ?? known).variance
        : (rate * (1 - rate)) / answers;
    return sum + weight ** 2 * answered(panel, engine) * own;
  }, 0);
}

/**
 * 95% interval of the mean presence over these very prompts: Wilson's, on the effective number of answers
 * value (1 − value) / variance. Differences between prompts are no error here, but where an engine did not answer
 * all of them: see `reachOfUnanswered`.
 *
 * Source: effective sample size as in Korn and Graubard 1998; the noise as in `noiseOfMean`. Coverage from 3
 * answers a prompt and 20 prompts is 93.3 to 96.9% over 28 distributions, at 66% of naive Wilson's width;
 * uneven k may go with presence. One answer a prompt and no history: naive Wilson, an upper bound on the
 * width. All answers alike: as if each answer were independent, which is then the worst case, and as if each prompt were
 * for those that an engine did not answer.
 */
export function readTracked(panel: Panel, known?: AnswerNoise): PanelInterval & { upperBound: boolean } {
  const { value, engines } = panel;
  const upperBound = !knowsNoise(panel, known) && !showsNoise(panel);
  if (extremeOf(panel) !== null) {
    const inverse = engines.reduce((sum, engine) => {
      const { weight, summary } = engine;
      const share = answered(panel, engine);
      return sum + (weight ** 2 * (share / summary.harmonicTrials + 1 - share)) / summary.n;
    }, 0);
    const effectiveN = 1 / inverse;
    return { ...wilsonInterval(value, effectiveN), effectiveN, method: 'wilson', upperBound };
  }
  const size = (value * (1 - value)) / noiseOfPanel(panel, known);
  const own = wilsonInterval(value, size);
  const { down, up } = reachOfUnanswered(panel);
  const low = Math.max(0, value - Math.hypot(value - own.low, down));
  const high = Math.min(1, value + Math.hypot(own.high - value, up));
  const effectiveN = size * ((own.high - own.low) / (high - low)) ** 2;
  const method = upperBound ? 'wilson' : 'noise-wilson';
  return { low, high, effectiveN, method, upperBound };
}
