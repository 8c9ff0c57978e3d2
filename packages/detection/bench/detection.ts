import { execFile } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { held, median, type Row } from '@svc/bench';
import { measureQuality } from '../cases/measure.ts';
import { type BrandIdentity, compileDetector, type DetectionInput } from '../src/index.ts';
import { Automaton } from '../src/match/automaton.ts';
import { normalForm, normalise } from '../src/match/normalise.ts';
import { makeAnswer, makeBrands, randomFrom } from './detection-corpus.ts';
import { referenceWork } from './reference-work.ts';

const seed = 20261120;
const answerCount = 10_000;
const answerSize = 2_048;
/**
 * Microseconds of the reference work on the machine for which the bar of `whole` was set: the detector of that day took 37 µs
 * there, and run in turns with it on one machine the reference work takes 1.55 times as long.
 */
const referenceOfBar = 57;
/** Just below what is cut. */
const longSize = 199_000;

/** Median microseconds of `work` over the answers, once compiled and warm; one reading per answer. */
function timeEach(answers: readonly DetectionInput[], work: (answer: DetectionInput) => void): number {
  for (const answer of answers) work(answer);
  const times: number[] = [];
  for (const answer of answers) {
    const from = performance.now();
    work(answer);
    times.push((performance.now() - from) * 1_000);
  }
  return median(times);
}

/** Nanoseconds of the processor's time a byte: long answers are interrupted more often on a busy machine. */
function nanosecondsPerByte(
  answers: readonly DetectionInput[],
  work: (answer: DetectionInput) => void,
): number {
  for (const answer of answers) work(answer);
  const from = process.cpuUsage();
  for (const answer of answers) work(answer);
  const { user, system } = process.cpuUsage(from);
  const bytes = answers.reduce((sum, { text }) => sum + text.length, 0);
  return (1_000 * (user + system)) / bytes;
}

/** Answers that one work reads before the next has its turn. */
const turn = 50;

/** Medians of several works over the same answers, in turns, so that a busy machine slows all of them alike. */
function timeInTurns(
  answers: readonly DetectionInput[],
  works: readonly ((answer: DetectionInput) => void)[],
): number[] {
  for (const work of works) for (const answer of answers) work(answer);
  const times = works.map((): number[] => []);
  for (let first = 0; first < answers.length; first += turn) {
    for (const [index, work] of works.entries()) {
      for (const answer of answers.slice(first, first + turn)) {
        const from = performance.now();
        work(answer);
        times[index]?.push((performance.now() - from) * 1_000);
      }
    }
  }
  return times.map(median);
}

function combinedExpression(brands: readonly BrandIdentity[]): RegExp {
  const names = brands.flatMap((brand) => [brand.name, ...brand.aliases]);
  names.sort((left, right) => right.length - left.length);
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

function automatonAlone(brands: readonly BrandIdentity[]): (answer: DetectionInput) => void {
  const names = brands.flatMap((brand) => [brand.name, ...brand.aliases]);
  const automaton = new Automaton(names.map(normalForm));
  let hits = 0;
  return ({ text }) => automaton.search(text, () => hits++);
}

/** Bytes of heap that 5,000 further answers leave behind, per answer. */
function heapGrowth(answers: readonly DetectionInput[], work: (answer: DetectionInput) => void): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const before = process.memoryUsage().heapUsed;
  for (const answer of answers.slice(0, 5_000)) work(answer);
  collect();
  return Math.max(0, process.memoryUsage().heapUsed - before) / 5_000;
}

const execute = promisify(execFile);

/** Cost of 5 MB of brand names in a process of its own: milliseconds, and megabytes above idle at the peak. */
async function flood(): Promise<{ milliseconds: number; megabytes: number; cut: boolean }> {
  const script = fileURLToPath(new URL('./detection-flood.ts', import.meta.url));
  const { stdout } = await execute(process.execPath, [script]);
  return JSON.parse(stdout);
}

type Figure = Pick<Row, 'id' | 'what' | 'figure' | 'unit'> & { atMost?: number; atLeast?: number };

const toRow = ({ id, what, figure, unit, atMost, atLeast }: Figure): Row =>
  held(id, what, figure, unit, {
    ...(atMost !== undefined && { most: atMost }),
    ...(atLeast !== undefined && { least: atLeast }),
  });

/** Speed, memory and quality of detection against the bars of its specification. */
export async function run(): Promise<{ bench: 'detection'; seed: number; rows: Row[] }> {
  const rows = [...measureSpeed(), ...(await measureFlood()), ...measureScores()];
  return { bench: 'detection', seed, rows: rows.map(toRow) };
}

function measureSpeed(): Figure[] {
  const random = randomFrom(seed);
  const few = makeBrands(random, 20);
  const many = makeBrands(random, 1_000);
  const answers = Array.from({ length: answerCount }, () => makeAnswer(random, few, answerSize));
  const long = Array.from({ length: 20 }, () => makeAnswer(random, few, longSize));
  const small = compileDetector(few);
  const large = compileDetector(many);
  const expression = combinedExpression(many);

  const [whole = 0, reference = 0] = timeInTurns(answers, [
    (answer) => void small.detect(answer),
    (answer) => void referenceWork(answer.text),
  ]);
  const [wholeFew = 0, wholeMany = 0] = timeInTurns(answers, [
    (answer) => void small.detect(answer),
    (answer) => void large.detect(answer),
  ]);
  const perByte = nanosecondsPerByte(answers, (answer) => void small.detect(answer));
  const perByteLong = nanosecondsPerByte(long, (answer) => void small.detect(answer));
  const normalised = answers.map((answer) => ({ ...answer, text: normalise(answer.text).text }));
  const alone = timeEach(normalised, automatonAlone(few));
  const aloneMany = timeEach(normalised, automatonAlone(many));
  const regex = timeEach(normalised.slice(0, 200), ({ text }) => void text.match(expression));
  const growth = heapGrowth(answers, (answer) => void small.detect(answer));
  return [
    {
      id: 'whole',
      what:
        `whole detection, 20 brands × 5 names, median of 10,000 answers of 2 KB: ${whole.toFixed(0)} µs here, where the ` +
        `reference work takes ${reference.toFixed(0)} µs; on the machine of the bar it takes ${referenceOfBar}`,
      figure: (whole * referenceOfBar) / reference,
      unit: 'µs/answer',
      atMost: 100,
    },
    {
      id: 'whole-5000',
      what: 'the same with 5,000 names, as a ratio',
      figure: wholeMany / wholeFew,
      unit: '×',
      atMost: 3,
    },
    {
      id: 'linear',
      what: `linear in length: time a byte at 200 KB over that at 2 KB (${perByte.toFixed(0)} ns)`,
      figure: perByteLong / perByte,
      unit: '×',
      atMost: 1.5,
    },
    {
      id: 'automaton-5000',
      what: `the automaton alone, 5,000 names over 100 names (${alone.toFixed(0)} µs)`,
      figure: aloneMany / alone,
      unit: '×',
      atMost: 3,
    },
    {
      id: 'regex',
      what: 'one combined Unicode expression over the automaton, 5,000 names, on normalised text',
      figure: regex / aloneMany,
      unit: '×',
      atLeast: 1,
    },
    { id: 'memory', what: 'heap left behind per answer', figure: growth, unit: 'bytes', atMost: 64 },
  ];
}

async function measureFlood(): Promise<Figure[]> {
  const { milliseconds, megabytes, cut } = await flood();
  return [
    {
      id: 'flood-memory',
      what: '5 MB of brand names, peak above idle',
      figure: megabytes,
      unit: 'MB',
      atMost: 200,
    },
    { id: 'flood-time', what: '5 MB of brand names', figure: milliseconds, unit: 'ms', atMost: 1_000 },
    { id: 'flood-cut', what: 'and the answer is flagged as cut', figure: cut ? 1 : 0, unit: '', atLeast: 1 },
  ];
}

function measureScores(): Figure[] {
  const { cases, f1, f1ByTrap, citations } = measureQuality();
  const classes = Object.entries(f1ByTrap).map(
    ([trap, figure]): Figure => ({
      id: `f1-${trap}`,
      what: `F1 over the class ${trap}`,
      figure,
      unit: '',
      atLeast: 0.9,
    }),
  );
  return [
    { id: 'f1', what: `F1 over ${cases} labelled cases`, figure: f1, unit: '', atLeast: 0.97 },
    ...classes,
    { id: 'citations', what: 'citation cases right', figure: citations, unit: '', atLeast: 1 },
  ];
}
