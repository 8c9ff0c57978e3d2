/** Google pages and chat products through DataForSEO. */
export { keywordOf } from './beside.ts';
export { askChat, type ChatScreen } from './chat.ts';
export { readOverview } from './overview.ts';
export { taskLocale } from './place.ts';
export { probeDataForSeo, runTask } from './task.ts';
