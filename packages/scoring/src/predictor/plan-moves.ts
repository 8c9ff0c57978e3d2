import { type Steps, takeAll } from '../steps/index.ts';
import type { MoveState, UpliftDraws } from './draw-uplifts.ts';
import { type Summary, summarise } from './summary.ts';

/** Cost of a move, in the unit of the budget; above 0. */
export interface MoveCost {
  cost: number;
}

export interface PlannedStep {
  /** Its place in the list of moves. */
  move: number;
  cost: number;
  /** Its gain beyond the moves before it. */
  gain: Summary;
  /**
   * The move that would come next best here, and the probability that the chosen one gains more for its cost.
   */
  rival: { move: number; probability: number } | null;
}

export interface MovePlan {
  steps: PlannedStep[];
  cost: number;
  uplift: Summary;
  /** Sum of the moves' gains, each taken alone: more than `uplift` where they overlap. */
  sumOfParts: number;
  /** The three moves of highest predicted uplift that the same budget allows, done instead. */
  topThree: { moves: number[]; uplift: Summary };
  /** Probability that the plan does better than these three; a draw in which both do the same counts half. */
  beatsTopThree: number;
}

const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const gainOf = (before: MoveState, after: MoveState): Float64Array =>
  after.total.map((value, draw) => value - (before.total[draw] ?? 0));

/** Share of draws in which the first is larger; equal ones count half. */
function shareAbove(first: Float64Array, second: Float64Array): number {
  let count = 0;
  for (const [draw, value] of first.entries()) {
    const other = second[draw] ?? 0;
    if (Math.abs(value - other) < 1e-12) count += 0.5;
    else if (value > other) count += 1;
  }
  return count / first.length;
}

interface Option extends MoveCost {
  move: number;
  next: MoveState;
  gain: Float64Array;
  worth: number;
}

interface Run {
  steps: PlannedStep[];
  state: MoveState;
  cost: number;
}

/** Other orders and runs reach the same states. */
function remember(draws: UpliftDraws): UpliftDraws {
  const known = new Map<string, MoveState>();
  return {
    ...draws,
    add: (state, move) => {
      const key = [...state.done, move].sort((a, b) => a - b).join();
      const found = known.get(key) ?? draws.add(state, move);
      known.set(key, found);
      return found;
    },
  };
}

/** Takes the best affordable move, again and again, by what it adds to those before it. */
function* greedy(
  draws: UpliftDraws,
  costs: readonly MoveCost[],
  budget: number,
  worth: (gain: number, cost: number) => number,
): Steps<Run> {
  let state = draws.nothingDone;
  let left = budget;
  const steps: PlannedStep[] = [];
  for (;;) {
    const options: Option[] = [];
    for (const [move, { cost }] of costs.entries()) {
      if (cost > left + 1e-9 || state.done.includes(move)) continue;
      const next = draws.add(state, move);
      const gain = gainOf(state, next);
      const value = mean(gain);
      if (value > 0) options.push({ move, cost, next, gain, worth: worth(value, cost) });
      yield;
    }
    options.sort((a, b) => b.worth - a.worth || a.move - b.move);
    const [best, second] = options;
    if (!best) return { steps, state, cost: budget - left };
    const perCost = (option: Option): Float64Array => option.gain.map((value) => value / option.cost);
    steps.push({
      move: best.move,
      cost: best.cost,
      gain: summarise(best.gain),
      rival: second ? { move: second.move, probability: shareAbove(perCost(best), perCost(second)) } : null,
    });
    state = best.next;
    left -= best.cost;
  }
}

/**
 * The order of moves that gains most under a budget, by joint draws: each step takes the move with the
 * highest expected gain for its cost, given those before it (Nemhauser, Wolsey and Fisher 1978; by cost:
 * Leskovec et al. 2007, “CELF”). The same is done without regard to cost and the better of the two is
 * returned, which bounds what a budget can lose. Moves expected to gain nothing are left out. Throws
 * RangeError for a cost that is not above 0.
 */
export const planMoves = (...given: Parameters<typeof planMovesSteps>): MovePlan =>
  takeAll(planMovesSteps(...given));

/** The same, with a step for each move that is tried. */
export function* planMovesSteps(
  fresh: UpliftDraws,
  costs: readonly MoveCost[],
  budget: number,
): Steps<MovePlan> {
  if (costs.some(({ cost }) => !(cost > 0))) throw new RangeError('costs must be above 0');
  const draws = remember(fresh);
  const byCost = yield* greedy(draws, costs, budget, (gain, cost) => gain / cost);
  const byGain = yield* greedy(draws, costs, budget, (gain) => gain);
  const chosen = mean(byGain.state.total) > mean(byCost.state.total) + 1e-9 ? byGain : byCost;
  const alone: MoveState[] = [];
  for (const move of costs.keys()) {
    alone.push(draws.add(draws.nothingDone, move));
    yield;
  }
  const byUplift = alone
    .map(({ total }, move) => ({ move, uplift: mean(total) }))
    .sort((a, b) => b.uplift - a.uplift || a.move - b.move);
  let left = budget;
  const three: number[] = [];
  for (const { move } of byUplift) {
    const { cost } = costs[move] ?? { cost: Number.POSITIVE_INFINITY };
    if (three.length === 3 || cost > left + 1e-9) continue;
    three.push(move);
    left -= cost;
  }
  const hand = three.reduce((state, move) => draws.add(state, move), draws.nothingDone);
  return {
    steps: chosen.steps,
    cost: chosen.cost,
    uplift: summarise(chosen.state.total),
    sumOfParts: chosen.steps.reduce(
      (sum, { move }) => sum + mean(alone[move]?.total ?? new Float64Array(1)),
      0,
    ),
    topThree: { moves: three, uplift: summarise(hand.total) },
    beatsTopThree: shareAbove(chosen.state.total, hand.total),
  };
}
