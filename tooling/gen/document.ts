import { createEnvironment } from '@svc/core/environment';
import { operations } from '@svc/core/operations';
import { openDatabase } from '@svc/db';
import { createApp } from '../../apps/api/src/app.ts';
import { describeApi, describeExamples } from '../../apps/api/src/describe/index.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

export const publicUrl = 'http://127.0.0.1:8787';

/** The OpenAPI document, out of the table of operations alone; with the recorded examples as it is served. */
export async function makeDocument({ examples = false } = {}): Promise<ReturnType<typeof describeApi>> {
  // Never connected: describing needs no database.
  const database = openDatabase({ url: 'postgres://localhost:1/none' });
  const environment = createEnvironment({
    database,
    log: silent,
    settings: {},
    testBaseUrls: {},
    egressAllow: '',
  });
  const { app, close } = createApp({
    environment,
    operations,
    docs: { publicUrl },
    validateResponses: false,
    ready: () => true,
  });
  const document = describeApi(app, { publicUrl, productName: environment.productName });
  if (examples) describeExamples(document, publicUrl);
  await close();
  await environment.fetch.close();
  return document;
}
