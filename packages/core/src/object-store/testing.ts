import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** A server that speaks S3, with one bucket, and the settings that name it. */
export async function startS3() {
  const directory = await mkdtemp(join(tmpdir(), 'svc-s3-'));
  const server = new S3rver({
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'objects', configs: [] }],
  });
  const { port } = await server.run();
  return {
    settings: {
      SVC_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      SVC_S3_BUCKET: 'objects',
      SVC_S3_REGION: 'us-east-1',
      SVC_S3_ACCESS_KEY_ID: 'S3RVER',
      SVC_S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
