import type { Environment } from '@svc/core/environment';
import type { Operation } from '@svc/core/kernel';
import { problemResponse } from '../problem.ts';
import { requestIdOf } from '../request-id.ts';
import { overloaded, type Shedder } from './shed.ts';

interface Options {
  shedder: Shedder;
  operations: readonly Pick<Operation, 'address' | 'critical'>[];
  docsUrl: string;
  log: Pick<Environment['log'], 'warn'>;
  /** Hears of each refusal. */
  refused: (method: string) => void;
}

/** A line for each refusal would cost more than the refusal. */
const lineEveryMs = 1_000;

/**
 * Answers 503 to operations for which there is no room, before a route is looked for: no key is checked, no span opened, no
 * line logged. null: there is room, or it is no operation.
 */
export function createEarlyRefusal({ shedder, operations, docsUrl, log, refused }: Options) {
  const critical = operations
    .filter((operation) => operation.critical)
    .map(({ address }) => new RegExp(`^${address.replace(/\{\w+\}/g, '[^/]{1,200}')}$`));
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
    return problemResponse(overloaded, requestIdOf(request.headers.get('x-request-id')), docsUrl);
  };
}
