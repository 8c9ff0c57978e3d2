export { type Database, openDatabase, type TenantDatabase } from './client.ts';
export { setTenant } from './cluster.ts';
export { copyOut } from './copy.ts';
export { findOne, findRows } from './find-one.ts';
export * from './json.ts';
export { asideOf } from './rows.ts';
export { rowsOf } from './rows-of.ts';
export type { DB as Tables } from './tables.gen.ts';
export { deleteRows, insertRow, updateRows } from './write.ts';
