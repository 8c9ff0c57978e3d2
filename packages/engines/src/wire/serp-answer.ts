import type { EngineAnswer } from '../answer.ts';
import { reportedCost } from '../prices.ts';
import { unknownUsage } from './outcome.ts';

/**
 * The answer of a Google surface. Such an answer always rests on search; which queries ran is not told, and
 * there is no choice of model.
 * @param searches searches that the provider charges
 */
export function serpAnswer(
  shown: Pick<
    EngineAnswer,
    'outcome' | 'text' | 'citations' | 'sources' | 'products' | 'ads' | 'finishReason'
  >,
  origin: Pick<
    EngineAnswer,
    'providerId' | 'requestId' | 'raw' | 'html' | 'htmlFrom' | 'organicHosts' | 'pageQuestions'
  >,
  searches: number,
  costUsd: number | null,
): EngineAnswer {
  return {
    ...shown,
    searchQueries: null,
    searched: shown.outcome === 'answered' ? true : null,
    modelRequested: null,
    modelServed: null,
    refusal: null,
    usage: { ...unknownUsage, searches },
    cost: reportedCost(costUsd) ?? { usd: null, basis: 'unknown' },
    ...origin,
  };
}

/** Result where Google showed no answer. */
export function withoutAnswer(outcome: 'not_shown' | 'empty', finishReason: string | null) {
  return { outcome, text: '', citations: [], sources: [], finishReason };
}
