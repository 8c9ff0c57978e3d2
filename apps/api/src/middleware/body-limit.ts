import { ServiceError } from '@svc/core/kernel';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const megabyte = 1_048_576;

/** Files come in the body of these. */
const larger: Readonly<Record<string, number>> = { import_prompts: 12, ingest_crawler_log: 12 };

/** Counted while the body is read, before anything is parsed: also where no length was announced. */
export function limitBody(operationId: string): MiddlewareHandler {
  const megabytes = larger[operationId] ?? 1;
  return bodyLimit({
    maxSize: megabytes * megabyte,
    onError: () => {
      throw new ServiceError('payload_too_large', `The body may have ${megabytes} MB at most.`);
    },
  });
}
