export { type Crawler, type CrawlerPurpose, crawlers, feedsAnswers } from './crawler.ts';
export { type Indexability, readIndexability } from './indexability.ts';
export {
  type CrawlerAccess,
  isOnlyTrainingBlocked,
  type RobotsReading,
  readRobots,
  ruleAgainst,
} from './robots.ts';
export { readShutOut, retrievalBlocked, type ShutOut } from './shut-out.ts';
