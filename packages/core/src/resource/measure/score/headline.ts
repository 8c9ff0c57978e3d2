import type { Estimate, Expectation, Headline, SurfaceMeasures } from '@svc/contract/measure/score';
import { say } from '../../../i18n/index.ts';
import type { Facts } from './queries-facts.ts';
import { answersToTell } from './say-predicted.ts';

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
  { mode, origin, predicted, runs }: Pick<Facts, 'mode' | 'origin' | 'predicted' | 'runs'>,
  overall: SurfaceMeasures | null,
  asOf: string,
): Headline | null {
  const sandboxAlone = runs.length > 0 && runs.every(({ surface }) => surface === 'sandbox');
  if (sandboxAlone && predicted) {
    const { label, engines, value } = predicted;
    const answers = answersToTell(predicted);
    const found = overall?.presence.value ?? null;
    const { low, high } = predicted;
    return {
      source: 'predictor',
      provenance: 'predicted',
      engines,
      presence: expectedEstimate(predicted, asOf),
      sentence:
        answers === null
          ? say({ id: 'score.expected', values: { model: label, value, low, high, found } })
          : say({ id: 'score.unknown', values: { model: label, answers, found } }),
    };
  }
  if (overall === null) return null;
  const { presence, engines, provenance } = overall;
  // Imported answers are those of real engines, whichever key brought them.
  const isEmulated = mode === 'test' && origin !== 'imported';
  return {
    source: 'measured',
    provenance,
    engines,
    presence,
    sentence: measuredSentence(presence, isEmulated),
  };
}

export function measuredSentence({ value, ci, market, n, trials }: Estimate, emulated: boolean): string {
  if (value === null || !ci) return 'There is no figure: no answer could be counted.';
  const rangeOf = ({ low, high }: { low: number; high: number }) => ({ low, high });
  return say({
    id: 'score.present',
    values: {
      value,
      ci: rangeOf(ci),
      market: market && rangeOf(market.ci),
      prompts: n,
      answers: trials,
      emulated,
    },
  });
}
