export { emptyDatabase, type TestDatabase, testDatabase } from './database.ts';
export { type EmbeddedServer, freePort, isFree, startEmbeddedPostgres } from './embedded.ts';
export { entryOf } from './entry.ts';
export { modelRun, modelTimeout } from './model-run.ts';
export { type ReceivedSpan, receiveSpans } from './spans.ts';
export { type Tally, tally } from './tally.ts';
export { noteStatement } from './tenancy/note.ts';
