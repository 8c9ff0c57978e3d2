import type { TenantDatabase } from '@svc/db';
import type { Environment } from '../environment/index.ts';
import type { Plan, PlanLimits } from './plans.ts';

export interface Log {
  info: (fields: object, message: string) => void;
  warn: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
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
