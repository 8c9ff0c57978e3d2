/** A project's rows as one file. */
export { buildExport, failExport, keyOf } from './build.ts';
export { toCsv } from './encode.ts';
export { expireExports, removeExports } from './expire.ts';
export { buildExportJob, expireExportsJob } from './jobs.ts';
export { projectsWithoutExport, shortenExports } from './queries.ts';
export { createExport } from './service.ts';
export { exportVerbs } from './verbs.ts';
