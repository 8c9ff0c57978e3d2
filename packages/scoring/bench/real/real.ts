import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { normalCdf } from '../../src/distribution/index.ts';
import { featurePrior } from '../../src/predictor/index.ts';
import { changeRows } from './changes.ts';
import { drawnAnew, halves, reruns, type Trial } from './draws.ts';
import { listedMethods, type Method, marketMethods, trackedMethods } from './methods.ts';
import { skillOfKinds } from './question-kinds.ts';
import type { Engine, RealSet } from './set.ts';

const sets = ['product-screens', 'software-questions', 'search-sources', 'answer-options', 'model-releases'];

interface Found {
  method: string;
  /** Share of intervals that hold the truth. */
  coverage: number;
  width: number;
}

function judge(methods: Record<string, Method>, trials: readonly Trial[]): Found[] {
  return Object.entries(methods).map(([method, estimate]) => {
    let [held, width] = [0, 0];
    for (const { seen, list, truth } of trials) {
      const ends = estimate(seen, list);
      if (!ends) throw new Error(`${method}: no interval`);
      if (ends.low - 1e-9 <= truth && truth <= ends.high + 1e-9) held += 1;
      width += Math.min(1, ends.high) - Math.max(0, ends.low);
    }
    return { method, coverage: held / trials.length, width: width / trials.length };
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
  methods: Record<string, Method>;
  trials: readonly Trial[];
  least: number;
  most: number;
  /** The most that our width may be of that of Wilson over topics. */
  widest?: number;
}

function exercisesFor(engine: Engine, draws: number): Exercise[] {
  const topics = new Set(engine.topics).size;
  const listed = { methods: listedMethods, least: 0.93, most: 1 };
  const questions = {
    ...{ ...listed, id: 'questions', what: 'half of the questions tell of all of them (95% is right)' },
    trials: halves(engine, draws, true),
  };
  if (topics < fewTopics) return [questions];
  return [
    questions,
    {
      ...{ ...listed, id: 'topics', what: `half of ${topics} topics tell of all of them (95% is right)` },
      ...{ trials: halves(engine, draws, false), widest: 0.7 },
    },
    {
      id: 'drawn',
      what: `${topics} topics drawn anew hold the mean of where they come from (95% is right)`,
      methods: marketMethods,
      ...{ trials: drawnAnew(engine, draws), least: 0.925, most: 0.98, widest: 0.95 },
    },
  ];
}

/** Fewer pairs of name and run than this show nothing. */
const fewestTrials = 30;

/** How often an interval of `runs` runs holds the mean of one more, which has noise of its own. */
const rightOfNext = (runs: number): number => 2 * normalCdf(1.96 / Math.sqrt(runs + 1)) - 1;

/** What each exercise finds on an engine of a set. */
export function rowsOf(set: Pick<RealSet, 'id'>, engine: Engine, draws: number) {
  const rows = [];
  const place = `${set.id}/${engine.id}`;
  const about = `${set.id}, ${engine.id}, ${Object.keys(engine.names).length} names`;
  for (const { id, what, methods, trials, least, most, widest } of exercisesFor(engine, draws)) {
    const found = judge(methods, trials);
    const [{ coverage = 0, width = 0 } = {}] = found;
    rows.push({
      id: `${id}/${place}`,
      what: `${about}: ${what}: ${said(found)}`,
      bar: most < 1 ? `${least}–${most}` : `≥ ${least}`,
      figure: Number(coverage.toFixed(3)),
      unit: 'coverage',
      pass: coverage >= least && coverage <= most,
    });
    if (widest === undefined) continue;
    const ratio = width / (found.find(({ method }) => method === 'Wilson over topics')?.width ?? 0);
    rows.push({
      id: `width-${id}/${place}`,
      what: `${about}: our width over that of Wilson over topics, the only other that holds the truth as often as it says`,
      bar: `≤ ${widest}`,
      figure: Number(ratio.toFixed(3)),
      unit: 'ratio',
      pass: ratio <= widest,
    });
  }
  rows.push(...changeRows(place, about, engine, draws));
  const again = reruns(engine);
  const runs = again[0]?.seen[0]?.trials ?? 0;
  if (again.length < fewestTrials) return rows;
  const tracked = judge(trackedMethods, again);
  const [{ coverage = 0 } = {}] = tracked;
  const right = rightOfNext(runs);
  rows.push({
    id: `runs/${place}`,
    what: `${about}: ${runs} runs tell of one more over the same prompts, ${again[0]?.seen.length} or so (${percent(right)} is right: that run has noise of its own; ${again.length} tries): ${said(tracked)}`,
    bar: `≥ ${(right - 0.04).toFixed(2)}`,
    figure: Number(coverage.toFixed(3)),
    unit: 'coverage',
    pass: coverage >= right - 0.04,
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
  const { skill, low, high, answers } = await skillOfKinds('question-kinds');
  const shown = (share: number): string => (100 * share).toFixed(1);
  rows.push({
    id: 'prediction/question-kinds',
    what: `Brier skill of whether a question asks for names, beside the engine's rate: ${answers} pairs of brand and answer, each of 40 categories predicted from the others; middle 95% over categories ${shown(low)} to ${shown(high)}%`,
    bar: '≥ 0.04',
    figure: Number(skill.toFixed(3)),
    unit: 'skill',
    pass: skill >= 0.04 && low > 0,
  });
  const { mean: weight } = featurePrior('asks_for_names').association;
  const rivals = await skillOfKinds('question-kinds-rivals', weight);
  rows.push({
    id: 'prediction/question-kinds/other-brands',
    what: `the same with the weight as it is shipped (${weight}), for 113 brands that it was not fitted to, in the same categories: ${rivals.answers} pairs; middle 95% over categories ${shown(rivals.low)} to ${shown(rivals.high)}%`,
    bar: '≥ 0.08',
    figure: Number(rivals.skill.toFixed(3)),
    unit: 'skill',
    pass: rivals.skill >= 0.08,
  });
  return {
    bench: 'real',
    seed: 7,
    how: `${draws} draws for each name of each engine; sets of five public repositories, in packages/scoring/bench/real/sets`,
    rows,
  };
}
