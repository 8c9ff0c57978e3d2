import type { Actor, Context, Log, Workspace } from '../kernel/index.ts';
import { linkSecretOf, type ObjectStore, type Purpose, sign } from '../object-store/index.ts';
import type { EngineDirectory } from './engine-directory.ts';
import type { Environment } from './environment.ts';

/** What `run` of an operation gets: the kernel's context, and facts of this deployment. Nothing here asks anyone. */
export interface RunContext extends Context {
  engines: EngineDirectory;
  /** Whether a tenant may name this address, as far as the address itself can tell. Throws GuardError. */
  checkAddress: (url: string) => URL;
  /** Vendors whose figures workspaces may connect. */
  integrations: Environment['integrations'];
  /** Whether credentials of tenants can be kept. */
  keepsSecrets: boolean;
  /** Whether `queueMail` leads to a mail, or to the mailbox of development. */
  sendsMail: boolean;
  /** Where people reach the API, without a slash at the end. */
  publicUrl: string;
  /** An address of a kept object, for whoever has it. It is made here: no store is asked. */
  linkTo: ObjectStore['link'];
  /** A text that whoever brings it back was given by us. */
  sign: (purpose: Purpose, value: unknown) => Promise<string>;
  /** Verifies signed checkpoints of audit logs; null: the operator signs none. */
  auditVerifierKey: string | null;
}

/** Context of `prepare`: adds the connections to the outside. It runs outside any transaction. */
export interface PrepareContext
  extends RunContext,
    Pick<
      Environment,
      | 'fetch'
      | 'names'
      | 'objects'
      | 'readPage'
      | 'readUpload'
      | 'probe'
      | 'ask'
      | 'vault'
      | 'payments'
      | 'secrets'
    > {}

export interface Request {
  workspace: Workspace;
  actor: Actor;
  requestId: string;
}

export const runContext = (environment: Environment, request: Request): RunContext => ({
  ...request,
  db: environment.database.forWorkspace(request.workspace.id),
  inTransaction: false,
  log: saying(environment.log, request),
  now: environment.now,
  random: environment.random,
  engines: environment.engines,
  checkAddress: environment.fetch.check,
  integrations: environment.integrations,
  keepsSecrets: environment.vault !== null,
  sendsMail: environment.mailer !== null,
  publicUrl: environment.publicUrl,
  linkTo: environment.objects.link,
  sign: async (purpose, value) => sign(await linkSecretOf(environment.database)(), purpose, value),
  auditVerifierKey: environment.auditSigner?.verifierKey ?? null,
});

export const prepareContext = (context: RunContext, environment: Environment): PrepareContext => ({
  ...context,
  fetch: environment.fetch,
  names: environment.names,
  objects: environment.objects,
  readPage: environment.readPage,
  readUpload: environment.readUpload,
  secrets: environment.secrets,
  probe: environment.probe,
  ask: environment.ask,
  vault: environment.vault,
  payments: environment.payments,
});

/** Every line says which request of whom it is about. */
function saying(log: Log, { workspace, actor, requestId }: Request): Log {
  const fields = { requestId, workspaceId: workspace.id, actorId: actor.id };
  return {
    info: (more, message) => log.info({ ...fields, ...more }, message),
    warn: (more, message) => log.warn({ ...fields, ...more }, message),
    error: (more, message) => log.error({ ...fields, ...more }, message),
  };
}
