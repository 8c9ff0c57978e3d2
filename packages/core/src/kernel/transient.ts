/** The code of an error or of what it was caused by; empty without one. */
export function codeOf(error: unknown): string {
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if ('code' in inner && typeof inner.code === 'string') return inner.code;
  return '';
}

/** The driver writes on a connection that was closed a moment before; its error says no more than this. */
const isWriteOnClosed = (error: unknown): boolean =>
  error instanceof TypeError &&
  /null \(reading 'write'\)/.test(error.message) &&
  /nextWrite/.test(error.stack ?? '');

/** The queue's driver gives these no code: the connection broke, or could not be opened. */
const isQueueAway = (error: unknown): boolean =>
  error instanceof Error &&
  /^Connection terminated\b|^Client has encountered a connection error|^timeout exceeded when trying to connect/.test(
    error.message,
  );

/** A Citus coordinator that loses a node, or whose transaction a move of rows has cut off, calls it an internal error. */
const isNodeAway = (error: unknown): boolean =>
  error instanceof Error &&
  /^failure on connection marked as essential|^could not commit transaction for shard|^Query could not find the intermediate result file|server closed the connection unexpectedly|^connection not open/.test(
    error.message,
  );

/**
 * The database or the network is away, or takes no writes (25006: a standby, after a change of servers), or another transaction was
 * in the way: the same work may succeed later.
 */
export const isTransient = (error: unknown): boolean =>
  isWriteOnClosed(error) ||
  isQueueAway(error) ||
  isNodeAway(error) ||
  /^(?:08|40|53|55|57)[0-9A-Z]{3}$|^25006$|^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|CONNECT|CONNECTION_)/.test(
    codeOf(error),
  );
