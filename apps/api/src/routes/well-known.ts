import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '../schema.ts';

export interface WellKnownOptions {
  /** Where callers reach the API, without a slash at the end. */
  publicUrl: string;
  /** Whom reports of weaknesses go to: `mailto:…` or `https://…`. Left out: the page that says how to report. */
  securityContact?: string | undefined;
  now: () => Date;
}

const kept = { 'cache-control': 'public, max-age=3600' };
const halfAYearMs = 182 * 86_400_000;

/** What programs look for at fixed addresses: whom to tell of a weakness (RFC 9116), and which APIs are here (RFC 9727). */
export function mountWellKnown(app: OpenAPIHono<AppEnv>, options: WellKnownOptions): void {
  const { publicUrl, securityContact, now } = options;
  const policy = `${publicUrl}/docs/guides/security`;
  app.get('/.well-known/security.txt', (c) => {
    // Whole days, so that a cached copy says the same.
    const expires = new Date(now().getTime() + halfAYearMs).toISOString().slice(0, 10);
    const lines = [
      `Contact: ${securityContact ?? policy}`,
      `Expires: ${expires}T00:00:00.000Z`,
      'Preferred-Languages: en, de',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      `Policy: ${policy}`,
    ];
    return c.text(`${lines.join('\n')}\n`, 200, kept);
  });

  const profile = 'https://www.rfc-editor.org/info/rfc9727';
  const catalog = {
    linkset: [
      {
        anchor: `${publicUrl}/v1`,
        'service-desc': [
          { href: `${publicUrl}/openapi.json`, type: 'application/vnd.oai.openapi+json;version=3.1' },
        ],
        'service-doc': [
          { href: `${publicUrl}/docs`, type: 'text/html' },
          { href: `${publicUrl}/llms.txt`, type: 'text/markdown' },
        ],
        status: [{ href: `${publicUrl}/readyz`, type: 'application/json' }],
      },
    ],
  };
  // A GET answers HEAD as well, which is what the RFC asks for first.
  app.get('/.well-known/api-catalog', (c) =>
    c.body(JSON.stringify(catalog), 200, {
      ...kept,
      'content-type': `application/linkset+json; profile="${profile}"`,
      link: `<${publicUrl}/.well-known/api-catalog>; rel="api-catalog"`,
    }),
  );
}
