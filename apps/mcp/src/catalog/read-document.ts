import { answerSchema, ownWords, quotesOthers } from './answer-schema.ts';
import type { JsonSchema, ObjectSchema, OperationTool, Provenance } from './entry.ts';
import { nameTools } from './name-tools.ts';
import { describeOnce, simplify, withinReason } from './simplify.ts';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: JsonSchema;
}

interface DocumentedOperation {
  tags?: string[];
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, { content?: { 'application/json'?: { schema: JsonSchema } } }>;
  'x-svc'?: {
    tool: string;
    scope: string;
    fine?: string;
    readOnly: boolean;
    destructive: boolean;
    provenance: Provenance;
    spendsCredits: boolean;
    gateable: boolean;
    commitsLater?: true;
    ifMatch?: 'optional' | 'required';
  };
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** The same in every list, and explained once in the server's instructions. */
const paging: Record<string, JsonSchema> = {
  limit: { type: 'integer' },
  after: { type: 'string' },
  offset: { type: 'integer' },
  fields: { type: 'array', items: { type: 'string' } },
  detail: { type: 'string', enum: ['concise', 'full'] },
};

const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The schema of an operation's answer when it is done; 202 says that it waits. */
const answerOf = ({ responses }: DocumentedOperation): JsonSchema | undefined =>
  (responses['200'] ?? responses['201'])?.content?.['application/json']?.schema;

/** The schema of each tool's answer, by the tool's name. */
export const readAnswers = (document: OpenApiDocument): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap((operation) => {
        const schema = answerOf(operation);
        return operation['x-svc'] && schema
          ? [[operation['x-svc'].tool, answerSchema(schema, document.components.schemas)] as const]
          : [];
      })
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Every operation of the OpenAPI document as a tool, sorted by name. */
export function readDocument(document: OpenApiDocument): OperationTool[] {
  const tools = Object.entries(document.paths).flatMap(([path, methods]) =>
    verbs.flatMap((method) => {
      const operation = methods[method.toLowerCase()];
      return operation?.['x-svc'] ? [toTool(method, path, operation, operation['x-svc'], document)] : [];
    }),
  );
  const byAddress = new Map(tools.map(({ method, path, name }) => [`${method} ${path}`, name]));
  return tools
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((tool) => JSON.parse(nameTools(JSON.stringify(tool), (address) => byAddress.get(address))));
}

function toTool(
  method: OperationTool['method'],
  path: string,
  operation: DocumentedOperation,
  facts: NonNullable<DocumentedOperation['x-svc']>,
  document: OpenApiDocument,
): OperationTool {
  // Headers are the client's work.
  const parameters = (operation.parameters ?? []).filter((one) => one.in === 'path' || one.in === 'query');
  return {
    name: facts.tool,
    title: operation.summary,
    description: describe(operation.description, facts),
    toolset: (operation.tags?.[0] ?? 'other').toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    scope: facts.scope,
    fine: facts.fine ?? null,
    readOnly: facts.readOnly,
    destructive: facts.destructive,
    provenance: facts.provenance,
    spendsCredits: facts.spendsCredits,
    gateable: facts.gateable,
    ...(facts.commitsLater && { commitsLater: true }),
    method,
    path,
    query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    body: operation.requestBody !== undefined,
    ...(facts.ifMatch === 'required' && { versioned: true }),
    ...(tellsOthers(operation, facts, document.components.schemas) && { quotes: true }),
    inputSchema: inputOf(facts, parameters, operation, document.components.schemas),
  };
}

const tellsOthers = (
  operation: DocumentedOperation,
  { tool, readOnly }: NonNullable<DocumentedOperation['x-svc']>,
  schemas: Record<string, JsonSchema>,
): boolean =>
  readOnly ? !ownWords.has(tool.replace(/^svc\./, '')) : quotesOthers(answerOf(operation), schemas);

function describe(text: string, facts: { spendsCredits: boolean; gateable: boolean }): string {
  const notes = [
    ...(facts.spendsCredits ? ['Spends credits.'] : []),
    ...(facts.gateable ? ['May have to be approved first.'] : []),
  ];
  return [text, ...notes].join(' ');
}

function inputOf(
  { tool, ifMatch }: NonNullable<DocumentedOperation['x-svc']>,
  parameters: readonly Parameter[],
  operation: DocumentedOperation,
  components: Record<string, JsonSchema>,
): ObjectSchema {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  const add = (name: string, schema: JsonSchema, isRequired: boolean): void => {
    if (name in properties) throw new RangeError(`${tool} takes ${name} twice, in its address and its body`);
    properties[name] = schema;
    if (isRequired) required.push(name);
  };
  for (const { name, schema, description, required: isRequired } of parameters)
    add(
      name,
      simplify({ ...withoutNull(schema), ...(description && { description }) }, components),
      isRequired === true,
    );
  const body = operation.requestBody?.content['application/json'].schema;
  const given = body ? simplify(body, components) : undefined;
  for (const [name, schema] of Object.entries(given?.properties ?? {}))
    add(name, schema, given?.required?.includes(name) === true);
  if (ifMatch === 'required')
    add('version', { type: 'string', description: '`version` of what you read and now change.' }, true);
  if ('limit' in properties) Object.assign(properties, paging);
  return {
    type: 'object',
    properties: withinReason(describeOnce(properties)),
    ...(required.length > 0 && { required }),
  };
}

/** A query has no null: leaving out says the same. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const types: unknown = schema.type;
  if (!Array.isArray(types)) return schema;
  const [type] = types.filter((one) => one !== 'null') as string[];
  return { ...schema, ...(type !== undefined && { type }) };
}
