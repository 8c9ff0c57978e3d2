/** Programs that people let in by OAuth: what they may be given, by whom, and what the authorization server keeps. */
export { type Bundle, bundles, grantableScopes, usualScopes } from './bundles.ts';
export { endConnectionOf, type ListedConnection, listConnectionsOf } from './own.ts';
export {
  type ArtifactName,
  consumeArtifact,
  countArtifacts,
  endConnection,
  extendArtifact,
  findArtifact,
  findTokenRow,
  forgetArtifact,
  forgetArtifactsOf,
  keepArtifact,
  sweepArtifacts,
} from './queries.ts';
export { ConnectionAnswer } from './schema.ts';
export { askWhere, type Connected, connect, type Program } from './service.ts';
