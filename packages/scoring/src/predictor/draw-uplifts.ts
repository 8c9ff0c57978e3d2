import { createRandom, drawNormal, type Random } from '../random/index.ts';
import { type Steps, takeAll } from '../steps/index.ts';
import { changeOfScore, drawEffects, drawUnseen, movesOf } from './change-effect.ts';
import { drawCoefficients, drawnScore } from './draw-coefficients.ts';
import { drawPromptLogit, drawSubjects, siteNormals } from './draw-presence.ts';
import { expit } from './logistic.ts';
import { type Model, readModel } from './model.ts';
import type { PredictionSubject } from './predict.ts';
import { type FeatureVector, featurePriors } from './priors.ts';

/** A possible move: the features that it sets on a subject; null where it has no effect. */
export type PlannedMove = (subject: number) => FeatureVector | null;

/** Presence after some moves, as a change by subject and draw, in probability. */
export interface MoveState {
  done: readonly number[];
  /** null: unchanged in every draw. */
  bySubject: readonly (Float64Array | null)[];
  /** Mean over all subjects, by draw. */
  total: Float64Array;
}

export interface UpliftDraws {
  draws: number;
  subjects: number;
  nothingDone: MoveState;
  /** The state with one more move, on the same draws. Moves that set the same features do not add up. */
  add: (state: MoveState, move: number) => MoveState;
  /** Mean change over some subjects, by draw. */
  meanOver: (state: MoveState, subjects: readonly number[]) => Float64Array;
}

export interface UpliftOptions {
  draws?: number;
  seed?: number;
  /** How large past moves turned out, as a share of what was predicted for them (learnEffectScale). */
  scale?: { mean: number; sd: number };
}

/** All that is uncertain in one draw of one subject, whatever is done. */
interface Drawn {
  own: number;
  rate: number;
  center: number;
  score: number;
  slopes: Float64Array;
  unseen: ReturnType<typeof drawUnseen>;
}

/**
 * Joint draws of what moves do to presence: one draw of coefficients, effects, unseen features and prompts’ own levels is
 * shared by all moves and their combinations, so that only what is done differs. The arithmetic is that of simulateChanges.
 * Throws RangeError without subjects.
 */
export const drawUplifts = (...given: Parameters<typeof drawUpliftsSteps>): UpliftDraws =>
  takeAll(drawUpliftsSteps(...given));

/** The same, with a step for each subject and each draw. */
export function* drawUpliftsSteps(
  model: Model,
  subjects: readonly PredictionSubject[],
  moves: readonly PlannedMove[],
  { draws = 400, seed = 1, scale = { mean: 1, sd: 0 } }: UpliftOptions = {},
): Steps<UpliftDraws> {
  if (subjects.length === 0) throw new RangeError('needs subjects');
  const sets = moves.map((move) => subjects.map((_, subject) => move(subject)));
  const touched = new Set(sets.flat().flatMap((set) => Object.keys(set ?? {})));
  const worlds = yield* drawWorlds(model, subjects, touched, { draws, seed, scale });
  const uplift = (subject: number, set: FeatureVector): Float64Array | null => {
    const { features } = subjects[subject] ?? { features: {} };
    const changes = movesOf(features, set);
    if (changes.length === 0) return null;
    const { locate } = worlds.ready[subject] ?? { locate: (score: number) => score };
    const result = new Float64Array(draws);
    for (let draw = 0; draw < draws; draw += 1) {
      const world = worlds.byDraw[draw];
      const one = world?.subjects[subject];
      if (!world || !one) continue;
      const { change } = changeOfScore(changes, one.slopes, world.effect, one.unseen, 0);
      result[draw] = expit(one.own + locate(one.score + world.factor * change) - one.center) - one.rate;
    }
    return result;
  };
  // A search meets the same moves of one subject in many plans, so that their draws are kept.
  const known = subjects.map(() => new Map<string, Float64Array | null>());
  const upliftOf = (subject: number, done: readonly number[]): Float64Array | null => {
    const own = done.filter((move) => sets[move]?.[subject]).sort((a, b) => a - b);
    const key = own.join();
    const found = known[subject]?.get(key);
    if (found !== undefined) return found;
    const value = uplift(subject, Object.assign({}, ...own.map((move) => sets[move]?.[subject])));
    known[subject]?.set(key, value);
    return value;
  };
  const add = (state: MoveState, move: number): MoveState => {
    const done = [...state.done, move];
    const total = Float64Array.from(state.total);
    const bySubject = state.bySubject.map((before, subject) => {
      if (!sets[move]?.[subject]) return before;
      const after = upliftOf(subject, done);
      for (let draw = 0; draw < draws; draw += 1)
        total[draw] = (total[draw] ?? 0) + ((after?.[draw] ?? 0) - (before?.[draw] ?? 0)) / subjects.length;
      return after;
    });
    return { done, bySubject, total };
  };
  return {
    draws,
    subjects: subjects.length,
    nothingDone: { done: [], bySubject: subjects.map(() => null), total: new Float64Array(draws) },
    add,
    meanOver: (state, chosen) =>
      new Float64Array(draws).map(
        (_, draw) =>
          chosen.reduce((sum, subject) => sum + (state.bySubject[subject]?.[draw] ?? 0), 0) /
          Math.max(1, chosen.length),
      ),
  };
}

/**
 * Every second draw mirrors the uniforms of the one before it (antithetic variates, Hammersley and Morton 1956): each is a
 * draw like any other, and their means, by which moves are ordered, are far steadier.
 */
function antithetic(random: Random): (draw: number) => Random {
  let taken: number[] = [];
  return (draw) => {
    if (draw % 2 === 0) {
      taken = [];
      return () => {
        const value = random();
        taken.push(value);
        return value;
      };
    }
    let at = 0;
    return () => {
      const value = taken[at++] ?? random();
      return Math.min(1 - 2 ** -53, 1 - value);
    };
  };
}

function* drawWorlds(
  model: Model,
  subjects: readonly PredictionSubject[],
  touched: ReadonlySet<string>,
  { draws, seed, scale }: Required<UpliftOptions>,
) {
  const reading = readModel(model);
  const sources = antithetic(createRandom(seed));
  const ready = yield* drawSubjects(reading, subjects);
  const missing = subjects.map(({ features }) =>
    featurePriors.filter(({ id }) => touched.has(id) && features[id] === undefined),
  );
  const world = (draw: number) => {
    const random = sources(draw);
    const coefficients = drawCoefficients(reading, random);
    const drawn = drawEffects(random);
    // Drawn now, so that the order of moves does not change any draw.
    for (const prior of featurePriors) drawn({ prior });
    const site = siteNormals(random);
    const factor = Math.max(0, scale.mean + (scale.sd > 0 ? scale.sd * drawNormal(random) : 0));
    return {
      factor,
      effect: drawn,
      subjects: ready.map((one, subject): Drawn => {
        const score = drawnScore(coefficients, one.subject, one.columns);
        const center = one.locate(score);
        const own = drawPromptLogit(one, center, site(one.subject.brand), random);
        const unseen = drawUnseen(random);
        // Drawn now too; a page that was read whole misses nothing.
        for (const prior of missing[subject] ?? []) unseen(prior);
        return {
          own,
          rate: expit(own),
          center,
          score,
          slopes: coefficients.coefficients(one.subject.engine),
          unseen,
        };
      }),
    };
  };
  const byDraw: ReturnType<typeof world>[] = [];
  for (let draw = 0; draw < draws; draw += 1) {
    byDraw.push(world(draw));
    yield;
  }
  return { ready, byDraw };
}
