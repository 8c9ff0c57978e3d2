import { type ColdCoverage, coldCoverage } from './prediction/cold.ts';
import { type CreditShare, creditShare, predictedSource, rankedSource } from './prediction/credits.ts';
import { rankCoverage, rankSkill } from './prediction/rank.ts';
import { strangeWorlds } from './prediction/world.ts';
import { judge, type Row, round } from './row.ts';

/** P5: what the organic rank is worth on results pages that were held out. */
export function rankRows(full: boolean, seed: number): Row[] {
  const recorded = 20;
  const skill = rankSkill(full ? 2_000 : 900, recorded, seed);
  const world =
    'SIMULATED results pages, built on the published rates by rank; domains differ by sd .8, prompts by 1.8';
  const row = (what: string, bar: number, figure: number, error: number): Row =>
    judge(
      {
        id: 'P5',
        what: `Brier skill by organic rank against the rate of all pages, held out, ${what}. ${world}`,
        bar: `>= ${bar}`,
        figure: round(figure, 3),
        unit: '',
      },
      [{ figure, least: bar, error, clearly: true }],
      full,
    );
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

/** Sources of rates at a rank differ: .57, .43 and .33 at rank 1. */
const otherSources = [
  { name: 'rates as published', offset: 0 },
  { name: '.43 at rank 1', offset: -0.6 },
  { name: '.33 at rank 1', offset: -1 },
] as const;

/** P8: intervals by organic rank without any answer, where rates are those of one source or another. */
export function rankCoverageRows(full: boolean, seed: number): Row[] {
  const found = otherSources.map(({ name, offset }) => ({
    name,
    ...rankCoverage(offset, full ? 800 : 200, seed),
  }));
  const row = (what: string, of: 'cell' | 'portfolio'): Row => {
    const worst = found.reduce((low, one) => (one[of] < low[of] ? one : low));
    return judge(
      {
        id: 'P8',
        what: `95% interval by organic rank without any answer holds ${what}, SIMULATED results pages at the rates of three sources`,
        bar: '>= 93 in each',
        figure: round(100 * worst[of], 1),
        unit: '%',
        detail: {
          ...Object.fromEntries(
            found.map((one) => [
              one.name,
              `${round(100 * one[of], 1)} ± ${round(100 * one[`${of}Error`], 1)}`,
            ]),
          ),
          ...(of === 'portfolio' && {
            meanWidth: round(found.reduce((sum, { width }) => sum + width, 0) / found.length, 3),
          }),
        },
      },
      [{ figure: 100 * worst[of], least: 93, error: 100 * worst[`${of}Error`], clearly: true }],
      full,
    );
  };
  return [row('the rate of a page', 'cell'), row('the mean of 20 pages of a domain', 'portfolio')];
}

/** P6 and P7: intervals without any answer, where the world is not what the priors say. */
export function coldRows(full: boolean, share: number, seed: number): Row[] {
  const all = ['right', ...strangeWorlds] as const;
  const results = all.map((world) => coldCoverage(world, full ? 800 : Math.ceil(200 * share), seed));
  // The full run counts a world that may miss, the short one a world that clearly does: its errors are several points.
  const margin = full ? -2 : 2;
  const fails = results.filter(({ cell, cellError }) => 100 * (cell + margin * cellError) < 93);
  const held = results.filter((one) => !fails.includes(one));
  const worst = (of: 'cell' | 'portfolio', among: readonly ColdCoverage[]) =>
    among.reduce((low, one) => (one[of] < low[of] ? one : low));
  const width = (of: 'cellWidth' | 'portfolioWidth') =>
    round(results.reduce((sum, one) => sum + one[of], 0) / results.length, 3);
  const [cell, portfolio] = [worst('cell', held), worst('portfolio', results)];
  return [
    judge(
      {
        id: 'P6',
        what: `95% interval of a cell without any answer holds its true rate, in ${all.length} worlds; not in: ${fails.map(({ world }) => world).join(', ') || 'none'}`,
        bar: '>= 93 in all but one, and in the world of the priors',
        figure: round(100 * cell.cell, 1),
        unit: '%',
        detail: { ...describe(results, 'cell'), meanWidth: width('cellWidth') },
      },
      [
        { figure: 100 * cell.cell, least: 93, error: 100 * cell.cellError, clearly: true },
        { figure: fails.length, most: 1, error: 0 },
        ...results
          .filter(({ world }) => world === 'right')
          .map((one) => ({ figure: 100 * one.cell, least: 93, error: 100 * one.cellError, clearly: true })),
      ],
      full,
    ),
    judge(
      {
        id: 'P7',
        what: '95% interval of the mean of 20 prompts on 3 engines without any answer, in the same worlds',
        bar: '>= 93 in each',
        figure: round(100 * portfolio.portfolio, 1),
        unit: '%',
        detail: { ...describe(results, 'portfolio'), meanWidth: width('portfolioWidth') },
      },
      [
        {
          figure: 100 * portfolio.portfolio,
          least: 93,
          error: 100 * portfolio.portfolioError,
          clearly: true,
        },
      ],
      full,
    ),
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
export function creditRow(full: boolean, share: number, seed: number): Row {
  const repeats = full ? 4_000 : Math.ceil(2_000 * share);
  const ranked = creditShare(rankedSource(), repeats, seed);
  const shapes = ['Beta(0.3, 0.5)', 'Beta(0.1, 0.35)', 'Beta(0.5, 0.3)'];
  const predicted = shapes.map((truth) =>
    creditShare(predictedSource(truth), full ? repeats : Math.ceil(400 * share), seed),
  );
  const say = (one: CreditShare): string =>
    `${round(100 * one.share, 1)} ± ${round(100 * one.shareError, 1)}% (${round(100 * one.ofNaiveClaim, 0)}% of what naive Wilson claims to need), coverage ${round(100 * one.coverage, 1)} ± ${round(100 * one.coverageError, 1)}`;
  return judge(
    {
      id: 'W7',
      what: 'credits for a half-width of 5 points, of those of naive sampling read by an interval that holds: with organic rank, 200 of 2,000 prompts × 1 against 100 × 3, read for all 2,000. SIMULATED results pages, built on the published rates',
      bar: '<= 35 at coverage >= 94',
      figure: round(100 * ranked.share, 1),
      unit: '%',
      detail: Object.fromEntries([ranked, ...predicted].map((one) => [one.id, say(one)])),
    },
    [
      { figure: 100 * ranked.share, most: 35, error: 100 * ranked.shareError, clearly: true },
      { figure: 100 * ranked.coverage, least: 94, error: 100 * ranked.coverageError, clearly: true },
    ],
    full,
  );
}
