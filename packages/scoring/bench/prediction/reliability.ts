import { calibrationReport, reliabilityDiagram, type ScoredPrediction } from '../../src/calibration/index.ts';
import { predictPresence } from '../../src/predictor/index.ts';
import { createRandom, drawBinomial } from '../../src/random/index.ts';
import { fittedBrand } from './skill.ts';
import { subjectOf, type World } from './world.ts';

/** Predictions of many brands for prompts not fitted, scored by the answers that follow. */
export function scoredPredictions(
  world: World,
  prompts: number,
  brands: number,
  fresh: number,
  seed: number,
): ScoredPrediction[] {
  const random = createRandom(seed);
  const scored: ScoredPrediction[] = [];
  for (let b = 0; b < brands; b += 1) {
    const { brand, model, prompts: heldOut } = fittedBrand(world, prompts, fresh, seed + b);
    for (const prompt of heldOut) {
      for (const engine of brand.engines) {
        const { mean, low, high } = predictPresence(model, subjectOf(brand, prompt, engine));
        const successes = drawBinomial(random, 3, prompt.rate(engine));
        scored.push({
          prompt: `${b}:${prompt.name}`,
          engine,
          predicted: mean,
          low,
          high,
          successes,
          trials: 3,
        });
      }
    }
  }
  return scored;
}

/** A reliability diagram as an HTML figure. */
export function reliabilityFigure(title: string, predictions: readonly ScoredPrediction[]): string {
  const report = calibrationReport(predictions, { simulations: 400, correlation: 0.4 });
  return report ? `<figure>${reliabilityDiagram(report, title)}</figure>` : '';
}
