import { operations } from '@svc/core/operations';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { makeDocument } from '../gen/document.ts';

/** Says what in an answer with status 200 is not as the OpenAPI document has it, lengths of texts too; null: nothing. */
export async function documented(): Promise<(operationId: string, body: unknown) => string | null> {
  const ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    schemas: [{ ...(await makeDocument()), $id: 'api' }],
  });
  const known = new Map<string, ValidateFunction>();
  return (operationId, body) => {
    const address = operations.find(({ id }) => id === operationId)?.address ?? '';
    const [method = '', path = ''] = address.split(' ');
    const place = [
      'paths',
      path,
      method.toLowerCase(),
      'responses',
      '200',
      'content',
      'application/json',
      'schema',
    ]
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const validate = known.get(operationId) ?? ajv.compile({ $ref: `api#/${place}` });
    known.set(operationId, validate);
    if (validate(body)) return null;
    const [first] = validate.errors ?? [];
    return `${operationId} ${first?.instancePath}: ${first?.message}`;
  };
}
