import { defaultProductName } from '@svc/contract/kernel';
import { operations } from '@svc/contract/operations';
import { describeApi, describeExamples } from '../../apps/api/src/describe/index.ts';

export const publicUrl = 'http://127.0.0.1:8787';

/** The OpenAPI document, out of the contract alone; with the recorded examples as it is served. */
export function makeDocument({ examples = false } = {}): ReturnType<typeof describeApi> {
  const document = describeApi(operations, { publicUrl, productName: defaultProductName });
  if (examples) describeExamples(document, publicUrl);
  return document;
}
