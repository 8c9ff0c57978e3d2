import { execFileSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Migrate from '@svc/db/migrate';

const repository = join(import.meta.dirname, '../..');
const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

export interface Previous {
  root: string;
  commit: string;
  /** Brings a database to its tables and functions. */
  migrate: (url: string) => Promise<unknown>;
  remove: () => void;
}

/**
 * The code before the last change to the tables, installed in a folder of its own; `SVC_UPGRADE_FROM` names another commit.
 * Throws where the clone does not reach back that far.
 */
export async function checkOutPrevious(): Promise<Previous> {
  const last = git('log', '-1', '--format=%H', '--', 'packages/db/migrations');
  const wanted = process.env.SVC_UPGRADE_FROM ?? `${last}^`;
  const commit = (() => {
    try {
      return git('rev-parse', '--verify', `${wanted}^{commit}`);
    } catch (error) {
      throw new Error(`${wanted} is not in this clone: git fetch --unshallow`, { cause: error });
    }
  })();
  const root = await mkdtemp(join(tmpdir(), 'svc-previous-'));
  git('worktree', 'add', '--force', '--detach', root, commit);
  const remove = () => void git('worktree', 'remove', '--force', root);
  try {
    execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: root, stdio: 'pipe' });
    const old: Pick<typeof Migrate, 'migrate' | 'migrations'> = await import(
      join(root, 'packages/db/src/migrate.ts')
    );
    return { root, commit, migrate: async (url) => old.migrate(url, await old.migrations()), remove };
  } catch (error) {
    remove();
    throw error;
  }
}
