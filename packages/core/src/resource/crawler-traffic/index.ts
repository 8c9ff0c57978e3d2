export { forgetCrawlerLines } from './queries.ts';
export { refreshCrawlerRanges, refreshCrawlerRangesJob } from './ranges.ts';
export { crawlerTrafficOperations } from './resource.ts';
