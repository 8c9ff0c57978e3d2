/** Google pages and chat products through DataForSEO. */
export { keywordOf } from './beside.ts';
export { askChat, type ChatScreen } from './chat.ts';
export { taskLocale } from './country.ts';
export { readOverview } from './overview.ts';
export { probeDataForSeo, runTask } from './task.ts';
