import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const asynchronousBrotli = promisify(brotliCompress);
const asynchronousGzip = promisify(gzip);
const threshold = 1_024;
const large = 64 * 1_024;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** Small bodies are compressed at once: cheaper than a turn of the thread pool. */
export async function compress(
  body: string,
  accepted: string | undefined,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; encoding: 'br' | 'gzip' | null }> {
  if (accepted === undefined || body.length < threshold) return { body, encoding: null };
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (encoding === null) return { body, encoding };
  const small = body.length < large;
  const packed =
    encoding === 'br'
      ? small
        ? brotliCompressSync(body, brotliOptions)
        : await asynchronousBrotli(body, brotliOptions)
      : small
        ? gzipSync(body, { level: 1 })
        : await asynchronousGzip(body, { level: 1 });
  return { body: new Uint8Array(packed), encoding };
}
