import { operations } from '@svc/core/operations';
import { bodyIsOptional } from '../middleware/body.ts';
import { type Document, describedOperations } from './document.ts';

const optional = new Set(operations.filter(bodyIsOptional).map(({ id }) => id));

/** Bodies that may be left out. The router asks for them all, so that one of another type is never passed over. */
export function describeBodies(document: Document): void {
  for (const { operationId, requestBody } of describedOperations(document))
    if (requestBody && optional.has(operationId)) requestBody.required = false;
}
