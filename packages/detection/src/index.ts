/** Is the brand in this answer, and where: mentions, citations, positions, stance. Pure: no I/O, no clock. */
export { type Address, canonicalUrl, citationDomain, parseAddress } from './citation/address.ts';
export { isKnownSite, sourceTypeOf } from './citation/source-type.ts';
export { compileDetector, type DetectorOptions, detectorVersion, longestText } from './detector.ts';
export { doOverlap } from './overlap.ts';
export type {
  AnswerDetection,
  BrandDetection,
  BrandIdentity,
  CaseRule,
  CitedLink,
  DetectedCitation,
  DetectionInput,
  Detector,
  LearnedRule,
  Mention,
  MentionRule,
  RetrievedSource,
  Sentiment,
  SourceType,
  Strength,
} from './types.ts';
export { learnFromVerdicts, type Verdict } from './verdict.ts';
