import { type ColdCoverage, coldCoverage } from './prediction/cold.ts';
import { type CreditShare, creditShare, predictedSource, rankedSource } from './prediction/credits.ts';
import { rankSkill } from './prediction/rank.ts';
import { strangeWorlds } from './prediction/world.ts';
import { type Row, round } from './row.ts';

/** A figure counts as above its bar only when it is so by two standard errors of the simulation. */
const beyond = (figure: number, error: number, bar: number): boolean => figure - 2 * error >= bar;

/** P5: what the organic rank is worth on results pages that were held out. */
export function rankRows(full: boolean, seed: number): Row[] {
  const recorded = 20;
  const skill = rankSkill(full ? 4_000 : 900, recorded, seed);
  const world =
    'SIMULATED results pages, built on the published rates by rank; domains differ by sd .8, prompts by 1.8';
  const row = (what: string, bar: number, figure: number, error: number): Row => ({
    id: 'P5',
    what: `Brier skill by organic rank against the rate of all pages, held out, ${what}. ${world}`,
    bar: `>= ${bar}`,
    figure: round(figure, 3),
    unit: '',
    pass: beyond(figure, error, bar),
    standardError: round(error, 4),
  });
  return [
    row('no answers', 0.08, skill.cold, skill.coldError),
    row(
      `with ${recorded} earlier answers about the domain on that engine`,
      0.13,
      skill.record,
      skill.recordError,
    ),
  ];
}

/** P6 and P7: intervals without any answer, where the world is not what the priors say. */
export function coldRows(full: boolean, seed: number): Row[] {
  const all = ['right', ...strangeWorlds] as const;
  const results = all.map((world) => coldCoverage(world, full ? 2_000 : 200, seed));
  const held = results.filter((one) => beyond(100 * one.cell, 100 * one.cellError, 93));
  const fails = results.filter((one) => !held.includes(one));
  const least = (of: 'cell' | 'portfolio', among: readonly ColdCoverage[]) =>
    100 * Math.min(...among.map((one) => one[of]));
  const width = (of: 'cellWidth' | 'portfolioWidth') =>
    round(results.reduce((sum, one) => sum + one[of], 0) / results.length, 3);
  return [
    {
      id: 'P6',
      what: `95% interval of a cell without any answer holds its true rate, in ${all.length} worlds; not in: ${fails.map(({ world }) => world).join(', ') || 'none'}`,
      bar: '>= 93 in all but one, 93 in the world of the priors',
      figure: round(least('cell', held), 1),
      unit: '%',
      pass: fails.length <= 1 && fails.every(({ world }) => world !== 'right'),
      detail: { ...describe(results, 'cell'), meanWidth: width('cellWidth') },
    },
    {
      id: 'P7',
      what: '95% interval of the mean of 20 prompts on 3 engines without any answer, in the same worlds',
      bar: '>= 93 in each',
      figure: round(least('portfolio', results), 1),
      unit: '%',
      pass: results.every((one) => beyond(100 * one.portfolio, 100 * one.portfolioError, 93)),
      detail: { ...describe(results, 'portfolio'), meanWidth: width('portfolioWidth') },
    },
  ];
}

const describe = (results: readonly ColdCoverage[], of: 'cell' | 'portfolio'): Record<string, string> =>
  Object.fromEntries(
    results.map((one) => [
      one.world === 'right' ? 'as the priors say' : one.world,
      `${round(100 * one[of], 1)} ± ${round(100 * one[`${of}Error`], 1)}`,
    ]),
  );

/**
 * W7: credits for ±5 points of a set of 2,000 prompts of which a random part is asked once, against naive sampling. A predictor
 * of AUC .8 stands beside the rank: what it saves depends on how far prompts differ.
 */
export function creditRow(full: boolean, seed: number): Row {
  const repeats = full ? 10_000 : 2_000;
  const ranked = creditShare(rankedSource(), repeats, seed);
  const shapes = ['Beta(0.3, 0.5)', 'Beta(0.1, 0.35)', 'Beta(0.5, 0.3)'];
  const predicted = shapes.map((truth) => creditShare(predictedSource(truth), full ? repeats : 400, seed));
  const say = (one: CreditShare): string =>
    `${round(100 * one.share, 1)} ± ${round(100 * one.shareError, 1)}% (${round(100 * one.ofNaiveClaim, 0)}% of what naive Wilson claims to need), coverage ${round(100 * one.coverage, 1)} ± ${round(100 * one.coverageError, 1)}`;
  return {
    id: 'W7',
    what: 'credits for a half-width of 5 points of those of naive sampling (each prompt asked three times, nothing predicted, read for questions like these): a random part of 2,000 prompts asked once, corrected by organic rank alone. SIMULATED results pages, built on the published rates',
    bar: '<= 35, at coverage >= 94',
    figure: round(100 * ranked.share, 1),
    unit: '%',
    standardError: round(100 * ranked.shareError, 2),
    pass:
      100 * (ranked.share + 2 * ranked.shareError) <= 35 &&
      beyond(100 * ranked.coverage, 100 * ranked.coverageError, 94),
    detail: Object.fromEntries([ranked, ...predicted].map((one) => [one.id, say(one)])),
  };
}
