/** A project's rows as one file. */
export { buildExport, failExport, keyOf } from './build.ts';
export { toCsv } from './encode.ts';
export { exportEvents } from './events.ts';
export { expireExports, removeExports } from './expire.ts';
export { buildExportJob, expireExportsJob } from './jobs.ts';
export { projectsWithoutExport, shortenExports } from './queries.ts';
export { exportOperations } from './resource.ts';
export { CreateExport } from './schema.ts';
export { createExport } from './service.ts';
