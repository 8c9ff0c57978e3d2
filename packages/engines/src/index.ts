/** Answer engines: one adapter a folder, one shape for every answer. */
export type {
  AskContext,
  EngineAdapter,
  EngineCredential,
  EngineQuestion,
  EngineRequest,
  EngineResponse,
  EngineSetting,
  Locale,
  Send,
} from './adapter.ts';
export type {
  Ad,
  AnswerOutcome,
  Citation,
  Cost,
  EngineAnswer,
  PageQuestion,
  Price,
  Product,
  Source,
  Surface,
  Usage,
} from './answer.ts';
export { EngineError, type EngineErrorDetail, type EngineErrorKind } from './error.ts';
export { pricesAsOf, typicalAnswerCost } from './prices.ts';
export {
  type EngineReadiness,
  type EngineSettings,
  providerOfSecret,
  resolveCredential,
} from './readiness.ts';
export { getEngineAdapter, listEngineAdapters } from './registry.ts';
export { createTransport, type Transport, type TransportOptions } from './transport/transport.ts';
export { cite, findInlineLinks } from './wire/citation.ts';
export { readRetryAfter } from './wire/duration.ts';
export { priceIn } from './wire/price.ts';
export { regionCodeOf, regionName } from './wire/region.ts';
