import {
  coldStartModel,
  createRandom,
  drawUplifts,
  featurePrior,
  isFeatureId,
  type MoveState,
  planMoves,
  predictPresence,
  type Random,
  summarise,
  type UpliftDraws,
} from '../src/index.ts';
import { drawPlanWorld, type PlanWorld } from './improve-plan-world.ts';
import { judge, type Row, round } from './row.ts';

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const model = coldStartModel();
/** Days of work: what a small team spares for it in a month; and in a quarter and half a year. */
const budgets = { least: 5, most: 10, longer: [20, 40] } as const;

/** Takes moves by their worth, highest first; one that no longer fits is passed over, as who works down a list would. */
function downTheList({ moves }: PlanWorld, budget: number, worths: readonly number[]): number[] {
  let left = budget;
  return worths
    .map((worth, move) => ({ move, worth, days: moves[move]?.days ?? 0 }))
    .sort((a, b) => b.worth - a.worth)
    .flatMap(({ move, worth, days }) => {
      if (days > left || worth <= 0) return [];
      left -= days;
      return [move];
    });
}

/** The published effects, unshrunk: p(1 − p) × the table's log-odds. */
function publishedWorths({ subjects, moves }: PlanWorld): number[] {
  const rates = subjects.map((subject) => predictPresence(model, subject).mean);
  return moves.map(({ sets }) =>
    mean(
      subjects.map(({ features }, at) => {
        const rate = rates[at] ?? 0;
        const logits = Object.entries(sets(at) ?? {}).map(([id, to]) => {
          if (!isFeatureId(id)) return 0;
          const { association, effect, typical } = featurePrior(id);
          return (effect ?? association).mean * (Number(to) - (features[id] ?? typical.mean));
        });
        return rate * (1 - rate) * logits.reduce((sum, one) => sum + one, 0);
      }),
    ),
  );
}

const doing = (draws: UpliftDraws, chosen: readonly number[]): MoveState =>
  chosen.reduce((state, move) => draws.add(state, move), draws.nothingDone);

interface Played {
  skew: number;
  plan: number;
  byUplift: number;
  byPublished: number;
  /** Gain of both with more days of work: a plan for a quarter and for half a year. */
  longer: { plan: number; byUplift: number }[];
  /** Gain of a plan and of an order by uplift, if both knew the true effect of each move. */
  knowing: { plan: number; byUplift: number };
}

function playPlan(random: Random, at: number): Played {
  const world = drawPlanWorld(random);
  const { subjects, moves, skew } = world;
  const budget = budgets.least + (budgets.most - budgets.least) * random();
  const sets = moves.map((move) => move.sets);
  const costs = moves.map(({ days }) => ({ cost: days }));
  const draws = drawUplifts(model, subjects, sets, { draws: 100, seed: 2 * at + 1 });
  // The world is one draw of what the model holds possible, with effects half as large.
  const truth = drawUplifts(model, subjects, sets, {
    draws: 1,
    seed: 2 * at + 2,
    scale: { mean: 0.5, sd: 0 },
  });
  const realised = (chosen: readonly number[]): number => doing(truth, chosen).total[0] ?? 0;
  const planned = (by: UpliftDraws, days: number): number =>
    realised(planMoves(by, costs, days).steps.map(({ move }) => move));
  const ordered = (by: UpliftDraws, days: number): number => {
    const uplifts = moves.map((_, move) => summarise(doing(by, [move]).total).mean);
    return realised(downTheList(world, days, uplifts));
  };
  return {
    skew,
    plan: planned(draws, budget),
    byUplift: ordered(draws, budget),
    byPublished: realised(downTheList(world, budget, publishedWorths(world))),
    longer: budgets.longer.map((days) => ({ plan: planned(draws, days), byUplift: ordered(draws, days) })),
    knowing: { plan: planned(truth, budget), byUplift: ordered(truth, budget) },
  };
}

const sumOf = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);
const ratioOf = (worlds: readonly { plan: number; byUplift: number }[]): number =>
  round(sumOf(worlds, ({ plan }) => plan) / sumOf(worlds, ({ byUplift }) => byUplift), 3);

export function planRow(full: boolean): Row {
  const random = createRandom(32);
  const worlds = Array.from({ length: full ? 1_000 : 200 }, (_, at) => playPlan(random, at));
  const [plan, byUplift] = [mean(worlds.map((one) => one.plan)), mean(worlds.map((one) => one.byUplift))];
  const ratio = plan / byUplift;
  // Of a ratio of means, by the delta method.
  const spread = mean(worlds.map((one) => (one.plan - ratio * one.byUplift) ** 2));
  const skewed = (least: number) =>
    ratioOf(worlds.filter(({ skew }) => least <= skew && skew <= least + 1 / 3));
  return judge(
    {
      id: 'plan-uplift',
      what: 'Plan: realised uplift over that of ordering by predicted uplift alone, same days of work',
      bar: '≥ 1.2',
      figure: round(ratio, 3),
      unit: 'times',
      detail: {
        worlds: worlds.length,
        planPoints: round(100 * plan),
        byUpliftPoints: round(100 * byUplift),
        overPublishedEffects: round(plan / mean(worlds.map((one) => one.byPublished)), 3),
        pagesFitAlike: skewed(0),
        pagesFitUnevenly: skewed(1 / 3),
        fewPagesFitMost: skewed(2 / 3),
        ...Object.fromEntries(
          budgets.longer.map((days, at) => [
            `with${days}Days`,
            ratioOf(worlds.flatMap(({ longer }) => longer[at] ?? [])),
          ]),
        ),
        bothKnowingTheTruth: ratioOf(worlds.map(({ knowing }) => knowing)),
        knowingTheTruthOverByUplift: round(mean(worlds.map(({ knowing }) => knowing.plan)) / byUplift, 3),
      },
    },
    [{ figure: ratio, least: 1.2, error: Math.sqrt(spread / worlds.length) / byUplift }],
    full,
  );
}
