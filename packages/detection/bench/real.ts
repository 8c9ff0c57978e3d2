import { Discovery } from '../src/discover/index.ts';
import { keyOf } from '../src/discover/name.ts';
import { type BrandIdentity, compileDetector } from '../src/index.ts';
import { type RealAnswer, readRealAnswers } from './real-answers.ts';
import { isAside, labelsIn, ownLabels, type RealLabel } from './real-labels.ts';

interface Pair {
  label: RealLabel;
  answer: RealAnswer;
}

export interface RealSet {
  name: string;
  pairs: Pair[];
  /** Labelled answers whose text is not in the folder. */
  missing: number;
}

/** The labelled answers that a folder of public data sets has, in parts: fitted to, kept aside, and of others. */
export function realSets(folder: string, others?: string): RealSet[] {
  const own = ownLabels();
  const parts: [string, RealLabel[]][] = [
    ['real', own.filter(({ id }) => !isAside(id))],
    ['real-aside', own.filter(({ id }) => isAside(id))],
    ...(others === undefined ? [] : [['real-given', labelsIn(others)] as [string, RealLabel[]]]),
  ];
  const answers = readRealAnswers(
    folder,
    parts.flatMap(([, labels]) => labels),
  );
  return parts.map(([name, labels]) => {
    const pairs = labels.flatMap((label) => {
      const answer = answers.get(label.id);
      return answer ? [{ label, answer }] : [];
    });
    return { name, pairs, missing: labels.length - pairs.length };
  });
}

export interface RealDiscoveryScore {
  precision: number;
  recall: number;
  found: number;
  wanted: number;
  wrong: string[];
  missed: string[];
}

/** Discovery over each answer alone, which is the hardest: nothing vouches for a name but that answer. */
export function measureRealDiscovery({ pairs }: RealSet): RealDiscoveryScore {
  const wrong: string[] = [];
  const missed: string[] = [];
  let [right, found, hits, wanted] = [0, 0, 0, 0];
  for (const { label, answer } of pairs) {
    if (!label.complete) continue;
    const discovery = new Discovery([]);
    discovery.add({ id: label.id, prompt: '', text: answer.text, cites: answer.cites, language: 'en' });
    const byKey = new Map(
      label.brands.flatMap((brand) => brand.names.map((name) => [keyOf(name), brand] as const)),
    );
    const either = new Set(label.either.map(keyOf));
    const hit = new Set<unknown>();
    for (const { name, spellings } of discovery.suggestions()) {
      const keys = [name, ...spellings].map(keyOf);
      const brands = keys.flatMap((key) => byKey.get(key) ?? []);
      for (const brand of brands) hit.add(brand);
      if (brands.some((brand) => brand.wanted)) right++;
      else if (brands.length > 0 || keys.some((key) => either.has(key))) continue;
      else wrong.push(`${label.id.slice(0, 14)}: ${name}`);
      found++;
    }
    for (const brand of label.brands)
      if (brand.wanted) {
        wanted++;
        if (hit.has(brand)) hits++;
        else missed.push(`${label.id.slice(0, 14)}: ${brand.names[0]}`);
      }
  }
  return { precision: right / Math.max(1, found), recall: hits / wanted, found, wanted, wrong, missed };
}

export interface Reading {
  id: string;
  brand: string;
  sure: boolean;
  sentiment: { is: string; says: string };
  strength: { is: string; says: string };
}

/** Sentiment and strength of each labelled brand, the answer read for all of its brands at once. */
export function readStances({ pairs }: RealSet): Reading[] {
  return pairs.flatMap(({ label, answer }) => {
    const brands = label.brands.filter(({ sentiment }) => sentiment !== null);
    const detector = compileDetector(
      brands.map(({ names }): BrandIdentity => {
        const [name = '', ...aliases] = names;
        const rest = { domains: [], negativeTerms: [], contextTerms: [], languages: [] };
        return { id: name, name, aliases, ...rest, caseRule: 'sensitive', role: 'competitor' };
      }),
      { threshold: 0 },
    );
    const { text } = answer;
    const read = detector.detect({ text, citations: [], sources: [], prompt: '', language: 'en' });
    return brands.map(({ names, sentiment, strength, sure }, at) => ({
      id: label.id,
      brand: names[0] ?? '',
      sure,
      sentiment: { is: sentiment ?? '', says: read.brands[at]?.sentiment ?? 'unknown' },
      strength: { is: strength ?? '', says: read.brands[at]?.strength ?? 'unknown' },
    }));
  });
}

/** Precision of a word; null: it is never used. */
export function precisionOf(
  readings: readonly Reading[],
  field: 'sentiment' | 'strength',
  word?: string,
): number | null {
  const said = readings.filter(({ [field]: { says } }) =>
    word === undefined ? says !== 'unknown' : says === word,
  );
  return said.length === 0
    ? null
    : said.filter(({ [field]: { is, says } }) => is === says).length / said.length;
}

/** The share of the pairs that get a reading. */
export const speaksOf = (readings: readonly Reading[], field: 'sentiment' | 'strength'): number =>
  readings.filter(({ [field]: { says } }) => says !== 'unknown').length / Math.max(1, readings.length);
