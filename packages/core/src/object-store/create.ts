import type { Database } from '@svc/db';
import { createFolderStore } from './folder.ts';
import { readLinkSecret } from './queries.ts';
import { createS3Store } from './s3.ts';
import type { ObjectStore } from './type.ts';

type Settings = Readonly<Record<string, string | undefined>>;

const needed = ['SVC_S3_BUCKET', 'SVC_S3_ACCESS_KEY_ID', 'SVC_S3_SECRET_ACCESS_KEY'] as const;

/** S3 where SVC_S3_BUCKET is set, else a folder. Throws Error that names what is missing. */
export function createObjectStore(
  settings: Settings,
  database: Database,
  { publicUrl, now }: { publicUrl: string; now: () => Date },
): ObjectStore {
  if (!settings.SVC_S3_BUCKET)
    return createFolderStore({
      folder: settings.SVC_OBJECTS_FOLDER || '.svc/objects',
      publicUrl,
      linkSecret: linkSecretOf(database),
    });
  const [bucket = '', accessKeyId = '', secretAccessKey = ''] = needed.map((name) => {
    const value = settings[name];
    if (!value) throw new Error(`These settings are wrong:\n  ${name}: needed with SVC_S3_BUCKET`);
    return value;
  });
  const region = settings.SVC_S3_REGION || 'us-east-1';
  const endpoint = (settings.SVC_S3_ENDPOINT || `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '');
  if (!URL.canParse(endpoint)) throw new Error('These settings are wrong:\n  SVC_S3_ENDPOINT: an address');
  return createS3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey, now });
}

const secrets = new WeakMap<Database['system'], Promise<Buffer>>();

/** The same secret in all processes, since the database made it; read once in each. */
export const linkSecretOf =
  ({ system }: Database): (() => Promise<Buffer>) =>
  () => {
    const known = secrets.get(system);
    if (known) return known;
    const read = readLinkSecret(system).catch((error: unknown) => {
      secrets.delete(system);
      throw error;
    });
    secrets.set(system, read);
    return read;
  };
