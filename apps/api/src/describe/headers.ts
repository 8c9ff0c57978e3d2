import { type DescribedOperation, type Document, describedOperations } from './document.ts';

const text = (maxLength: number, pattern: string, example: string) => ({
  type: 'string',
  maxLength,
  pattern,
  example,
});

/** The workspace's quota, the key's own, or one after the other. */
const ofEach = (figures: string): string => `^"(?:minute|key)";${figures}(?:, "key";${figures})?$`;

const headers = {
  RequestId: {
    description: 'Names this request in logs and errors. Send your own in the same header.',
    schema: text(128, '^[A-Za-z0-9._-]+$', 'req_0199f3c2a1b47c3d8e4f5a6b7c8d9e0f'),
  },
  RateLimit: {
    description:
      'What is left of the workspace’s quota (`minute`) and of the key’s own (`key`). r: requests left in this window; t: seconds until it ends.',
    schema: text(160, ofEach('r=\\d+;t=\\d+'), '"minute";r=1199;t=60'),
  },
  RateLimitPolicy: {
    description:
      'The workspace’s quota (`minute`) and the key’s own (`key`). q: requests in a window; w: its length in seconds.',
    schema: text(160, ofEach('q=\\d+;w=\\d+'), '"minute";q=1200;w=60'),
  },
  RetryAfter: {
    description: 'Seconds to wait before the request is sent again.',
    schema: { type: 'integer', format: 'int32', minimum: 0, maximum: 86_400, example: 3 },
  },
  ETag: {
    description:
      'The version of the resource: send it as If-Match, or as If-None-Match to get 304. Missing: the answer has none, such as a list.',
    schema: text(128, '^"[^"]+"$', '"prj_0199f3c2a1b47c3d8e4f5a6b7c8d9e0f.20261120134500123456"'),
  },
  AsOf: {
    description:
      'Read from a replica with everything committed before this time. Missing: read from the primary.',
    schema: {
      type: 'string',
      format: 'date-time',
      maxLength: 27,
      pattern: '^\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z$',
      example: '2026-11-20T13:45:00.123000Z',
    },
  },
  IdempotencyReplayed: {
    description: '`true`: the answer was given before, to the same Idempotency-Key; nothing was done again.',
    schema: { type: 'string', enum: ['true'] },
  },
};

const ifMatch = (required: boolean) => ({
  name: 'If-Match',
  in: 'header',
  required,
  description:
    'The version that you read. The change is refused with 412 when the resource has changed since.',
  schema: text(128, '^(\\*|"?[^"]+"?)$', '"prj_0199f3c2a1b47c3d8e4f5a6b7c8d9e0f.20261120134500123456"'),
});

const parameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Any text of your own, such as a UUID. A second request with the same key and body does nothing again: for 24 hours it gets the first answer. The client and the MCP server send one by themselves.',
    schema: text(255, '^[\\x21-\\x7e]+$', '7f0c9a52-6f53-4f7e-9d35-0f0a4a5be0b1'),
  },
  IfMatch: ifMatch(false),
  IfMatchRequired: ifMatch(true),
};

const header = (name: keyof typeof headers) => ({ $ref: `#/components/headers/${name}` });
const parameter = (name: keyof typeof parameters) => ({ $ref: `#/components/parameters/${name}` });

/** An answer that a copy of the database may give has `readAsOf` in its body too: the time of that copy. */
function describeAsOf(document: Document, { responses }: DescribedOperation): void {
  const schema = responses['200']?.content?.['application/json']?.schema;
  const name = isReference(schema) ? schema.$ref.split('/').at(-1) : undefined;
  const known: Record<string, unknown> = { ...document.components?.schemas };
  const whole = name === undefined ? undefined : known[name];
  if (name === undefined || !hasProperties(whole))
    throw new Error('a figure’s answer has no schema of its own');
  const { description, schema: time } = headers.AsOf;
  known[name] = { ...whole, properties: { ...whole.properties, readAsOf: { ...time, description } } };
  document.components = { ...document.components, schemas: known };
}

/** What says when it was changed last has a version. */
function hasVersion(document: Document, { responses }: DescribedOperation): boolean {
  const schema = responses['200']?.content?.['application/json']?.schema;
  const known: Record<string, unknown> = { ...document.components?.schemas };
  const whole = isReference(schema) ? known[schema.$ref.split('/').at(-1) ?? ''] : schema;
  return hasProperties(whole) && 'updatedAt' in whole.properties;
}

const isReference = (schema: unknown): schema is { $ref: string } =>
  typeof schema === 'object' && schema !== null && '$ref' in schema;
const hasProperties = (schema: unknown): schema is { properties: object } =>
  typeof schema === 'object' && schema !== null && 'properties' in schema;

/** Puts the headers that all operations take and give into the document. */
export function describeHeaders(document: Document): void {
  document.components = {
    ...document.components,
    headers: { ...document.components?.headers, ...headers },
    parameters: { ...document.components?.parameters, ...parameters },
  };
  for (const operation of describedOperations(document)) {
    const facts = operation['x-svc'];
    if (!facts.readOnly) {
      operation.parameters = [
        ...(operation.parameters ?? []),
        parameter('IdempotencyKey'),
        ...(facts.ifMatch ? [parameter(facts.ifMatch === 'required' ? 'IfMatchRequired' : 'IfMatch')] : []),
      ];
    }
    if (facts.readOnly && hasVersion(document, operation))
      operation.responses['304'] = {
        description: 'Not changed since the version that If-None-Match names; without a body.',
        headers: { ETag: header('ETag') },
      };
    const copied = facts.replica === true;
    if (copied) describeAsOf(document, operation);
    for (const [status, response] of Object.entries(operation.responses)) {
      response.headers = {
        'X-Request-Id': header('RequestId'),
        RateLimit: header('RateLimit'),
        'RateLimit-Policy': header('RateLimitPolicy'),
        ...((status === '429' || status === '503') && { 'Retry-After': header('RetryAfter') }),
        ...(status === '200' && { ETag: header('ETag') }),
        ...(status === '200' && copied && { 'Svc-As-Of': header('AsOf') }),
        ...(status < '300' && !facts.readOnly && { 'Idempotency-Replayed': header('IdempotencyReplayed') }),
        ...response.headers,
      };
    }
  }
}
