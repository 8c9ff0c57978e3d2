/** Google pages and chat products through DataForSEO. */
export { taskLocale } from './country.ts';
export { readOverview } from './overview.ts';
export { probeDataForSeo, runTask } from './task.ts';
