import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  createEnvironment,
  type Environment,
  loadAuditSigner,
  NoWorkspaceError,
  openWorkspace,
  type RunContext,
} from '@svc/core/environment';
import { loadVault } from '@svc/core/vault';
import { openDatabase } from '@svc/db';

/** Says what to do; shown without a stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export type Settings = Readonly<Record<string, string | undefined>>;
export type Say = (line: string) => void;

/**
 * The settings as they are given; without a database, those of the `npm start` that runs in this folder or in one
 * above. `say` hears which.
 */
export function withLocalStart(given: Settings, folder: string, say: Say): Settings {
  if (given.DATABASE_URL) return given;
  for (let at = folder; ; at = dirname(at)) {
    const file = join(at, '.svc/settings.json');
    if (existsSync(file)) {
      say(`DATABASE_URL is not set: using the service that npm start runs in ${at}.`);
      const local = JSON.parse(readFileSync(file, 'utf8')) as Settings;
      return { ...local, ...given, DATABASE_URL: local.DATABASE_URL };
    }
    if (dirname(at) === at) return given;
  }
}

/** The owner's address. Throws UsageError. */
export function databaseUrl(settings: Settings): string {
  const url = settings.DATABASE_URL;
  if (!url || !/^postgres(ql)?:\/\//.test(url))
    throw new UsageError(
      'Set DATABASE_URL to postgres://… of the role that owns the tables, or run this in the folder of a service that you started for development.',
    );
  return url;
}

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** The service as one command needs it; closed when the command has ended. */
export async function withEnvironment<T>(
  settings: Settings,
  work: (environment: Environment) => Promise<T>,
): Promise<T> {
  const database = openDatabase({ url: databaseUrl(settings), role: settings.DATABASE_ROLE || 'svc_app' });
  const environment = createEnvironment({
    database,
    log: silent,
    settings,
    testBaseUrls: {},
    egressAllow: '',
    vault: await loadVault({ keys: settings.SVC_KEK, file: settings.SVC_KEK_FILE }),
    auditSigner: await loadAuditSigner({ key: settings.SVC_AUDIT_KEY, file: settings.SVC_AUDIT_KEY_FILE }),
  });
  try {
    return await work(environment);
  } finally {
    await environment.fetch.close();
    await database.close();
  }
}

/** Throws UsageError when there is no such workspace. */
export async function contextOf(environment: Environment, workspaceId: string): Promise<RunContext> {
  try {
    return await openWorkspace(environment, workspaceId);
  } catch (error) {
    if (!(error instanceof NoWorkspaceError)) throw error;
    throw new UsageError(
      `There is no workspace ${workspaceId}. GET /v1/me tells the one of a key, and .svc/dev.json that of npm start.`,
    );
  }
}
