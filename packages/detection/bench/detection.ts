import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { measureQuality } from '../cases/measure.ts';
import { type BrandIdentity, compileDetector, type DetectionInput } from '../src/index.ts';
import { Automaton } from '../src/match/automaton.ts';
import { normalForm, normalise } from '../src/match/normalise.ts';
import { makeAnswer, makeBrands, randomFrom } from './detection-corpus.ts';

const seed = 20261120;
const answerCount = 10_000;
const answerSize = 2_048;

export interface Row {
  id: string;
  what: string;
  bar: string;
  figure: number;
  unit: string;
  pass: boolean;
}

function median(values: number[]): number {
  values.sort((left, right) => left - right);
  return values[values.length >> 1] ?? 0;
}

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
  return ({ text }) => automaton.search(normalise(text).text, () => hits++);
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

/** Speed, memory and quality of detection against the bars of its specification. */
export async function run(): Promise<{ bench: 'detection'; seed: number; rows: Row[] }> {
  const random = randomFrom(seed);
  const few = makeBrands(random, 20);
  const many = makeBrands(random, 1_000);
  const answers = Array.from({ length: answerCount }, () => makeAnswer(random, few, answerSize));
  const small = compileDetector(few);
  const large = compileDetector(many);
  const expression = combinedExpression(few);
  let matched = 0;

  const whole = timeEach(answers, (answer) => void small.detect(answer));
  const wholeMany = timeEach(answers, (answer) => void large.detect(answer));
  const alone = timeEach(answers, automatonAlone(few));
  const aloneMany = timeEach(answers, automatonAlone(many));
  const regex = timeEach(answers, ({ text }) => {
    matched += text.match(expression)?.length ?? 0;
  });
  const growth = heapGrowth(answers, (answer) => void small.detect(answer));
  const quality = measureQuality();

  const row = (id: string, what: string, bar: string, figure: number, unit: string, pass: boolean): Row => ({
    id,
    what,
    bar,
    figure: Math.round(figure * 1_000) / 1_000,
    unit,
    pass,
  });
  return {
    bench: 'detection',
    seed,
    rows: [
      row(
        'whole',
        'whole detection, 20 brands × 5 names, median of 10,000 answers of 2 KB',
        '≤ 40',
        whole,
        'µs/answer',
        whole <= 40,
      ),
      row(
        'whole-5000',
        'the same with 5,000 names, as a ratio',
        '≤ 3',
        wholeMany / whole,
        '×',
        wholeMany <= 3 * whole,
      ),
      row('automaton', 'fold and automaton alone, 100 names', '≤ 15', alone, 'µs/answer', alone <= 15),
      row(
        'automaton-5000',
        'fold and automaton alone, 5,000 names',
        '≤ 45',
        aloneMany,
        'µs/answer',
        aloneMany <= 45,
      ),
      row(
        'regex',
        `one combined Unicode expression over the automaton (${matched} matches)`,
        '≥ 1',
        regex / alone,
        '×',
        regex >= alone,
      ),
      row('memory', 'heap left behind per answer', '≤ 64', growth, 'bytes', growth <= 64),
      row('f1', `F1 over ${quality.cases} labelled cases`, '≥ 0.97', quality.f1, '', quality.f1 >= 0.97),
      row('f1-homonyms', 'F1 over the homonyms', '≥ 0.90', quality.homonymF1, '', quality.homonymF1 >= 0.9),
      row('citations', 'citation cases right', '1', quality.citations, '', quality.citations === 1),
    ],
  };
}
