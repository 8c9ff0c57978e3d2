import type { Deprecation } from '@svc/contract/kernel';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../schema.ts';

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/**
 * Says on every answer of an operation, errors too, since when it is deprecated (RFC 9745), when it ends (RFC 8594), and
 * where to read what to use instead.
 */
export function sayDeprecated({ since, ends }: Deprecation, docsUrl: string): MiddlewareHandler<AppEnv> {
  const headers = {
    deprecation: `@${at(since) / 1_000}`,
    sunset: new Date(at(ends)).toUTCString(),
    link: `<${docsUrl}/guides/api-changelog>; rel="deprecation"; type="text/html", <${docsUrl}/guides/versions>; rel="sunset"; type="text/html"`,
  };
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  };
}
