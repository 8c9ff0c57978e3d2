import type { Environment } from '../../../environment/index.ts';

/** Larger pictures are not drawn: unpacked they would take a worker's memory. */
const mostPixels = 4_000_000;
const white = 255;
/** Byte at which a PNG says whether it is interlaced. */
const interlaceAt = 28;

/** The workspace's logo as a file can hold it. null: there is none, it is not PNG or JPEG, or it could not be had. */
export async function readLogo(
  { fetch, log }: Pick<Environment, 'fetch' | 'log'>,
  url: string | null,
): Promise<Buffer | null> {
  if (!url) return null;
  try {
    const { status, body } = await fetch.get(url, {
      accept: 'image/png, image/jpeg',
      maxBytes: 1_048_576,
      timeoutMs: 10_000,
    });
    return status === 200 ? await drawable(Buffer.from(body)) : null;
  } catch (err) {
    log.warn({ err }, 'a report is made without its logo');
    return null;
  }
}

/** JPEG as it is; PNG unpacked and on white, since the library that draws it fails for good on a broken one. */
async function drawable(picture: Buffer): Promise<Buffer | null> {
  if (picture.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return picture;
  const isPng = picture.length > 33 && picture.toString('latin1', 1, 4) === 'PNG';
  if (!isPng || picture.readUInt32BE(16) * picture.readUInt32BE(20) > mostPixels) return null;
  // The library unpacks interlaced ones without a limit, whatever size they say.
  if (picture[interlaceAt] !== 0 || picture.includes('IHDR', 16)) return null;
  const { PNG } = await import('pngjs');
  const png = PNG.sync.read(picture);
  for (let at = 0; at < png.data.length; at += 4) {
    const seen = (png.data[at + 3] ?? white) / white;
    for (let colour = at; colour < at + 3; colour += 1)
      png.data[colour] = Math.round((png.data[colour] ?? 0) * seen + white * (1 - seen));
    png.data[at + 3] = white;
  }
  return PNG.sync.write(png, { colorType: 2, inputHasAlpha: true });
}
