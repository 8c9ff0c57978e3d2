export { type Database, openDatabase, type TenantDatabase } from './client.ts';
export { type Migration, migrate, migrations, pendingMigrations } from './migrate.ts';
export type { DB as Tables } from './tables.gen.ts';
