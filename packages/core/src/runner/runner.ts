import { scopeIn, type TenantDatabase } from '@svc/db';
import type { EngineAdapter, EngineCredential, Transport } from '@svc/engines';
import { LRUCache } from 'lru-cache';
import type { Environment } from '../environment/index.ts';
import type { Context } from '../kernel/index.ts';
import { openOwnCredential } from '../resource/account/provider-key/index.ts';
import { createReader, type Identity, type ReadAnswer } from '../resource/measure/detection-review/index.ts';
import type { Clock, Traffic } from '../traffic/index.ts';
import type { Unsaved } from './batcher.ts';
import { findWorkspace } from './queries.ts';
import type { Watched } from './watch-scan.ts';

/** A credential ready for one engine run; the secret lives in memory alone. */
export interface RunCredential extends EngineCredential {
  /** Paid for by the workspace itself: its own key. */
  own: boolean;
}

/** A scan that has ended. `measured`: engines were asked, rather than answers imported. `answered`: some answer came. */
export interface EndedScan {
  workspaceId: string;
  scanId: string;
  projectId: string | null;
  measured: boolean;
  answered: boolean;
}

/** Asks for work that follows from a scan, in the transaction that ends it. */
export type AfterScan = (
  context: Pick<Context, 'db'> & Pick<Environment, 'engines'>,
  scan: EndedScan,
) => Promise<unknown>;

export interface RunnerOptions {
  environment: Environment;
  traffic: Traffic;
  transport: Transport;
  clock: Clock;
  /** The list afterScan decides which jobs follow a scan. */
  afterScan: readonly AfterScan[];
  /** Called with the name of each point at which a crash must do no harm; tests kill the process there. */
  crashPoint?: (name: CrashPoint) => void;
}

export type CrashPoint =
  | 'after_journal'
  | 'in_call'
  | 'after_answer'
  | 'before_save'
  | 'after_save'
  | 'before_finish';

/** Dependencies of every task of the scan runner. One for each process. */
export interface Runner extends RunnerOptions {
  readonly tenant: TenantDatabase;
  readonly unsaved: Unsaved;
  /** Scans that runs are working on, by id. */
  readonly watched: Map<string, Watched>;
  workspace: (id: string) => Promise<{ mode: 'live' | 'test'; organisationId: string }>;
  /** Compiled once for each `name`: the engine runs of a scan share one detector, whose tables stay in the CPU's caches. */
  reader: (name: string, identity: Identity) => ReadAnswer;
  /** The workspace's own key before the operator's. Throws EngineError when there is one that cannot be used. */
  credential: (workspaceId: string, adapter: EngineAdapter) => Promise<RunCredential | null>;
}

/** Few, since a reader for thousands of names takes megabytes. */
const keptReaders = 20;

export function createRunner(options: RunnerOptions): Runner {
  const { environment } = options;
  const readers = new LRUCache<string, ReadAnswer>({ max: keptReaders });
  const workspaces = new LRUCache<string, { mode: 'live' | 'test'; organisationId: string }>({ max: 10_000 });

  async function workspace(id: string) {
    const known = workspaces.get(id);
    if (known) return known;
    const found = await findWorkspace(scopeIn(environment.database, id));
    workspaces.set(id, found);
    return found;
  }

  function reader(name: string, identity: Identity): ReadAnswer {
    const known = readers.get(name);
    if (known) return known;
    const made = createReader(identity);
    readers.set(name, made);
    return made;
  }

  return {
    ...options,
    reader,
    tenant: environment.database.system,
    unsaved: { characters: 0 },
    watched: new Map(),
    workspace,
    async credential(workspaceId, adapter) {
      const { mode } = await workspace(workspaceId);
      const own = await openOwnCredential(environment, { id: workspaceId, mode }, adapter.id);
      if (own) return { ...own, own: true };
      const operator = environment.engines.credential(adapter.id, mode);
      return operator && { ...operator, own: false };
    },
  };
}
