import { type FeatureId, type FeatureVector, simulateChanges } from '../../src/predictor/index.ts';
import { fittedBrand, standardError } from './skill.ts';
import { subjectOf, type World } from './world.ts';

export interface UpliftResult {
  /** Share of 95% uplift intervals that hold the true uplift, and its standard error. */
  prompt: number;
  promptError: number;
  portfolio: number;
  portfolioError: number;
}

const edits: readonly (readonly FeatureId[])[] = [
  ['quotations'],
  ['statistics'],
  ['sources_cited', 'definition_present'],
  ['recently_updated'],
  ['price_shown', 'specifications_complete'],
];

/** How often the uplift of a content edit is inside its 95% interval, for one prompt and for a portfolio of 20. */
export function upliftCoverage(world: World, prompts: number, brands: number, seed: number): UpliftResult {
  const single: number[] = [];
  const portfolio: number[] = [];
  for (let b = 0; b < brands; b += 1) {
    const { brand, model, prompts: fresh } = fittedBrand(world, prompts, 20, seed + b);
    const engine = brand.engines[b % brand.engines.length] ?? '';
    const subjects = fresh.map((prompt) => subjectOf(brand, prompt, engine));
    const sets: FeatureVector[] = edits.map((edit) => Object.fromEntries(edit.map((id) => [id, 1])));
    const variants = sets.map((set, i) => ({ name: String(i), set }));
    const { variants: outcomes } = simulateChanges(model, subjects, variants, { draws: 600, seed: seed + b });
    let held = 0;
    let heldAll = 0;
    for (const [v, outcome] of outcomes.entries()) {
      const truths = fresh.map((prompt) => prompt.rate(engine, sets[v]) - prompt.rate(engine));
      const mean = truths.reduce((sum, value) => sum + value, 0) / truths.length;
      if (outcome.uplift.low95 <= mean && mean <= outcome.uplift.high95) heldAll += 1;
      for (const [i, summary] of outcome.perSubject.entries()) {
        const truth = truths[i] ?? 0;
        if (summary.low95 <= truth && truth <= summary.high95) held += 1;
      }
    }
    single.push(held / (outcomes.length * fresh.length));
    portfolio.push(heldAll / outcomes.length);
  }
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    prompt: mean(single),
    promptError: standardError(single),
    portfolio: mean(portfolio),
    portfolioError: standardError(portfolio),
  };
}
