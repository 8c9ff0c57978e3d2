import {
  type BaselineCell,
  estimateChangeFromBaseline,
  secondLook,
  startsChange,
} from '../../src/compare/index.ts';
import { type CycleCell, dealCycle, estimateCycleChange } from '../../src/cycle/index.ts';
import type { Cluster } from '../../src/interval/cluster.ts';
import { estimatePooledEngines } from '../../src/interval/estimate.ts';
import { createRandom, type Random } from '../../src/random/index.ts';
import { createWorld, laws } from './cycle-world.ts';
import type { Mend } from './mend.ts';
import { expit } from './trial.ts';
import { within } from './within.ts';

/** Four engines, twenty topics. Daily: as many questions × 3 as give the cycle's half-width by the planner's formulas. */
const [engines, topics, cycle, k] = [4, 20, 7, 3];
const [ofCycle, daily] = [210, 182];
export const creditsOfDay = { cycle: (ofCycle / cycle) * engines, daily: daily * k * engines };
/** A week before the fall, and two after it. */
const [before, after] = [7, 14];
const overEngines = Array.from({ length: engines }, (_, at) => at);

type World = ReturnType<typeof createWorld>;

/** Rates of each question by day and engine, down by ten points of the mean from day 7 on. */
function ratesOf(world: World, count: number, shifts: readonly number[], kept: number) {
  const drifts = world.drifts(count, shifts.length);
  return world.prompts(count).map(({ topic, logits }, at) => ({
    topic: String(topic),
    days: shifts.map((shift, day) =>
      logits.map((logit) => (day < before ? 1 : kept) * expit(logit + shift + (drifts[at]?.[day] ?? 0))),
    ),
  }));
}

type Asked = ReturnType<typeof ratesOf>;

const level = (asked: Asked, answers: (question: number, engine: number) => Cluster) =>
  estimatePooledEngines(
    overEngines.map((engine) => ({
      weight: 1,
      clusters: asked.map((_, question) => answers(question, engine)),
    })),
    { topics: asked.map(({ topic }) => topic) },
  ).market.ci;

/**
 * The whole set each day: its level the day before the fall, and the first day that tells of it (15: none), by one look and
 * by two in a row.
 */
function askDaily(world: World, asked: Asked) {
  const looks = asked.map(({ days }) =>
    overEngines.map((engine) => days.map((rates) => world.answer(rates[engine] ?? 0, k))),
  );
  const none = { successes: 0, trials: 0 };
  const ci = level(asked, (question, engine) => looks[question]?.[engine]?.[before - 1] ?? none);
  const changeOn = (day: number, from: number) => {
    const cells = asked.flatMap(({ topic }, question) =>
      overEngines.map((engine): BaselineCell => {
        const own = looks[question]?.[engine] ?? [];
        const earlier = own.slice(Math.max(0, from - 7), from);
        return { cluster: topic, engine: String(engine), earlier, after: own[day] ?? null };
      }),
    );
    return estimateChangeFromBaseline(cells, { question: 'market' })?.lasting;
  };
  let [told, confirmed] = [after + 1, after + 1];
  for (let at = 1; at <= after && confirmed > after; at += 1) {
    const day = before + at - 1;
    if (told > after && changeOn(day, day)?.verdict === 'fall') told = at;
    const first = changeOn(day - 1, day - 1);
    const now = changeOn(day, startsChange(first) ? day - 1 : day);
    if (now && secondLook(true, now, first).verdict === 'fall') confirmed = at;
  }
  return { ci, told, confirmed };
}

/** One part a day, so that each question is asked once a week. */
function askInCycle(world: World, asked: Asked) {
  const dealt = dealCycle(
    asked.map(({ topic }) => ({ topic, intent: null })),
    cycle,
    createRandom(7),
  );
  const looks = asked.map(({ days }, question) =>
    overEngines.map((engine) =>
      days.map((rates, day) =>
        day % cycle === dealt[question] ? world.answer(rates[engine] ?? 0, 1) : null,
      ),
    ),
  );
  const newest = (question: number, engine: number, day: number): Cluster | null =>
    looks[question]?.[engine]?.slice(Math.max(0, day - cycle + 1), day + 1).find((look) => look !== null) ??
    null;
  const none = { successes: 0, trials: 0 };
  const ci = level(asked, (question, engine) => newest(question, engine, before - 1) ?? none);
  let told = 1;
  for (; told <= after; told += 1) {
    const day = before + told - 1;
    const cells = asked.flatMap(({ topic }, question) =>
      overEngines.map(
        (engine): CycleCell => ({
          cluster: topic,
          asks: String(question),
          part: dealt[question] ?? 0,
          engine: String(engine),
          before: newest(question, engine, day - cycle),
          after: newest(question, engine, day),
        }),
      ),
    );
    if (estimateCycleChange(cells, { question: 'market', parts: cycle }).verdict === 'fall') break;
  }
  return { ci, told };
}

const widthOf = (ci: { low: number; high: number } | null): number => (ci ? ci.high - ci.low : 1);

/** Both designs in the same worlds: width and coverage of the level, and days until a fall by ten points is reported. */
export function holdCycle(): Mend[] {
  return Object.keys(laws)
    .filter((law) => !law.startsWith('rare'))
    .flatMap((law) =>
      [0.1, 0.2].flatMap((shock) =>
        [0.1, 0].map((fall) => ({
          setting: `${law}, days ${shock}, ${fall === 0 ? 'no fall' : 'a fall by ten points'}`,
          trials: 400,
          draw: (random: Random) => {
            const world = createWorld({ law, shock, drift: 0.2, topics, engines }, random);
            const shifts = world.days(before + after);
            const kept = 1 - fall / world.meanOn(0, false);
            const whole = askDaily(world, ratesOf(world, daily, shifts, kept));
            const parts = askInCycle(world, ratesOf(world, ofCycle, shifts, kept));
            const week = shifts.slice(0, before);
            const overWeek = week.reduce((sum, shift) => sum + world.meanOn(shift, false), 0) / week.length;
            return {
              widthDaily: widthOf(whole.ci),
              widthCycle: widthOf(parts.ci),
              coverageDaily: within(whole.ci, world.meanOn(week.at(-1) ?? 0, false)),
              coverageCycle: within(parts.ci, overWeek),
              daysDaily: whole.told,
              daysConfirmed: whole.confirmed,
              daysCycle: parts.told,
              toldDaily: whole.told <= after ? 1 : 0,
              toldConfirmed: whole.confirmed <= after ? 1 : 0,
              toldCycle: parts.told <= after ? 1 : 0,
              weekDaily: whole.told <= 7 ? 1 : 0,
              weekConfirmed: whole.confirmed <= 7 ? 1 : 0,
              weekCycle: parts.told <= 7 ? 1 : 0,
            };
          },
        })),
      ),
    );
}
