export { failSample, makeSample, sampleFile } from './build.ts';
export type { StoredColumn, StoredTable } from './columns.ts';
export { moveDays } from './days.ts';
export { makeSampleJob } from './jobs.ts';
export { followingColumns } from './queries.ts';
export { sampleProjectId } from './service.ts';
export { type PackedColumn, type PackedHead, placeholders, type TableRows, unpack } from './unpack.ts';
export { sampleProjectVerbs } from './verbs.ts';
