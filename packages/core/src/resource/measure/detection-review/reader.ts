import {
  type AnswerDetection,
  type CitedLink,
  compileDetector,
  detectorVersion,
  type RetrievedSource,
} from '@svc/detection';
import { isReadable } from '../score/index.ts';
import { type Identity, taughtBrands } from './identity.ts';
import { applyVerdict, bestSpan, type Excerpt, excerptAround } from './verdict.ts';

export interface ReadableAnswer {
  outcome: string;
  text: string;
  citations: readonly CitedLink[];
  sources: readonly RetrievedSource[];
  prompt: string;
  language: string | null;
  /** People's word on this answer, by brand. */
  verdicts?: Readonly<Record<string, boolean>> | null;
}

/** A brand that a person should look at. */
export interface UncertainSpan extends Excerpt {
  brandId: string;
  confidence: number;
  alias: string;
  matched: string;
}

/** The detection of one answer, as it is stored. The own brand's flags are null where there was no prose to read. */
export interface AnswerReading {
  detection: AnswerDetection;
  detectorVersion: string;
  present: boolean | null;
  mentioned: boolean | null;
  cited: boolean | null;
  uncertain: UncertainSpan[];
}

export type ReadAnswer = (answer: ReadableAnswer) => AnswerReading;

/** Compiles an identity once, to read many answers with it. */
export function createReader(identity: Identity): ReadAnswer {
  const detector = compileDetector(taughtBrands(identity));
  const own = identity.brands.findIndex((brand) => brand.role === 'own');
  return ({ outcome, text, citations, sources, prompt, language, verdicts }) => {
    const readable = isReadable(outcome);
    const detection = detector.detect({
      text: readable ? text : '',
      citations: readable ? citations : [],
      sources,
      prompt,
      language,
    });
    if (verdicts)
      detection.brands = detection.brands.map((brand) => {
        const verdict = verdicts[brand.brandId];
        return verdict === undefined ? brand : applyVerdict(brand, verdict);
      });
    const brand = detection.brands[own];
    const flag = (value: boolean | undefined) => (readable ? (value ?? false) : null);
    return {
      detection,
      detectorVersion,
      present: flag(brand?.present),
      mentioned: flag(brand?.mentioned),
      cited: flag(brand?.cited),
      uncertain: uncertainSpans(detection, text),
    };
  };
}

function uncertainSpans({ brands }: AnswerDetection, text: string): UncertainSpan[] {
  const spans: UncertainSpan[] = [];
  for (const brand of brands) {
    const span = brand.uncertain ? bestSpan(brand) : undefined;
    if (!span) continue;
    const { alias, matched } = span;
    spans.push({
      brandId: brand.brandId,
      confidence: brand.confidence,
      alias,
      matched,
      ...excerptAround(text, span),
    });
  }
  return spans;
}
