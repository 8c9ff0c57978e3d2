import { EngineError } from '../error.ts';

/** Nothing was sent, so nothing can have been billed. */
const unconnected = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);
const timeouts = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);
const tooLarge = new Set(['UND_ERR_RES_EXCEEDED_MAX_SIZE', 'ERR_BUFFER_TOO_LARGE']);
const unreadable = new Set([
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  'Z_DATA_ERROR',
  'Z_BUF_ERROR',
  'ERR_BROTLI_DECODER_ERROR',
]);
const refusedHere = new Set(['UND_ERR_INVALID_ARG', 'ERR_INVALID_URL', 'UND_ERR_NOT_SUPPORTED']);

/**
 * Names what went wrong with an exchange. Says the host and the code only: URLs may carry keys, and the
 * messages of the HTTP client may repeat headers.
 */
export function toEngineError(
  error: unknown,
  host: string,
  signal: AbortSignal,
  maxBytes: number,
): EngineError {
  if (error instanceof EngineError) return error;
  if (signal.aborted) return fromReason(signal.reason, host);
  const code = readCode(error);
  if (timeouts.has(code)) {
    return new EngineError('timeout', `${host} stopped answering (${code})`, { code, maybeBilled: true });
  }
  if (tooLarge.has(code)) {
    const message = `${host} answered with more than ${Math.round(maxBytes / 1_000_000)} MB`;
    return new EngineError('malformed', message, { code, retry: false, maybeBilled: true });
  }
  if (unreadable.has(code) || code.startsWith('HPE_')) {
    return new EngineError('malformed', `${host} sent an unreadable answer (${code})`, {
      code,
      maybeBilled: true,
    });
  }
  if (refusedHere.has(code)) {
    return new EngineError('invalid', 'The address or a header of the request is invalid', { code });
  }
  const maybeBilled = !unconnected.has(code);
  const what = maybeBilled ? `The connection to ${host} broke` : `${host} could not be reached`;
  return new EngineError('network', `${what} (${code})`, { code, maybeBilled });
}

function fromReason(reason: unknown, host: string): EngineError {
  if (reason instanceof EngineError) return reason;
  if (reason instanceof Error && reason.name === 'TimeoutError') {
    return new EngineError('timeout', `${host} did not answer in time`, { maybeBilled: true });
  }
  return new EngineError('cancelled', 'The call was cancelled', { maybeBilled: true });
}

/** undici wraps a refused connection to several addresses in an AggregateError; its first member tells why. */
function readCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'UNKNOWN';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return readCode(error.errors[0]);
  return 'cause' in error ? readCode(error.cause) : 'UNKNOWN';
}
