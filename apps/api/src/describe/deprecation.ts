import { type Document, describedOperations } from './document.ts';

/** Marks operations that end one day, and says when and what to use instead. */
export function describeDeprecations(document: Document): void {
  for (const operation of describedOperations(document)) {
    const deprecation = operation['x-svc'].deprecation;
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
  }
}
