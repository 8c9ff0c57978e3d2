import type { Deprecation } from '@svc/contract/kernel';

/** The parts of an OpenAPI 3.1 document that this code reads. */
export interface Document {
  paths?: object;
  components?: { headers?: object; parameters?: object; responses?: object; schemas?: object };
  tags?: { name: string; description?: string }[];
}

interface MediaType {
  schema?: unknown;
  example?: unknown;
}

export interface DescribedResponse {
  description?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaType>;
  /** For errors: the codes that the problem can have. */
  'x-error-codes'?: readonly string[];
}

export interface DescribedOperation {
  operationId: string;
  tags?: string[];
  description?: string;
  deprecated?: boolean;
  parameters?: unknown[];
  requestBody?: { required?: boolean; content?: Record<string, MediaType> };
  responses: Record<string, DescribedResponse>;
  'x-svc': {
    tool: string;
    readOnly: boolean;
    replica?: boolean;
    ifMatch?: 'optional' | 'required';
    deprecation?: Deprecation;
  };
  'x-codeSamples'?: { lang: string; source: string }[];
}

const isDescribed = (value: unknown): value is DescribedOperation =>
  typeof value === 'object' && value !== null && 'x-svc' in value && 'responses' in value;

export interface AddressedOperation {
  method: string;
  path: string;
  operation: DescribedOperation;
}

/** Each operation of the table once, with its address; hand-written routes are left out. */
export const addressedOperations = ({ paths = {} }: Document): AddressedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]: [string, object]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      isDescribed(operation) ? [{ method: method.toUpperCase(), path, operation }] : [],
    ),
  );

export const describedOperations = (document: Document): DescribedOperation[] =>
  addressedOperations(document).map(({ operation }) => operation);

interface QueryParameter {
  name: string;
  schema: { type?: string | string[] };
}

export const isQueryParameter = (value: unknown): value is QueryParameter =>
  typeof value === 'object' && value !== null && 'in' in value && value.in === 'query' && 'schema' in value;
