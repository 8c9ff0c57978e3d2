export { claimedCrawler, crawlerNamed, crawlerNames } from './crawler-name.ts';
export { isUtf8, looksLikeUtf8 } from './encoding.ts';
export { type BodyOrder, type ReadBody, readBody } from './read-body.ts';
export { type ImportOrder, type ImportRow, mostRows, readImport } from './read-import.ts';
export {
  type LogOrder,
  numbered,
  pageOf,
  pagesUpTo,
  type ReadLog,
  readKind,
  readLog,
  type Visits,
  writeKind,
} from './read-log.ts';
export { type Refusal, Refused } from './refused.ts';
