import { ServiceError } from '@svc/core/kernel';
import { bodyLimit } from 'hono/body-limit';

const mostBytes = 1_048_576;

/** Counted while the body is read, before anything is parsed: also where no length was announced. */
export const limitBody = bodyLimit({
  maxSize: mostBytes,
  onError: () => {
    throw new ServiceError('payload_too_large', 'The body may have 1 MB at most.');
  },
});
