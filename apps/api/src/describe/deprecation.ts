import { type Document, describedOperations } from './document.ts';

const headers = {
  Deprecation: {
    description: 'Since when the operation is deprecated, in seconds of Unix time (RFC 9745).',
    schema: { type: 'string', maxLength: 16, pattern: '^@\\d+$', example: '@1806192000' },
  },
  Sunset: {
    description: 'When the operation ends (RFC 8594).',
    schema: {
      type: 'string',
      maxLength: 32,
      pattern: '^[A-Z][a-z]{2}, \\d{2} [A-Z][a-z]{2} \\d{4} [\\d:]{8} GMT$',
      example: 'Fri, 01 Oct 2027 00:00:00 GMT',
    },
  },
};

/** Marks operations that end one day, and says when and what to use instead. */
export function describeDeprecations(document: Document): void {
  for (const operation of describedOperations(document)) {
    const { deprecation } = operation['x-svc'];
    if (deprecation === undefined) continue;
    const { since, ends, instead } = deprecation;
    operation.deprecated = true;
    operation.description = `Deprecated since ${since}; ends on ${ends}. Use \`${instead}\` instead. ${operation.description ?? ''}`;
    // Errors are shared by operations, and say nothing of one.
    for (const response of Object.values(operation.responses).filter((one) => !('$ref' in one)))
      response.headers = {
        ...response.headers,
        Deprecation: { $ref: '#/components/headers/Deprecation' },
        Sunset: { $ref: '#/components/headers/Sunset' },
      };
    document.components = {
      ...document.components,
      headers: { ...document.components?.headers, ...headers },
    };
  }
}
