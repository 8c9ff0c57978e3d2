import { locationOfMean } from '../../src/predictor/gauss-hermite.ts';
import {
  adaptToBrand,
  type Cell,
  coldStartModel,
  predictPortfolio,
  predictPresence,
} from '../../src/predictor/index.ts';
import { createLocator } from '../../src/predictor/locator.ts';
import { expit } from '../../src/predictor/logistic.ts';
import { citedByRank } from '../../src/predictor/organic-rank.ts';
import { createRandom, drawIndex, drawNormal, type Random } from '../../src/random/index.ts';
import { standardError } from './skill.ts';

/**
 * Simulated results pages, built on the published rates: each domain has pages among the first 20 results of many prompts, and
 * its pages are cited at the published rate of their rank, more or less by domain (sd on average over prompts) and by prompt (sd of a prompt's own).
 */
const domainSd = 0.8;
const promptSd = 1.8;
const deepest = 20;

export interface RankedPage {
  rank: number;
  rate: number;
}

/** The published rate of a band as it stands: the world knows nothing of how the predictor reads between bands. */
const bandRate = (rank: number): number =>
  citedByRank.find(({ from, to }) => rank >= from && rank <= to)?.rate ?? 0.01;

const centers = Array.from({ length: deepest }, (_, i) => locationOfMean(bandRate(i + 1), domainSd ** 2));

/** From an average over prompts to their median. */
const locate = createLocator(promptSd ** 2);

/** Pages of one domain. `offset`: how far the world is from the published rates, log-odds. */
export function drawDomain(random: Random, offset = 0): () => RankedPage {
  const level = offset + domainSd * drawNormal(random);
  return () => {
    const rank = 1 + drawIndex(random, deepest);
    const center = locate((centers[rank - 1] ?? 0) + level);
    return { rank, rate: expit(center + promptSd * drawNormal(random)) };
  };
}

export interface RankSkill {
  cold: number;
  coldError: number;
  record: number;
  recordError: number;
}

const engine = 'google-ai-overview';
const model = coldStartModel();
const brier = (forecast: number, rate: number): number =>
  rate * (1 - forecast) ** 2 + (1 - rate) * forecast ** 2;

/** Brier skill on held-out pages against the rate of all pages, known exactly: by rank alone, and with the domain's own record. */
export function rankSkill(domains: number, recorded: number, seed: number): RankSkill {
  const random = createRandom(seed);
  const base = centers.reduce((sum, _, i) => sum + bandRate(i + 1), 0) / deepest;
  const sums = Array.from({ length: domains }, (_, domain) => {
    const draw = drawDomain(random);
    const cells = Array.from({ length: recorded }, (_, i): Cell => {
      const { rank, rate } = draw();
      const features = { organic_rank: rank };
      return {
        workspace: 'w',
        prompt: `p${i}`,
        engine,
        features,
        successes: Number(random() < rate),
        trials: 1,
      };
    });
    const brand = `domain ${domain}`;
    const own = adaptToBrand(model, brand, cells, 'own');
    const sum = { base: 0, cold: 0, record: 0 };
    for (let i = 0; i < 30; i += 1) {
      const { rank, rate } = draw();
      const features = { organic_rank: rank };
      sum.base += brier(base, rate);
      sum.cold += brier(predictPresence(model, { engine, features }).mean, rate);
      sum.record += brier(predictPresence(own, { engine, brand, features }).mean, rate);
    }
    return sum;
  });
  const total = (key: 'base' | 'cold' | 'record'): number => sums.reduce((sum, one) => sum + one[key], 0);
  const skillOf = (key: 'cold' | 'record') => {
    const ratio = total(key) / total('base');
    const residual = sums.map((one) => ((one[key] - ratio * one.base) * domains) / total('base'));
    return { skill: 1 - ratio, error: standardError(residual) };
  };
  const [cold, record] = [skillOf('cold'), skillOf('record')];
  return { cold: cold.skill, coldError: cold.error, record: record.skill, recordError: record.error };
}

export interface RankCoverage {
  cell: number;
  cellError: number;
  portfolio: number;
  portfolioError: number;
  width: number;
}

/** How often intervals by rank hold the truth of a page, and of a domain's mean over 20 pages, where all rates are off by `offset`. */
export function rankCoverage(offset: number, domains: number, seed: number): RankCoverage {
  const random = createRandom(seed);
  const found = Array.from({ length: domains }, (_, domain) => {
    const draw = drawDomain(random, offset);
    const pages = Array.from({ length: 20 }, draw);
    const subjects = pages.map(({ rank }) => ({
      engine,
      brand: `domain ${domain}`,
      features: { organic_rank: rank },
    }));
    const held = pages.filter(({ rate }, at) => {
      const subject = subjects[at];
      if (!subject) return false;
      const { low, high } = predictPresence(model, subject);
      return low <= rate && rate <= high;
    });
    const mean = pages.reduce((sum, { rate }) => sum + rate, 0) / pages.length;
    const { low95, high95 } = predictPortfolio(model, subjects, { draws: 200, seed: seed + domain });
    return {
      cell: held.length / pages.length,
      portfolio: Number(low95 <= mean && mean <= high95),
      width: high95 - low95,
    };
  });
  const meanOf = (key: 'cell' | 'portfolio' | 'width') =>
    found.reduce((sum, one) => sum + one[key], 0) / domains;
  return {
    cell: meanOf('cell'),
    cellError: standardError(found.map(({ cell }) => cell)),
    portfolio: meanOf('portfolio'),
    portfolioError: standardError(found.map(({ portfolio }) => portfolio)),
    width: meanOf('width'),
  };
}
