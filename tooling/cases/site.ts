import type { GuardedFetch } from '@svc/core/guard';
import type { Business } from './business.ts';

const filler =
  '<p>This page is long enough to be read as a page of its own: it has a beginning, a middle and an end. '.repeat(
    4,
  );

/** Pages of the businesses and the ones that answers cite. Nothing else can be reached. */
export function businessSite(businesses: readonly Business[]): GuardedFetch {
  const bodies = new Map(
    businesses.flatMap(({ pages, project }) =>
      Object.entries(pages).map(([url, body]) => {
        const language = /<title>[^<]*\b(?:Best|Wide|Company|Spesely|Pricing|Trailfox)\b/.test(body)
          ? 'en'
          : project.locale.language;
        return [url, `<!doctype html><html lang="${language}"><body>${body}${filler}</body></html>`] as const;
      }),
    ),
  );
  return {
    check: (url) => new URL(url),
    async get(url) {
      const robots = url.endsWith('/robots.txt');
      const body = robots ? 'User-agent: *\nAllow: /\n' : (bodies.get(url) ?? bodies.get(`${url}/`) ?? '');
      return {
        url,
        status: body === '' ? 404 : 200,
        headers: { 'content-type': robots ? 'text/plain' : 'text/html; charset=utf-8' },
        body: Buffer.from(body),
        text: () => body,
        redirects: [],
        ttfbMs: 40,
      };
    },
    post: () => Promise.reject(new Error('nothing is posted from here')),
    close: async () => {},
  };
}
