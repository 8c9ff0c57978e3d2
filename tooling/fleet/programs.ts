import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/opt/homebrew/bin'];

export interface Programs {
  haproxy: string;
  pgbouncer: string;
}

/** The proxies as they are installed here: on Debian, `apt-get install haproxy pgbouncer`. null: one is missing. */
export function findPrograms(): Programs | null {
  const find = (name: string) =>
    folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
  const [haproxy, pgbouncer] = [find('haproxy'), find('pgbouncer')];
  return haproxy !== null && pgbouncer !== null ? { haproxy, pgbouncer } : null;
}
