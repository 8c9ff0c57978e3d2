import type { Database, TenantDatabase } from '@svc/db';
import type { Engines } from '../engine/index.ts';
import type { EngineAdapter, EngineCredential } from '../engines/index.ts';
import type { GuardedFetch } from '../guard/index.ts';
import type { Vault } from '../vault/index.ts';
import type { Plan, PlanLimits } from './plans.ts';

export interface Log {
  info: (fields: object, message: string) => void;
  warn: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
}

/** What the process gives every call: built once in main, with no globals behind it. */
export interface Environment {
  database: Database;
  engines: Engines;
  /** The one way out for addresses that a tenant names. */
  fetch: GuardedFetch;
  /** Seals what tenants entrust; null: the operator has set no key-encryption key. */
  vault: Vault | null;
  /** Asks an engine whether a credential works; gives the model that it offers. Throws EngineError. */
  probe: (adapter: EngineAdapter, credential: EngineCredential) => Promise<{ model: string | null }>;
  log: Log;
  now: () => Date;
  /** In [0, 1); seeded in tests. */
  random: () => number;
}

export interface Workspace {
  id: string;
  name: string;
  organisationId: string;
  organisationName: string;
  /** Test keys work on a twin of their workspace. */
  mode: 'live' | 'test';
  twinId: string | null;
  plan: Plan;
  limits: PlanLimits;
}

export interface Actor {
  /** An API key's id, or `system` for the worker's own doings. */
  id: string;
  name: string;
  scopes: readonly string[];
  /** null: every project. */
  projectIds: readonly string[] | null;
}

/** The first argument of every service verb. */
export interface Context {
  environment: Environment;
  /** Bound to the workspace; inside a transaction, to that transaction. */
  db: TenantDatabase;
  inTransaction: boolean;
  workspace: Workspace;
  actor: Actor;
  requestId: string;
}
