import { addedClusters } from '../compare/steady-variance.ts';
import { studentQuantile } from '../distribution/index.ts';
import { fewestTopics } from '../interval/market.ts';
import { type PanelGuess, type ScanDesign, usualAgreement } from './precision.ts';

/**
 * The smallest change between two scans of the same prompts that the market test (`readSharedMarket`) is expected to find with
 * the given power, 0..1; null where even a fall to nothing would not be found so often.
 *
 * It is the change that takes the same share from each prompt's rate, so that prompts that name the brand lose more: that part
 * of the variance grows with the change. The change Δ solves Δ = (t.975 + t.power) √V(Δ), with V as the test has it: the noise of
 * both scans' answers, how clusters differ, and the steadying; t with clusters − 1 degrees of freedom. Clusters are topics from
 * eight on, else prompts. Row D9 of `pnpm bench statistics` tries it: found 4 times in 5, over laws and designs.
 */
export function detectableMarketChange(design: ScanDesign, guess: PanelGuess, power = 0.8): number | null {
  const { prompts, samples, engines = 1 } = design;
  const topics = guess.topics && guess.topics.count >= fewestTopics ? guess.topics : null;
  const clusters = topics ? Math.min(prompts, topics.count) : prompts;
  if (clusters < 2) return null;
  const size = prompts / clusters;
  const answers = samples * size * engines;
  const { rate, icc, agreement = usualAgreement * icc, evenness = 1 } = guess;
  const own = rate * (1 - rate) * evenness;
  const noise = own * (1 - icc);
  const between =
    ((own * icc + (engines - 1) * own * Math.min(agreement, icc)) / engines / size) *
    (1 + (size - 1) * (topics?.correlation ?? 0));
  const unit = 1 / (2 * answers);
  const reach = studentQuantile(0.975, clusters - 1) + studentQuantile(power, clusters - 1);
  /** The change that would be needed for one of this size to be found; grows slower than the size where it can be found. */
  const needed = (change: number): number => {
    const kept = 1 - change / rate;
    const after = kept * rate - kept ** 2 * (rate - noise);
    const spread = (noise + Math.max(0, after)) / answers + (change / rate) ** 2 * between;
    const silent = (1 - noise - Math.max(0, after)) ** answers;
    const added = addedClusters(clusters * (1 - silent));
    const typical = (clusters * (spread + change ** 2) + unit) / (clusters * (1 - silent) + 1);
    const sum = clusters * spread + added * typical;
    const all = clusters + added;
    return reach * Math.sqrt(sum / (all * (all - 1)));
  };
  let [low, high] = [0, rate];
  if (needed(high) > high) return null;
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (needed(middle) > middle) low = middle;
    else high = middle;
  }
  return high;
}
