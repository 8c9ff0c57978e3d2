import type { Operation } from '@svc/contract/kernel';
import type { Admission } from '@svc/core/admission';
import type { Environment } from '@svc/core/environment';
import { problemResponse } from '../problem.ts';
import { requestIdOf } from '../request-id.ts';
import type { Authenticator } from './authenticate.ts';
import { standingOf } from './quota.ts';
import { rateHeaders } from './rate-limit.ts';
import { overloaded, type Shedder } from './shed.ts';

interface Options {
  shedder: Shedder;
  authenticator: Pick<Authenticator, 'known'>;
  admission: Pick<Admission, 'standing'>;
  operations: readonly Pick<Operation, 'address' | 'critical'>[];
  docsUrl: string;
  log: Pick<Environment['log'], 'warn'>;
  /** Hears of each refusal. */
  refused: (method: string) => void;
}

/** A line for each refusal would cost more than the refusal. */
const lineEveryMs = 1_000;

/**
 * Answers 503 to operations that there is no room for, before routing: no key is looked up, no span opened,
 * no line logged. Recent callers still get the state of their quota. null: there is room, or the request is
 * no operation.
 */
export function createEarlyRefusal(options: Options) {
  const { shedder, authenticator, admission, operations, docsUrl, log, refused } = options;
  const critical = operations
    .filter((operation) => operation.critical)
    .map(({ address }) => new RegExp(`^${address.replace(/\{\w+\}/g, '[^/]{1,200}')}$`));
  const standing = (request: Request) => {
    const caller = authenticator.known(request.headers.get('authorization'));
    return caller ? standingOf(admission, caller) : undefined;
  };
  let count = 0;
  let told = Number.NEGATIVE_INFINITY;
  return (request: Request): Response | null => {
    if (shedder.hasRoom(false)) return null;
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/v1/')) return null;
    const isCritical = critical.some((address) => address.test(`${request.method} ${pathname}`));
    if (shedder.hasRoom(isCritical)) return null;
    count += 1;
    const now = performance.now();
    if (now - told >= lineEveryMs) {
      log.warn({ requests: count }, 'too many requests at once: refused');
      told = now;
      count = 0;
    }
    refused(request.method);
    const requestId = requestIdOf(request.headers.get('x-request-id'));
    return problemResponse(overloaded, requestId, docsUrl, rateHeaders(standing(request)));
  };
}
