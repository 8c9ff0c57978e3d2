import type { Plan, PlanLimits } from '@svc/contract/kernel';
import type { Scope } from '@svc/db';

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
  /** An API key's id, or `system` for what the worker does by itself. */
  id: string;
  name: string;
  scopes: readonly string[];
  /** null: every project. */
  projectIds: readonly string[] | null;
  /** Keys that this one took over from in rotations. */
  replaces: readonly string[];
  /** The member whose key it is. */
  memberId?: string | null;
  /** The program that calls, as it names itself. */
  agent?: string | null;
  /** The address that it calls from. */
  address?: string | null;
  /** A person who is signed in to the console: every plan has that. */
  console?: boolean;
}

/** Credential and address of a caller. */
export type CalledFrom = Required<Pick<Actor, 'agent' | 'address'>>;

/** What an administrator has approved for this call: operations that gates stop, each with its highest cost. */
export interface Permit {
  operations: readonly string[];
  credits: number;
}

/**
 * The first argument of every service verb. It has no way out to the network: a verb may run in a transaction, and
 * a transaction holds one of few connections.
 */
export interface Context extends Scope {
  /** Bound to the workspace; inside a transaction, to that transaction. */
  db: Scope['db'];
  inTransaction: boolean;
  workspace: Workspace;
  actor: Actor;
  requestId: string;
  permit?: Permit;
  log: Log;
  now: () => Date;
  /** In [0, 1); seeded in tests. */
  random: () => number;
}
