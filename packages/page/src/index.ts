export {
  type Crawler,
  type CrawlerAccess,
  type CrawlerPurpose,
  crawlers,
  feedsAnswers,
  type Indexability,
  type RobotsReading,
  readRobots,
  retrievalBlocked,
  ruleAgainst,
  type ShutOut,
} from './access/index.ts';
export type { PageFacts } from './fact/index.ts';
export {
  type PageDate,
  type PageFeature,
  type PageFeatureId,
  type PageFeatures,
  type PromptFeatureId,
  type PromptQuestion,
  readPromptFeatures,
  toFeatureVector,
} from './feature/index.ts';
export type { FetchedPage } from './fetched-page.ts';
export type { Flaw, PageFlaws } from './flaw/index.ts';
export { brandKey, domainOf } from './identity/index.ts';
export {
  type DetectedLanguage,
  detectLanguage,
  fold,
  singularOf,
  splitSentences,
  splitWords,
  stopWords,
  termOf,
} from './language/index.ts';
export { type PageReading, readerVersion, readPage } from './read-page.ts';
export type {
  BlockKind,
  Evidence,
  Guess,
  Locality,
  PageIdentity,
  PageKind,
  Passage,
  ReadingLimit,
  SiteKind,
  SiteReading,
  TextBlock,
  Topic,
  Where,
} from './types.ts';
