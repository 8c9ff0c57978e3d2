import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '@svc/bench';
import { Discovery } from '../src/discover/index.ts';
import { type BrandIdentity, compileDetector } from '../src/index.ts';
import { readRealAnswers } from './real-answers.ts';

interface ToneLabel {
  id: string;
  sha: string;
  names: string[];
  sentiment: string;
  sure: boolean;
}

const labels = (): ToneLabel[] =>
  readFileSync(join(import.meta.dirname, 'labels', 'tone.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** The tone of each brand that discovery finds in a text, all of them looked for at once. */
function tonesIn(id: string, text: string): Map<string, string> {
  const discovery = new Discovery([]);
  discovery.add({ id, prompt: '', text, cites: [], language: 'en' });
  const found = discovery.suggestions().slice(0, 12);
  const rest = { domains: [], negativeTerms: [], contextTerms: [], languages: [] };
  const detector = compileDetector(
    found.map(({ name, spellings }): BrandIdentity => {
      return { id: name, name, aliases: [...spellings], ...rest, caseRule: 'sensitive', role: 'competitor' };
    }),
    { threshold: 0 },
  );
  const { brands } = detector.detect({ text, citations: [], sources: [], prompt: '', language: 'en' });
  return new Map(found.map(({ name }, at) => [name, brands[at]?.sentiment ?? 'unknown']));
}

/** Pairs of brand and answer that were drawn where the rules give a tone, and labelled without it at hand. */
export function toneRows(folder: string): Row[] {
  const wanted = labels();
  const answers = readRealAnswers(folder, wanted);
  const read = wanted.flatMap(({ id, names, sentiment, sure }) => {
    const answer = answers.get(id);
    const says = answer && tonesIn(id, answer.text).get(names[0] ?? '');
    return says === undefined || says === 'unknown' ? [] : [{ sure, right: says === sentiment }];
  });
  const row = (id: string, what: string, some: typeof read, least: number): Row => {
    const figure = some.filter(({ right }) => right).length / Math.max(1, some.length);
    return {
      id,
      what: `${some.length} ${what}`,
      bar: `>= ${least}`,
      figure,
      unit: '',
      pass: figure >= least,
    };
  };
  const of = `pairs drawn where a tone is given, ${wanted.length - read.length} now silent or without text`;
  return [
    row(
      'sentiment-right-drawn',
      `${of}, sure labels`,
      read.filter(({ sure }) => sure),
      0.85,
    ),
    row('sentiment-right-drawn-all', `${of}, doubtful labels too`, read, 0.85),
  ];
}
