export { type CountedVisit, deletePulled, forgetCrawlerLines, replacePulled } from './queries.ts';
export { refreshCrawlerRanges, refreshCrawlerRangesJob } from './ranges.ts';
export { crawlerTrafficOperations } from './resource.ts';
export { countPulled } from './service.ts';
