import type { Operation } from '@svc/contract/kernel';
import { type Document, describedOperations } from './document.ts';
import { bodyIsOptional } from './route.ts';

/** Bodies that may be left out. The router asks for them all, so that one of another type is never passed over. */
export function describeBodies(document: Document, operations: readonly Operation[]): void {
  const optional = new Set(operations.filter(bodyIsOptional).map(({ id }) => id));
  for (const { operationId, requestBody } of describedOperations(document))
    if (requestBody && optional.has(operationId)) requestBody.required = false;
}
