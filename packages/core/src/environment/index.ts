export { loadAuditSigner } from './audit-signer.ts';
export { type PrepareContext, prepareContext, type Request, type RunContext, runContext } from './context.ts';
export { createEnvironment, type EnvironmentOptions, userAgent } from './create-environment.ts';
export {
  createEngineDirectory,
  type EngineDirectory,
  type EngineSettings,
  type EngineState,
  type KnownEngine,
  type Mode,
} from './engine-directory.ts';
export type { Environment } from './environment.ts';
export { giveMemoryBack } from './give-memory-back.ts';
export { NoWorkspaceError, openWorkspace } from './open-workspace.ts';
export { canRead, type OperatorReader } from './operator-reader.ts';
export { followReplica, type Replica } from './replica.ts';
export { hearUncaught, runTask } from './uncaught.ts';
export { whenReachable } from './when-reachable.ts';
