import { method, type Operation, path } from '@svc/contract/kernel';
import { ServiceError } from '@svc/core/kernel';

interface Unknown {
  error: ServiceError;
  headers: Record<string, string>;
}

/** Tells a wrong method (405, with those that the address takes) from a wrong address (404). */
export function unknownRoutes(operations: readonly Operation[]): (method: string, path: string) => Unknown {
  const methodsOf = Map.groupBy(operations, path);
  const routes = [...methodsOf].map(([path, operations]) => ({
    pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
    methods: operations.map(method),
  }));
  return (used, address) => {
    const allow = routes.filter(({ pattern }) => pattern.test(address)).flatMap(({ methods }) => methods);
    if (allow.length > 0)
      return {
        error: new ServiceError('method_not_allowed', `${address} accepts ${allow.join(', ')}, not ${used}.`),
        headers: { allow: allow.join(', ') },
      };
    return {
      error: new ServiceError('not_found', `There is no ${used} ${address}.`, {
        next: 'GET /openapi.json lists every operation, and /docs describes them.',
      }),
      headers: {},
    };
  };
}
