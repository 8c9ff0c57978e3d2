/** Reports of a project's figures, frozen and readable by people: also their links and schedules. */
export { buildReport, deleteReportFiles, failReport, removeReports } from './build.ts';
export { linkForChannel } from './channel-link.ts';
export type { FileName } from './files.ts';
export { buildReportJob, deleteReportFilesJob, startDueReportsJob } from './jobs.ts';
export { type Opened, openShare, takePass } from './open-share.ts';
export { findReportSchedule } from './queries-schedule.ts';
export { drawLetter, type Letter, letterPolicy, toLetterPage } from './render/letter.ts';
export { removeReportSchedule, scheduleReport, startDueReports } from './schedule.ts';
export { reportVerbs } from './verbs.ts';
