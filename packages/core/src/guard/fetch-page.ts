import type { FetchedPage } from '@svc/page';
import { GuardError } from './error.ts';
import type { GuardedFetch, GuardedGet, GuardedResponse } from './guarded-fetch.ts';

const isText = (response: GuardedResponse): boolean => !/html/i.test(response.headers['content-type'] ?? '');

/** A side file is never worth failing the page for: any trouble is "not known". */
async function sideFile(fetch: GuardedFetch, url: URL, options: GuardedGet): Promise<GuardedResponse | null> {
  try {
    return await fetch.get(url.href, { ...options, maxBytes: 1024 * 1024, timeoutMs: 5_000 });
  } catch {
    return null;
  }
}

function readRobots(response: GuardedResponse | null): FetchedPage['robots'] {
  if (!response || response.status >= 500 || response.status === 429) return null;
  // RFC 9309: any other failure means that there are no rules. A page in its place is a soft 404.
  return response.status === 200 && isText(response) ? { text: response.text() } : 'absent';
}

function readSitemap(response: GuardedResponse | null, pageUrl: string): FetchedPage['sitemap'] {
  if (!response) return null;
  const text = response.status === 200 ? response.text() : '';
  if (!/<(?:urlset|sitemapindex)\b/.test(text)) return { found: false, lastModified: null };
  const spot = text.indexOf(`<loc>${pageUrl}</loc>`);
  const entry = spot < 0 ? '' : text.slice(spot, text.indexOf('</url>', spot));
  return { found: true, lastModified: /<lastmod>\s*([^<\s]+)/.exec(entry)?.[1] ?? null };
}

/**
 * Fetches a page and its site's robots.txt, llms.txt and sitemap.xml.
 * Throws GuardError; `bad_status` from 400 on, `not_html` when it is something else.
 */
export async function fetchPage(
  fetch: GuardedFetch,
  address: string,
  options: { signal?: AbortSignal; language?: string } = {},
): Promise<FetchedPage> {
  const response = await fetch.get(address, { ...options, accept: 'text/html,application/xhtml+xml;q=0.9' });
  const { url, status, headers, redirects, ttfbMs } = response;
  if (status >= 400)
    throw new GuardError(
      'bad_status',
      `The page answered with status ${status}. Give an address that opens for everyone.`,
      {
        status,
        url,
      },
    );
  const type = headers['content-type'] ?? '';
  const html = response.text();
  if (type ? !/\bx?html\b/i.test(type) : !/^\s*(?:<!doctype html|<html|<head|<!--)/i.test(html))
    throw new GuardError('not_html', 'This is not an HTML page. Give the address of a page.', { url });
  const [robots, llms, sitemap] = await Promise.all(
    ['/robots.txt', '/llms.txt', '/sitemap.xml'].map((path) => sideFile(fetch, new URL(path, url), options)),
  );
  return {
    url,
    status,
    headers,
    html,
    redirects,
    ttfbMs,
    robots: readRobots(robots ?? null),
    ...(robots && robots.status >= 500 && { robotsError: robots.status }),
    llmsTxt: llms ? llms.status === 200 && isText(llms) : null,
    sitemap: readSitemap(sitemap ?? null, url),
  };
}
