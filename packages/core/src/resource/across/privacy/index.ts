export { dropMonths, dropMonthsJob } from './drop-months.ts';
export { eraseProjects, eraseProjectsJob } from './erase-projects.ts';
export { retain, retainJob } from './retain.ts';
export { privacyVerbs } from './verbs.ts';
