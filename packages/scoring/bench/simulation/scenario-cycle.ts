import { learnDayVariance } from '../../src/compare/day-variance.ts';
import { estimateChange } from '../../src/compare/index.ts';
import { type CycleCell, dealCycle, estimateCycleChange } from '../../src/cycle/index.ts';
import type { Cluster } from '../../src/interval/cluster.ts';
import { estimatePooledEngines } from '../../src/interval/estimate.ts';
import { hasFewTopics } from '../../src/interval/market.ts';
import { createRandom, type Random } from '../../src/random/index.ts';
import { type CycleWorld, createWorld, laws } from './cycle-world.ts';
import { expit, meanOf, type Scenario } from './trial.ts';

/** Days of a cycle, questions a day, engines. The other design asks one part of the same size each day. */
const [length, daily, engines] = [7, 30, 4];

type World = ReturnType<typeof createWorld>;

interface Asked {
  cluster: string;
  topic: number;
  part: number;
  /** Rates of each engine on the days asked, by cycle. */
  rates: number[][][];
}

/** Questions asked on one day of each cycle, or every day (`part` −1). */
function askSet(
  world: World,
  count: number,
  { shifts, parts }: { shifts: readonly (readonly number[])[]; parts: 'dealt' | 'all' },
  falls: readonly number[],
): Asked[] {
  const prompts = world.prompts(count);
  const drifts = world.drifts(count, length * shifts.length);
  const dealt =
    parts === 'all'
      ? prompts.map(() => -1)
      : dealCycle(
          prompts.map(({ topic }) => ({ topic: String(topic), intent: null })),
          length,
          createRandom(7),
        );
  return prompts.map(({ topic, logits }, at) => ({
    cluster: String(at),
    topic,
    part: dealt[at] ?? 0,
    rates: shifts.map((days, cycle) =>
      days.flatMap((shift, day) =>
        parts === 'all' || dealt[at] === day
          ? [
              logits.map(
                (logit) =>
                  (1 - (falls[cycle] ?? 0)) *
                  expit(logit + shift + (drifts[at]?.[cycle * length + day] ?? 0)),
              ),
            ]
          : [],
      ),
    ),
  }));
}

/** Answers to a question on an engine over a cycle: one each day that it was asked. */
const looks = (world: World, { rates }: Asked, cycle: number, engine: number): Cluster[] =>
  (rates[cycle] ?? []).map((day) => world.answer(day[engine] ?? 0, 1));

const together = (days: readonly Cluster[]): Cluster => ({
  successes: days.reduce((sum, { successes }) => sum + successes, 0),
  trials: days.length,
});

const overEngines = Array.from({ length: engines }, (_, engine) => engine);

function level(world: World, asked: readonly Asked[]) {
  return estimatePooledEngines(
    overEngines.map((engine) => ({
      weight: 1,
      clusters: asked.map((one) => together(looks(world, one, 0, engine))),
    })),
    { topics: asked.map(({ topic }) => String(topic)) },
  );
}

/** Whether these questions are on few topics by their effective number. */
const areFew = (asked: readonly Asked[]): boolean =>
  hasFewTopics(
    asked.map(({ topic }) => topic),
    asked.map(({ cluster }) => cluster),
  );

const cellsOf = (asked: readonly Asked[]) => {
  const few = areFew(asked);
  return asked.flatMap((one) =>
    overEngines.map((engine) => ({ one, engine, cluster: few ? one.cluster : String(one.topic) })),
  );
};

function changeOverParts(world: World, asked: readonly Asked[]) {
  const cells = cellsOf(asked).map(
    ({ one, engine, cluster }): CycleCell => ({
      cluster,
      asks: one.cluster,
      part: one.part,
      engine: String(engine),
      before: together(looks(world, one, 0, engine)),
      after: together(looks(world, one, 1, engine)),
    }),
  );
  return estimateCycleChange(cells, { question: 'market', parts: length });
}

/** The same questions on all days of two weeks: week against week, with the spread between days learned from them. */
function changeOverWeeks(world: World, asked: readonly Asked[]) {
  const cells = cellsOf(asked).map(({ one, engine, cluster }) => ({
    cluster,
    engine: String(engine),
    weeks: [looks(world, one, 0, engine), looks(world, one, 1, engine)] as const,
  }));
  const variance = learnDayVariance(cells.map(({ weeks }) => weeks.flat()));
  return estimateChange(
    cells.map(({ weeks, ...cell }) => ({ ...cell, before: together(weeks[0]), after: together(weeks[1]) })),
    { question: 'market', days: { variance: (2 * variance) / length, degrees: 2 * length + 2 } },
  );
}

const worlds: CycleWorld[] = Object.keys(laws).flatMap((law) =>
  [0, 0.1, 0.3].flatMap((shock) =>
    [0, 0.5].flatMap((drift) => [4, 8, 20].map((topics) => ({ law, shock, drift, topics, engines }))),
  ),
);
const nameOf = ({ law, shock, drift, topics }: CycleWorld) =>
  `${law}, days ${shock}, drift ${drift}, ${topics} topics`;

/** Level over a cycle of 210 questions in seven parts; `naive`: 30 of them on all seven days, for the same credits. */
export const levelOverCycle = (estimand: 'market' | 'tracked'): Scenario[] =>
  worlds.map((settings) => ({
    setting: nameOf(settings),
    draw: (random: Random) => {
      const world = createWorld(settings, random);
      const shifts = world.days(length);
      const asked = askSet(world, daily * length, { shifts: [shifts], parts: 'dealt' }, [0]);
      const few = areFew(asked);
      const { market, tracked } = level(world, asked);
      if (estimand === 'tracked')
        return { tracked: { ci: tracked.ci, truth: meanOf(asked.flatMap(({ rates }) => rates.flat(2))) } };
      const same = level(world, askSet(world, daily, { shifts: [shifts], parts: 'all' }, [0]));
      const truth = meanOf(shifts.map((shift) => world.meanOn(shift, few)));
      return {
        market: { ci: market.ci, truth },
        naive: same.market.ci,
        error: (market.value ?? 0) - truth,
      };
    },
  }));

/**
 * Cycle against cycle, nothing changed or every rate down by a quarter; `naive`: 30 questions on all days of both weeks.
 * `error` is 1 where this finds the fall and the other does not, −1 the other way round.
 */
export const changeOverCycles = (fall: number): Scenario[] =>
  worlds.map((settings) => ({
    setting: nameOf(settings),
    draw: (random: Random) => {
      const world = createWorld(settings, random);
      const shifts = [world.days(length), world.days(length)];
      const asked = askSet(world, daily * length, { shifts, parts: 'dealt' }, [0, fall]);
      const few = areFew(asked);
      const own = changeOverParts(world, asked);
      const same = changeOverWeeks(world, askSet(world, daily, { shifts, parts: 'all' }, [0, fall]));
      // The level over days: that of a day without a shift, with the days' spread as drift.
      const usual = createWorld({ ...settings, drift: Math.hypot(settings.drift, settings.shock) }, random);
      const truth = fall === 0 ? 0 : -fall * (few ? world : usual).meanOn(0, few);
      return {
        market: { ci: own.ci, truth },
        naive: same.ci,
        said: own.verdict === 'fall',
        error: Number(own.verdict === 'fall') - Number(same.verdict === 'fall'),
      };
    },
  }));
