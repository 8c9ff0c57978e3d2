import { isUtf8, looksLikeUtf8 } from '../../../../upload/index.ts';

export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16';

/** What is neither. */
export class UnknownEncoding extends Error {
  override name = 'UnknownEncoding';
}

const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);

/**
 * A file's bytes as UTF-8, as they come. Excel saves CSV in the code page of Windows, or in UTF-16 with a mark: read as UTF-8, each
 * “ü” would be lost, and with it every brand that has one. A file is UTF-8 until a byte cannot be: then it is Windows' code page,
 * if all before was plain ASCII.
 *
 * @param onEncoding hears what the file turned out to be, where that is not UTF-8
 */
export async function* asUtf8(
  chunks: AsyncIterable<Buffer>,
  onEncoding: (encoding: Encoding) => void,
): AsyncGenerator<Buffer> {
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  let plain = true;
  // The bytes of a character that the end of a chunk has cut.
  let cut = Buffer.of();
  const turnTo = (encoding: Encoding, label: string) => {
    onEncoding(encoding);
    return new TextDecoder(label);
  };
  let first = true;
  for await (const chunk of chunks) {
    const bytes = cut.length === 0 ? chunk : Buffer.concat([cut, chunk]);
    cut = Buffer.of();
    if (first && bytes.length >= 2) {
      if (bytes[0] === 0xff && bytes[1] === 0xfe) decoder = turnTo('utf-16', 'utf-16le');
      if (bytes[0] === 0xfe && bytes[1] === 0xff) decoder = turnTo('utf-16', 'utf-16be');
      first = false;
    }
    if (decoder) {
      yield Buffer.from(decoder.decode(bytes, { stream: true }));
      continue;
    }
    const whole = wholeOf(bytes);
    if (isUtf8(whole)) {
      plain &&= isAscii(whole);
      cut = Buffer.from(bytes.subarray(whole.length));
      yield whole;
      continue;
    }
    if (!plain || looksLikeUtf8(whole))
      throw new UnknownEncoding('The file is neither UTF-8 nor Windows-1252 throughout. Save it as UTF-8.');
    decoder = turnTo('windows-1252', 'windows-1252');
    yield Buffer.from(decoder.decode(bytes, { stream: true }));
  }
  if (cut.length === 0) return;
  if (!plain) throw new UnknownEncoding('The file ends in the middle of a character. Send it whole.');
  yield Buffer.from(turnTo('windows-1252', 'windows-1252').decode(cut));
}

/** Without a character at the end that may go on in the next chunk. */
function wholeOf(bytes: Buffer): Buffer {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes;
    if (byte >= 0xc0) {
      const long = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return long > back ? bytes.subarray(0, bytes.length - back) : bytes;
    }
  }
  return bytes;
}
