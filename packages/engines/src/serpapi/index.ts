/** Google pages through SerpApi. */
export { readBlocks } from './blocks.ts';
export { probeSerpApi, type SerpPage, searchSerpApi, serpLocale } from './search.ts';
