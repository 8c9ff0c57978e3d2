/** An OpenAPI 3.1 document, as far as it is looked into here. */
export interface Document {
  paths?: object;
  components?: { headers?: object; parameters?: object; schemas?: object };
  tags?: { name: string; description?: string }[];
}

export interface DescribedOperation {
  tags?: string[];
  parameters?: unknown[];
  responses: Record<string, { headers?: Record<string, unknown> }>;
  'x-svc': { readOnly: boolean; ifMatch?: boolean };
}

const isDescribed = (value: unknown): value is DescribedOperation =>
  typeof value === 'object' && value !== null && 'x-svc' in value && 'responses' in value;

/** Each operation of the table once; hand-written routes are left out. */
export const describedOperations = ({ paths = {} }: Document): DescribedOperation[] =>
  Object.values(paths).flatMap((methods: object) => Object.values(methods).filter(isDescribed));
