import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/opt/homebrew/bin'];

export const missingPrograms =
  'replicas are tested behind HAProxy and PgBouncer, and this machine lacks one. Install both: apt-get install haproxy pgbouncer, or brew install haproxy pgbouncer.';

export interface Programs {
  haproxy: string;
  pgbouncer: string;
}

/** The proxies as they are installed here. null: one is missing. */
export function findPrograms(): Programs | null {
  const find = (name: string) =>
    folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
  const [haproxy, pgbouncer] = [find('haproxy'), find('pgbouncer')];
  return haproxy !== null && pgbouncer !== null ? { haproxy, pgbouncer } : null;
}
