/** Google pages through SerpApi. */
export { readBlocks, type SerpAnswer } from './blocks.ts';
export { probeSerpApi, type SerpPage, searchSerpApi, serpLocale } from './search.ts';
