import { type StanceCase, stanceCases } from '../cases/stance.ts';
import { stanceIndirect } from '../cases/stance-indirect.ts';
import { brandsOf } from '../cases/stance-measure.ts';
import { stanceMore } from '../cases/stance-more.ts';
import { stanceVoice } from '../cases/stance-voice.ts';
import { parseAnswer } from '../src/layout/parsed-answer.ts';
import { type Cue, cuesOf } from '../src/lexicon/index.ts';
import { Automaton } from '../src/match/automaton.ts';
import { findMatches, findOccurrences } from '../src/match/find.ts';
import { normalise, unitsOf } from '../src/match/normalise.ts';
import { compilePatterns } from '../src/match/pattern.ts';
import { analyseMentions } from '../src/statement/analyse.ts';
import { featuresOf } from '../src/statement/polarity.ts';
import { emptyTally } from '../src/statement/stance.ts';

/**
 * Fits the weights in `src/statement/polarity.ts`: a softmax with ridge penalty by gradient descent, which is convex, so
 * that the same cases always give the same weights. Run it with node and copy what it prints.
 */
const classes = ['positive', 'neutral', 'negative', 'mixed'];
const penalty = 0.02;
const replicates = 6;
/** Share of the words of praise and blame that are hidden: other answers use words that no list has. */
const hidden = 0.45;
const polar = new Set<Cue['kind']>(['positive', 'negative', 'praise', 'blame', 'recommended', 'warned']);
let state = 7;
const random = (): number => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};
const data = [...stanceCases, ...stanceMore, ...stanceVoice, ...stanceIndirect].flatMap((one) =>
  Array.from({ length: replicates }, (_, replicate) => labelled(one, replicate === 0 ? 0 : hidden)).flat(),
);
const width = data[0]?.features.length ?? 0;
const weights = classes.map(() => Array.from({ length: width }, () => 0));
for (let step = 0; step < 6_000; step++) {
  const slopes = weights.map((row) => row.map((weight) => penalty * weight));
  for (const { features, sentiment } of data) {
    const scores = weights.map((row) =>
      row.reduce((sum, weight, at) => sum + weight * (features[at] ?? 0), 0),
    );
    const most = Math.max(...scores);
    const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
    for (const [index, row] of slopes.entries()) {
      const error = Math.exp((scores[index] ?? 0) - most) / total - (classes[index] === sentiment ? 1 : 0);
      for (let at = 0; at < width; at++)
        row[at] = (row[at] ?? 0) + (error * (features[at] ?? 0)) / data.length;
    }
  }
  for (const [index, row] of weights.entries())
    for (let at = 0; at < width; at++) row[at] = (row[at] ?? 0) - 0.5 * (slopes[index]?.[at] ?? 0);
}
for (const [index, row] of weights.entries())
  process.stdout.write(`${classes[index]}: [${row.map((weight) => weight.toFixed(2)).join(', ')}],\n`);

/** The features of each brand of a case, every occurrence of its name taken for it, and its label. */
function labelled(
  [language, text, expected]: StanceCase,
  hidden: number,
): { features: number[]; sentiment: string }[] {
  const patterns = compilePatterns(brandsOf(expected));
  const cues = cuesOf(language);
  const automaton = new Automaton(patterns.all.map(({ text }) => text));
  const normalised = normalise(text);
  const found = findMatches(normalised, { automaton, patterns: patterns.all }, language);
  const occurrences = findOccurrences(text, normalised, found.spans, []);
  const scored = occurrences.map((occurrence) => ({ occurrence, confidence: 1, learned: false }));
  const answer = parseAnswer(text, unitsOf(text), normalised, language);
  const { tallies } = analyseMentions(
    answer,
    scored,
    cues,
    (cues?.find(normalised) ?? []).filter(({ kind }) => !polar.has(kind) || random() >= hidden),
    0,
  );
  return Object.values(expected).map((label, brand) => ({
    features: featuresOf(tallies.get(brand) ?? emptyTally()),
    sentiment: label.split(' ')[0] ?? '',
  }));
}
