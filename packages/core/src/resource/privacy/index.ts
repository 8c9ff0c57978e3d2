export { dropMonths, dropMonthsJob } from './drop-months.ts';
export { privacyOperations } from './resource.ts';
export { retain, retainJob } from './retain.ts';
