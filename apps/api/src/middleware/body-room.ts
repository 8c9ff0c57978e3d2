import { ServiceError } from '@svc/core/kernel';
import { overloaded } from './shed.ts';

const megabyte = 1_048_576;
/** Bytes of all bodies that were received in part or whole and are not answered yet, in one process. */
const mostBytes = 192 * megabyte;
const mostOfOne = mostBytes / 4;

/** Memory for long bodies: what has arrived counts, not what was announced, so that a slow sender holds nearly none. */
export function createBodyRoom() {
  let all = 0;
  const held = new Map<string, number>();
  return {
    /** `add` throws overloaded, or rate_limited when the organisation holds its part. `free` gives all of it back. */
    open(organisationId: string) {
      let taken = 0;
      return {
        add(bytes: number): void {
          const own = (held.get(organisationId) ?? 0) + bytes;
          if (own > mostOfOne)
            throw new ServiceError(
              'rate_limited',
              `This organisation is sending more than ${mostOfOne / megabyte} MB at once. Wait until some requests have finished.`,
              { retryAfter: 1 },
            );
          if (all + bytes > mostBytes) throw overloaded;
          held.set(organisationId, own);
          all += bytes;
          taken += bytes;
        },
        free(): void {
          all -= taken;
          const own = (held.get(organisationId) ?? 0) - taken;
          if (own <= 0) held.delete(organisationId);
          else held.set(organisationId, own);
          taken = 0;
        },
      };
    },
  };
}

export type BodyRoom = ReturnType<typeof createBodyRoom>;
