import {
  coldStartModel,
  type PredictionSubject,
  predictPortfolio,
  predictPresence,
} from '../../src/predictor/index.ts';
import { createRandom } from '../../src/random/index.ts';
import { standardError } from './skill.ts';
import { drawBrand, subjectOf, type World } from './world.ts';

/** How often intervals that rest on no answer hold the truth, with standard errors over brands, and how wide they are. */
export interface ColdCoverage {
  world: World;
  cell: number;
  cellError: number;
  cellWidth: number;
  portfolio: number;
  portfolioError: number;
  portfolioWidth: number;
}

const prompts = 20;
const model = coldStartModel();

/** Brands of a world with 40 prompts on 3 engines each, predicted without any answer. */
export function coldCoverage(world: World, brands: number, seed: number): ColdCoverage {
  const random = createRandom(seed);
  const cells: number[] = [];
  const portfolios: number[] = [];
  let cellWidth = 0;
  let portfolioWidth = 0;
  for (let b = 0; b < brands; b += 1) {
    const brand = drawBrand(world, random);
    const subjects: PredictionSubject[] = [];
    let truths = 0;
    let held = 0;
    for (let i = 0; i < prompts; i += 1) {
      const prompt = brand.drawPrompt(`p${i}`);
      for (const engine of brand.engines) {
        const subject = subjectOf(brand, prompt, engine);
        const truth = prompt.rate(engine);
        const { low, high } = predictPresence(model, subject);
        if (low <= truth && truth <= high) held += 1;
        cellWidth += (high - low) / (brands * prompts * brand.engines.length);
        subjects.push(subject);
        truths += truth;
      }
    }
    cells.push(held / subjects.length);
    const { low95, high95 } = predictPortfolio(model, subjects, { draws: 200, seed: seed + b });
    const mean = truths / subjects.length;
    portfolios.push(low95 <= mean && mean <= high95 ? 1 : 0);
    portfolioWidth += (high95 - low95) / brands;
  }
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / brands;
  return {
    world,
    cell: meanOf(cells),
    cellError: standardError(cells),
    cellWidth,
    portfolio: meanOf(portfolios),
    portfolioError: standardError(portfolios),
    portfolioWidth,
  };
}
