/** The parts of a JSON schema that the reference shows. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  example?: unknown;
}

interface Content {
  schema?: Schema;
  example?: unknown;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

export interface Answered {
  description?: string;
  content?: Record<string, Content>;
  'x-error-codes'?: string[];
}

export interface DocumentedOperation {
  operationId: string;
  tags?: string[];
  summary?: string;
  description?: string;
  deprecated?: boolean;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content?: Record<string, Content> };
  responses: Record<string, Answered | { $ref: string }>;
  'x-svc'?: {
    tool?: string;
    scope?: string | null;
    readOnly?: boolean;
    destructive?: boolean;
    /** Provenance of the figures in its answer. */
    provenance?: string;
    spendsCredits?: boolean;
    gateable?: boolean;
  };
  'x-codeSamples'?: { lang: string; source: string }[];
}

/** The document as it is served: what is described but not read here is left out of the type. */
export interface ServedDocument {
  openapi: string;
  info: { title: string };
  servers?: unknown;
  tags?: { name: string; description?: string }[];
  paths: Record<string, Record<string, DocumentedOperation>>;
  webhooks?: Record<string, Record<string, DocumentedOperation>>;
  components: Record<string, Record<string, unknown>> & {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Answered>;
  };
}

/** An operation, or an event that the service sends. */
export interface Entry {
  id: string;
  /** `EVENT` for what the service sends. */
  method: string;
  /** For an event: its type. */
  path: string;
  group: string;
  operation: DocumentedOperation;
}

export interface Group {
  name: string;
  anchor: string;
  description: string;
  entries: Entry[];
}

export interface Reference {
  productName: string;
  document: ServedDocument;
  groups: Group[];
  byId: Map<string, Entry>;
}

export const anchorOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const eventGroup = 'Events';

/** Reads the document into groups, in its own order; events come last. */
export function readReference(document: ServedDocument, productName: string): Reference {
  const called = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): Entry => ({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        group: operation.tags?.[0] ?? 'Other',
        operation,
      }),
    ),
  );
  const sent = Object.entries(document.webhooks ?? {}).flatMap(([path, methods]) =>
    Object.values(methods).map(
      (operation): Entry => ({ id: path, method: 'EVENT', path, group: eventGroup, operation }),
    ),
  );
  const said = new Map(document.tags?.map(({ name, description }) => [name, description]));
  said.set(eventGroup, 'What the service sends to your webhooks, each signed.');
  const groups = new Map<string, Group>();
  for (const entry of [...called, ...sent]) {
    const { group: name } = entry;
    const description = said.get(name) ?? '';
    const group = groups.get(name) ?? {
      name,
      anchor: anchorOf(name),
      description: description === name ? '' : description,
      entries: [],
    };
    groups.set(name, group);
    group.entries.push(entry);
  }
  const byId = new Map([...called, ...sent].map((entry) => [entry.id, entry]));
  return { productName, document, groups: [...groups.values()], byId };
}

const lastOf = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);

export const schemaName = ({ $ref }: Schema): string | null => ($ref === undefined ? null : lastOf($ref));

export const parametersOf = ({ document }: Reference, { operation }: Entry): Parameter[] =>
  (operation.parameters ?? []).flatMap((one) =>
    '$ref' in one ? (document.components.parameters[lastOf(one.$ref)] ?? []) : [one],
  );

export const answersOf = ({ document }: Reference, { operation }: Entry): [string, Answered][] =>
  Object.entries(operation.responses).flatMap(([status, one]): [string, Answered][] => {
    const answer = '$ref' in one ? document.components.responses[lastOf(one.$ref)] : one;
    return answer ? [[status, answer]] : [];
  });
