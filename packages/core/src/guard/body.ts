import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { GuardError } from './error.ts';

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The encodings asked for, in our order of liking. */
export const acceptEncoding = 'br, gzip';

/** An error that no listener hears ends the process: every stream of outside bytes gets one before anything else. */
const heard = (stream: Readable): Readable => stream.on('error', () => {});

/** Ends a body that nobody reads; it may be endless. */
export const discardBody = (stream: Readable): void => void heard(stream).destroy();

/**
 * Reads a body to its end, decompressed. `maxBytes` counts decompressed bytes as they come, so that a
 * compression bomb is cut and never held. Throws GuardError `too_large` or `unreachable`.
 */
export async function readBody(stream: Readable, encoding: string, maxBytes: number): Promise<Uint8Array> {
  heard(stream);
  const names = encoding
    .toLowerCase()
    .split(',', 4)
    .map((name) => name.trim())
    .filter((name) => name && name !== 'identity');
  const steps = names.toReversed().map((name) => decoders[name]?.());
  if (steps.length > 2 || steps.includes(undefined)) {
    stream.destroy();
    throw new GuardError(
      'unreachable',
      'The server answered in an unsupported encoding. Serve the page as gzip, Brotli or plain text.',
    );
  }
  const transforms = steps.filter((step) => step !== undefined);
  // The callback may stay empty: an error of any step reaches the last one, which is read below.
  const decoded = transforms.length
    ? heard(pipeline([stream, ...transforms], () => {}) as Transform)
    : stream;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of decoded as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) {
      stream.destroy();
      throw tooLarge(maxBytes);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** Reads no more than the first bytes of a body, as they are on the wire, and leaves the rest. */
export async function readStart(stream: Readable, bytes: number): Promise<Uint8Array> {
  heard(stream);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size >= bytes) break;
  }
  return Buffer.concat(chunks, size).subarray(0, bytes);
}

export const tooLarge = (maxBytes: number): GuardError =>
  new GuardError(
    'too_large',
    `The answer is larger than ${Math.floor(maxBytes / 1024)} KB. Give a smaller page.`,
  );
