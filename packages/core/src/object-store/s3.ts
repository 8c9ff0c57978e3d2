import { AwsClient } from 'aws4fetch';
import {
  type ObjectStore,
  ObjectStoreError,
  smallestPart,
  type Upload,
  UploadGoneError,
  type UploadState,
} from './type.ts';

export interface S3Options {
  /** Without a slash at the end. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  now: () => Date;
}

const secondsForACall = 120;

/** Any service that speaks S3, with the bucket in the path. The address is the operator's. */
export function createS3Store({ endpoint, bucket, now, ...credentials }: S3Options): ObjectStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 4 });
  const addressOf = (key: string, query: Record<string, string> = {}): URL => {
    const url = new URL(`${endpoint}/${bucket}/${key}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  };
  const call = async (url: URL, init: RequestInit): Promise<Response> => {
    const signal = AbortSignal.timeout(secondsForACall * 1_000);
    const response = await client.fetch(url, { signal, ...init });
    if (response.ok || response.status === 404) return response;
    throw new ObjectStoreError(`The object store answered ${response.status}: ${await saying(response)}`);
  };
  const whole = async (url: URL, init: RequestInit): Promise<Response> => {
    const response = await call(url, init);
    if (response.ok) return response;
    if (url.searchParams.get('uploadId')) throw new UploadGoneError('The object store knows no such upload.');
    throw new ObjectStoreError(`The object store answered ${response.status}: ${await saying(response)}`);
  };

  async function begin(key: string, contentType: string): Promise<UploadState> {
    const headers = { 'content-type': contentType };
    const response = await whole(addressOf(key, { uploads: '' }), { method: 'POST', headers });
    const id = inside('UploadId', await response.text());
    if (!id) throw new ObjectStoreError('The object store named no upload.');
    return { size: 0, id, parts: [] };
  }

  /** Contents of an XML tag, over all pages of a listing. */
  async function* listed(prefix: string, tag: string, delimiter: string): AsyncGenerator<string> {
    let after: string | null = null;
    do {
      const url = addressOf('', {
        'list-type': '2',
        prefix,
        ...(delimiter && { delimiter }),
        ...(after !== null && { 'continuation-token': after }),
      });
      const xml = await (await whole(url, {})).text();
      for (const [, key = ''] of xml.matchAll(new RegExp(`<${tag}>([^<]{1,1024})</`, 'g'))) yield key;
      after = inside('NextContinuationToken', xml);
    } while (after !== null);
  }

  return {
    kind: 's3',
    pieceBytes: smallestPart,
    async put(key, body, contentType) {
      const headers = { 'content-type': contentType };
      const response = await whole(addressOf(key), { method: 'PUT', body: new Uint8Array(body), headers });
      await response.body?.cancel();
    },
    async get(key, from = 0) {
      // Reading takes as long as its reader does.
      const headers: Record<string, string> = from === 0 ? {} : { range: `bytes=${from}-` };
      const response = await client.fetch(addressOf(key), { headers });
      if (response.status === 404) return null;
      const length = Number(response.headers.get('content-length'));
      if (!response.ok || !response.body)
        throw new ObjectStoreError(`The object store answered ${response.status}: ${await saying(response)}`);
      return { size: from + length, body: response.body };
    },
    async upload(key, contentType, state) {
      let { size, id = '', parts = [] } = state ?? (await begin(key, contentType));
      const upload: Upload = {
        async append(bytes): Promise<UploadState> {
          const url = addressOf(key, { partNumber: String(parts.length + 1), uploadId: id });
          const response = await whole(url, { method: 'PUT', body: new Uint8Array(bytes) });
          await response.body?.cancel();
          const tag = response.headers.get('etag');
          if (!tag) throw new ObjectStoreError('The object store gave a part no tag.');
          parts = [...parts, tag];
          size += bytes.length;
          return { size, id, parts };
        },
        async complete() {
          const list = parts.map(
            (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`,
          );
          const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`;
          const response = await whole(addressOf(key, { uploadId: id }), { method: 'POST', body });
          const text = await response.text();
          // S3 begins to answer before it knows: an error can come with status 200.
          if (text.includes('<Error>'))
            throw new ObjectStoreError(`The object store answered: ${text.slice(0, 300)}`);
        },
        close: async () => {},
      };
      return upload;
    },
    async delete(key, state) {
      if (state?.id !== undefined) {
        // Not every service can list them: there the bucket's own rule ends unfinished uploads.
        const aborted = await client.fetch(addressOf(key, { uploadId: state.id }), { method: 'DELETE' });
        await aborted.body?.cancel();
      }
      const response = await call(addressOf(key), { method: 'DELETE' });
      await response.body?.cancel();
    },
    async folders(prefix) {
      const found: string[] = [];
      // The prefix that was asked for stands among them.
      for await (const key of listed(prefix, 'Prefix', '/'))
        if (key !== prefix) found.push(key.slice(prefix.length).replace(/\/$/, ''));
      return found;
    },
    async deleteAll(prefix) {
      for await (const key of listed(prefix, 'Key', '')) {
        const response = await call(addressOf(key), { method: 'DELETE' });
        await response.body?.cancel();
      }
    },
    async link(key, { expires, filename, contentType }) {
      const seconds = Math.max(1, Math.round((expires.getTime() - now().getTime()) / 1_000));
      const url = addressOf(key, {
        'X-Amz-Expires': String(Math.min(seconds, 7 * 86_400)),
        'response-content-type': contentType,
        'response-content-disposition': `attachment; filename="${filename}"`,
      });
      return (await client.sign(url, { method: 'GET', aws: { signQuery: true } })).url;
    },
  };
}

const inside = (tag: string, xml: string): string | null =>
  new RegExp(`<${tag}>([^<]+)</${tag}>`).exec(xml)?.[1] ?? null;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function saying(response: Response): Promise<string> {
  const text = await response.text();
  return inside('Message', text) ?? inside('Code', text) ?? text.slice(0, 200);
}
