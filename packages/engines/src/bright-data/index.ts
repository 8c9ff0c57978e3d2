/** Chat products through Bright Data's scrapers. */
export { probeBrightData, scrape } from './scrape.ts';
