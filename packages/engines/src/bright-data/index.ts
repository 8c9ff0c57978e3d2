/** Chat products through Bright Data's scrapers. */
export { askBrightData, type BrightDataScreen } from './answer.ts';
export { probeBrightData } from './scrape.ts';
