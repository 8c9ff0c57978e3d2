import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRandom } from '../../src/index.ts';
import { type Method, marketMethods, type Prompt, trackedMethods } from './methods.ts';
import { skillOfKinds } from './question-kinds.ts';
import type { Engine, RealSet } from './set.ts';

const sets = ['product-screens', 'software-questions', 'search-sources'];

interface Found {
  method: string;
  /** Share of intervals that hold the truth. */
  coverage: number;
  width: number;
}

/** The prompts of an engine with what these runs say of a name; a prompt without an answer is left out. */
function promptsOf({ topics }: Engine, runs: readonly string[]): Prompt[] {
  return topics
    .map((topic, at) => {
      const answers = runs.map((run) => run.charAt(at)).filter((one) => one !== '-');
      return { topic, trials: answers.length, successes: answers.filter((one) => one === '1').length };
    })
    .filter(({ trials }) => trials > 0);
}

const rateOf = (prompts: readonly Prompt[]): number =>
  prompts.reduce((sum, { successes, trials }) => sum + successes / trials, 0) / prompts.length;

type Trial = { seen: Prompt[]; truth: number };

function judge(methods: Record<string, Method>, trials: readonly Trial[]): Found[] {
  return Object.entries(methods).map(([method, estimate]) => {
    let [held, width] = [0, 0];
    for (const { seen, truth } of trials) {
      const ends = estimate(seen);
      if (!ends) throw new Error(`${method}: no interval`);
      if (ends.low - 1e-9 <= truth && truth <= ends.high + 1e-9) held += 1;
      width += Math.min(1, ends.high) - Math.max(0, ends.low);
    }
    return { method, coverage: held / trials.length, width: width / trials.length };
  });
}

/** As many topics as there are, drawn by chance and each put back, against the mean of all: what is right holds in 95%. */
function drawnAnew(engine: Engine, draws: number): Trial[] {
  const random = createRandom(11);
  const topics = [...new Set(engine.topics)];
  return Object.values(engine.names).flatMap((runs) => {
    const byTopic = Map.groupBy(promptsOf(engine, runs), ({ topic }) => topic);
    const all = [...byTopic.values()];
    const truth = all.reduce((sum, own) => sum + rateOf(own), 0) / all.length;
    return Array.from({ length: draws }, () => ({
      truth,
      seen: topics.flatMap((_, place) =>
        (all[Math.floor(random() * all.length)] ?? []).map((prompt) => ({ ...prompt, topic: place })),
      ),
    }));
  });
}

/** Half of the topics (or questions, where `byQuestion`), drawn by chance, against the mean of all. */
function halves(engine: Engine, draws: number, byQuestion: boolean): Trial[] {
  const random = createRandom(7);
  return Object.values(engine.names).flatMap((runs) => {
    const all = promptsOf(engine, runs).map((prompt, at) => (byQuestion ? { ...prompt, topic: at } : prompt));
    const topics = [...new Set(all.map(({ topic }) => topic))];
    return Array.from({ length: draws }, () => {
      const drawn = new Set(
        topics
          .map((topic) => [random(), topic] as const)
          .toSorted(([a], [b]) => a - b)
          .slice(0, Math.floor(topics.length / 2))
          .map(([, topic]) => topic),
      );
      return { seen: all.filter(({ topic }) => drawn.has(topic)), truth: rateOf(all) };
    });
  });
}

/** Two runs against the third, each in its turn, over prompts that all three answer. */
function reruns({ topics, names }: Engine): Trial[] {
  return Object.values(names).flatMap((runs) => {
    if (runs.length < 3) return [];
    const places = topics.map((_, at) => at).filter((at) => runs.every((run) => run.charAt(at) !== '-'));
    return runs.map((left, third) => ({
      seen: places.map((at) => ({
        topic: topics[at] ?? 0,
        trials: runs.length - 1,
        successes: runs.filter((run, index) => index !== third && run.charAt(at) === '1').length,
      })),
      truth: places.filter((at) => left.charAt(at) === '1').length / places.length,
    }));
  });
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const said = (found: readonly Found[]): string =>
  found
    .map(({ method, coverage, width }) => `${method} ${percent(coverage)} at ${(100 * width).toFixed(1)}`)
    .join(', ');

/** Fewer topics than this tell of more questions from these topics alone, and our interval says so. */
const fewTopics = 20;

interface Exercise {
  id: string;
  what: string;
  trials: readonly Trial[];
  least: number;
  most: number;
}

function exercisesFor(engine: Engine, draws: number): Exercise[] {
  const topics = new Set(engine.topics).size;
  const questions = {
    ...{ id: 'questions', what: 'half of the questions hold the mean of all (99.4% is right)' },
    ...{ trials: halves(engine, draws, true), least: 0.92, most: 1 },
  };
  if (topics < fewTopics) return [questions];
  return [
    questions,
    {
      ...{ id: 'topics', what: `half of ${topics} topics hold the mean of all (99.4% is right)` },
      ...{ trials: halves(engine, draws, false), least: 0.92, most: 1 },
    },
    {
      ...{
        id: 'drawn',
        what: `${topics} topics drawn anew hold the mean of where they come from (95% is right)`,
      },
      ...{ trials: drawnAnew(engine, draws), least: 0.925, most: 0.98 },
    },
  ];
}

/** What each exercise finds on an engine of a set. */
export function rowsOf(set: Pick<RealSet, 'id'>, engine: Engine, draws: number) {
  const rows = [];
  const place = `${set.id}/${engine.id}`;
  const about = `${set.id}, ${engine.id}, ${Object.keys(engine.names).length} names`;
  for (const { id, what, trials, least, most } of exercisesFor(engine, draws)) {
    const found = judge(marketMethods, trials);
    const [{ coverage = 0, width = 0 } = {}] = found;
    const widest = found.find(({ method }) => method === 'Wilson over topics')?.width ?? 0;
    rows.push({
      id: `${id}/${place}`,
      what: `${about}: ${what}: ${said(found)}`,
      bar: most < 1 ? `${least}–${most}` : `≥ ${least}`,
      figure: Number(coverage.toFixed(3)),
      unit: 'coverage',
      pass: coverage >= least && coverage <= most,
    });
    if (id === 'drawn')
      rows.push({
        id: `width/${place}`,
        what: `${about}: our width over that of Wilson over topics, the only other that holds the truth as often as it says`,
        bar: '≤ 0.95',
        figure: Number((width / widest).toFixed(3)),
        unit: 'ratio',
        pass: width <= 0.95 * widest,
      });
  }
  const again = reruns(engine);
  if (again.length === 0) return rows;
  const tracked = judge(trackedMethods, again);
  const [{ coverage = 0 } = {}] = tracked;
  rows.push({
    id: `runs/${place}`,
    what: `${about}: two runs tell of the third over the same ${again[0]?.seen.length} prompts (74% is right: the third has noise of its own): ${said(tracked)}`,
    bar: '≥ 0.7',
    figure: Number(coverage.toFixed(3)),
    unit: 'coverage',
    pass: coverage >= 0.7,
  });
  return rows;
}

export const readSet = async (name: string): Promise<RealSet> =>
  JSON.parse(await readFile(join(import.meta.dirname, 'sets', `${name}.json`), 'utf8')) as RealSet;

/**
 * Intervals on real answers that others collected and published. Each row says what was hidden from the methods, how often
 * their 95% intervals held it, and how wide they are on average, in points.
 */
export async function run({ full }: { full: boolean }) {
  const draws = full ? 200 : 25;
  const rows = [];
  for (const name of sets) {
    const set = await readSet(name);
    for (const engine of set.engines) rows.push(...rowsOf(set, engine, draws));
  }
  const { skill, low, high, answers } = await skillOfKinds();
  const shown = (share: number): string => (100 * share).toFixed(1);
  rows.push({
    id: 'prediction/question-kinds',
    what: `Brier skill of whether a question asks for names, beside the engine's rate: ${answers} pairs of brand and answer, each of 40 categories predicted from the others; middle 95% over categories ${shown(low)} to ${shown(high)}%`,
    bar: '≥ 0.04',
    figure: Number(skill.toFixed(3)),
    unit: 'skill',
    pass: skill >= 0.04 && low > 0,
  });
  return {
    bench: 'real',
    seed: 7,
    how: `${draws} draws for each name of each engine; sets of three public repositories, in packages/scoring/bench/real/sets`,
    rows,
  };
}
