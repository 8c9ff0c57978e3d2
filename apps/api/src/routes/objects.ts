import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '@svc/core/environment';
import { ServiceError } from '@svc/core/kernel';
import { linkSecretOf, openLink } from '@svc/core/object-store';
import type { AppEnv } from '../schema.ts';

/** Hands out objects of the folder to whoever has a signed link. S3 does that by itself. */
export function mountObjects(app: OpenAPIHono<AppEnv>, { database, objects, now }: Environment): void {
  if (objects.kind !== 'folder') return;
  const secret = linkSecretOf(database);
  app.get('/objects/:token', async (c) => {
    const gone = () => new ServiceError('not_found', 'This link is invalid or has expired. Ask for another.');
    const claims = openLink(await secret(), c.req.param('token'), now());
    if (!claims) throw gone();
    // A download that broke off goes on where it was.
    const from = startOf(c.req.header('range'));
    const found = await objects.get(claims.key, Math.min(from, Number.MAX_SAFE_INTEGER));
    if (!found) throw gone();
    if (from > 0 && from >= found.size) {
      await found.body.cancel();
      return c.body(null, 416, { 'content-range': `bytes */${found.size}`, 'accept-ranges': 'bytes' });
    }
    return c.body(found.body, from > 0 ? 206 : 200, {
      'content-type': claims.contentType,
      'content-disposition': `attachment; filename="${claims.filename}"`,
      'content-length': String(found.size - from),
      'accept-ranges': 'bytes',
      ...(from > 0 && { 'content-range': `bytes ${from}-${found.size - 1}/${found.size}` }),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
  });
}

/**
 * First byte of a range without an end. Other ranges are not supported: the whole file is a right answer to them (RFC 9110).
 */
const startOf = (range: string | undefined): number =>
  Number(/^bytes=(\d{1,400})-$/.exec(range?.slice(0, 500) ?? '')?.[1] ?? 0);
