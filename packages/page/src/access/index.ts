export { type Crawler, type CrawlerPurpose, crawlers } from './crawler.ts';
export { type Indexability, readIndexability } from './indexability.ts';
export {
  type CrawlerAccess,
  isOnlyTrainingBlocked,
  isRetrievalBlocked,
  type RobotsReading,
  readRobots,
  ruleAgainst,
} from './robots.ts';
