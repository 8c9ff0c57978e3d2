import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../schema.ts';

const unframed = "frame-ancestors 'none'";
/** For pages without a policy of their own: they may load what they need, and no other page can frame them. */
const policy = `${unframed}; base-uri 'none'; object-src 'none'; form-action 'self'`;
/** For answers that are data, whichever route makes them. */
export const dataPolicy = `default-src 'none'; ${unframed}`;

/** The one page among the operations. */
const callback = '/v1/integrations/callback';

/** No page of another site can embed anything that this service shows in a browser. */
export const pagePolicy: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  // Answers of operations have theirs: to look at them here would cost each of them.
  if (c.req.path.startsWith('/v1/') && c.req.path !== callback) return;
  const own = c.res.headers.get('content-security-policy');
  if (own === null) c.header('content-security-policy', policy);
  else if (!own.includes('frame-ancestors')) c.header('content-security-policy', `${own}; ${unframed}`);
};
