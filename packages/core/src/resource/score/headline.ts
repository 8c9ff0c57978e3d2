import type { Estimate, Expectation, Headline, SurfaceMeasures } from '@svc/contract/score';
import type { Facts } from './queries-facts.ts';
import { answersToTell } from './say-predicted.ts';

const percent = (value: number): string => `${Math.round(1_000 * value) / 10}%`;
const range = ({ low, high }: { low: number; high: number }): string =>
  `95%: ${percent(low)} to ${percent(high)}`;

/** A prediction over many cells in the shape of every estimate. Nothing was asked for it; no value where it cannot tell. */
function expectedEstimate(expected: Expectation, asOf: string): Estimate {
  const { value, low, high, prompts, modelVersion } = expected;
  const sd = (high - low) / 3.92;
  return {
    value: answersToTell(expected) === null ? value : null,
    ci: { low, high, level: 0.95, method: 'predictor-portfolio' },
    market: null,
    n: prompts,
    k: 0,
    successes: 0,
    trials: 0,
    effectiveN: sd > 0 ? Math.round(100 * Math.max(0, (value * (1 - value)) / sd ** 2 - 1)) / 100 : 0,
    label: 'indicative',
    provenance: 'predicted',
    asOf,
    status: 'not_run',
    methodVersion: modelVersion,
  };
}

/**
 * The figure to show first: the measured one or, if no answer engine was asked, the predictor's. The sandbox
 * finds what it was given, so its own figure is never the headline. null: engines of several surfaces.
 */
export function headlineOf(
  { mode, predicted, runs }: Pick<Facts, 'mode' | 'predicted' | 'runs'>,
  overall: SurfaceMeasures | null,
  asOf: string,
): Headline | null {
  const sandboxAlone = runs.length > 0 && runs.every(({ surface }) => surface === 'sandbox');
  if (sandboxAlone && predicted) {
    const { label, engines, value } = predicted;
    const answers = answersToTell(predicted);
    const found = overall?.presence.value ?? null;
    const beside =
      found === null
        ? ''
        : ` The sandbox names the brand in ${percent(found)} of its answers. It quotes only the pages it was given, so the two figures may differ.`;
    return {
      source: 'predictor',
      provenance: 'predicted',
      engines,
      presence: expectedEstimate(predicted, asOf),
      sentence:
        answers === null
          ? `No answer engine was asked. The predictor (${label}) expects presence in ${percent(value)} of answers (${range(predicted)}).${beside}`
          : `No answer engine was asked, and the predictor (${label}) knows too little: it takes ${answers} answers.${beside}`,
    };
  }
  if (overall === null) return null;
  const { presence, engines, provenance } = overall;
  return { source: 'measured', provenance, engines, presence, sentence: measuredSentence(presence, mode) };
}

function measuredSentence({ value, ci, market, n, trials }: Estimate, mode: Facts['mode']): string {
  if (value === null || !ci) return 'There is no figure: no answer could be counted.';
  const asked = `${trials} answers to ${n} prompts`;
  const wider = market ? ` On questions like these: ${range(market.ci)}.` : '';
  const emulated = mode === 'test' ? ' The engines are emulated: this says nothing about the brand.' : '';
  return `Present in ${percent(value)} of answers to these prompts (${range(ci)}), from ${asked}.${wider}${emulated}`;
}
