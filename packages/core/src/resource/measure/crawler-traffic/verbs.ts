import { crawlerTrafficOperations } from '@svc/contract/measure/crawler-traffic';
import { implement } from '../../../implement/index.ts';
import { getCrawlerActivity } from './activity.ts';
import { ingestCrawlerLog, readBatch } from './service.ts';

export const crawlerTrafficVerbs = implement(crawlerTrafficOperations, {
  ingest_crawler_log: { prepare: readBatch, run: ingestCrawlerLog },
  get_crawler_activity: { run: getCrawlerActivity },
});
