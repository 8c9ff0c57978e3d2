export { rangeSources } from './crawlers.ts';
export { type CountedVisit, deletePulled, forgetCrawlerLines, replacePulled } from './queries.ts';
export { prefixesIn, refreshCrawlerRanges, refreshCrawlerRangesJob } from './ranges.ts';
export { countPulled } from './service.ts';
export { crawlerTrafficVerbs } from './verbs.ts';
