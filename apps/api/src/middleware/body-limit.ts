import { ServiceError } from '@svc/core/kernel';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const megabyte = 1_048_576;

/** The limit for routes that are no operations. Bytes are counted while the body is read, even if no length was announced. */
export const limitBody = (): MiddlewareHandler =>
  bodyLimit({
    maxSize: megabyte,
    onError: () => {
      throw new ServiceError('payload_too_large', 'The body may have 1 MB at most.');
    },
  });
