import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { constants, createGzip } from 'node:zlib';

/** Shorter answers are not worth compressing, and most are. */
const smallest = 2_048;
/** An answer that begins later shows its headers before. */
const patienceMs = 1_000;

/**
 * The answer as it travels: one that is short and whole in one write, a long one compressed where the caller takes that
 * (the list of tools shrinks to a tenth), anything else as it comes.
 */
export async function pack(request: Request, response: Response): Promise<Response> {
  if (response.body === null) return response;
  const reader = response.body.getReader();
  const reads = [reader.read()];
  const first = await within(reads[0], patienceMs);
  const isShort = first?.value !== undefined && first.value.length < smallest;
  if (isShort) {
    reads.push(reader.read());
    if ((await within(reads[1], 0))?.done) return whole(first.value, response);
  }
  const rest = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await (reads.shift() ?? reader.read());
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const takesGzip = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  return takesGzip && !isShort ? compressed(rest, response) : new Response(rest, response);
}

function whole(body: Uint8Array<ArrayBuffer>, response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('content-length', String(body.length));
  return new Response(body, { status: response.status, headers });
}

/** Every write is flushed: progress must not wait for the end. */
function compressed(body: ReadableStream, response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('content-encoding', 'gzip');
  headers.set('vary', 'accept-encoding');
  headers.delete('content-length');
  // Small buffers: making the usual ones takes longer than filling them.
  const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH, level: 4, memLevel: 4, windowBits: 13 });
  // When the caller disconnects, both ends are closed.
  pipeline(Readable.fromWeb(body as NodeStream), gzip, () => {});
  return new Response(Readable.toWeb(gzip), { status: response.status, headers });
}

/** What comes in that time, 0: at once; undefined: nothing yet. */
async function within<T>(promise: Promise<T> | undefined, milliseconds: number): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  if (milliseconds === 0) setImmediate(late.resolve, undefined);
  const timer = milliseconds > 0 ? setTimeout(late.resolve, milliseconds, undefined) : undefined;
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
