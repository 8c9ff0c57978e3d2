type Unwrap = (url: URL) => string | null;

function parameter(...names: string[]): Unwrap {
  return (url) => {
    for (const name of names) {
      const value = url.searchParams.get(name);
      if (value && /^(?:https?:)?\/\//i.test(value)) return value;
    }
    return null;
  };
}

const google: Unwrap = (url) => {
  if (url.pathname === '/url' || url.pathname === '/aclk') return parameter('q', 'url', 'adurl')(url);
  if (url.pathname === '/imgres') return parameter('imgrefurl')(url);
  return url.pathname.startsWith('/amp/') ? ampTarget(url.pathname.slice(5)) : null;
};

function ampTarget(path: string): string {
  return path.startsWith('s/') ? `https://${path.slice(2)}` : `http://${path}`;
}

/** Bing hides the target in `u`: "a1" and base64url. */
const bing: Unwrap = (url) => {
  const value = url.searchParams.get('u');
  if (!url.pathname.startsWith('/ck/') || !value?.startsWith('a1')) return null;
  const target = Buffer.from(value.slice(2), 'base64url').toString('utf8');
  return /^https?:\/\//i.test(target) ? target : null;
};

const redirects: Record<string, Unwrap> = {
  'bing.com': bing,
  'duckduckgo.com': parameter('uddg'),
  'facebook.com': (url) => (url.pathname === '/l.php' ? parameter('u')(url) : null),
  'l.facebook.com': parameter('u'),
  'lm.facebook.com': parameter('u'),
  'l.instagram.com': parameter('u'),
  'l.messenger.com': parameter('u'),
  'out.reddit.com': parameter('url'),
  'youtube.com': (url) => (url.pathname === '/redirect' ? parameter('q')(url) : null),
  'linkedin.com': (url) => (/^\/(?:redir|safety)\//.test(url.pathname) ? parameter('url')(url) : null),
  'vk.com': (url) => (url.pathname === '/away.php' ? parameter('to')(url) : null),
  't.umblr.com': parameter('z'),
  'steamcommunity.com': (url) => (url.pathname.startsWith('/linkfilter') ? parameter('u', 'url')(url) : null),
  'slack-redir.net': parameter('url'),
  'yandex.ru': (url) => (url.pathname.startsWith('/clck') ? parameter('url')(url) : null),
  'webcache.googleusercontent.com': (url) => {
    const found = /^cache:(?:[\w-]{12}:)?(\S+)/.exec(url.searchParams.get('q') ?? '');
    return found?.[1] ?? null;
  },
  'r.jina.ai': (url) =>
    /^\/https?:/.test(url.pathname) ? url.pathname.slice(1).replace(/^(https?):\/+/, '$1://') : null,
};

/**
 * The page that a redirect leads to, when its address says so; null: the address is not such a redirect. An
 * archive's copy is a page of the archive: the original may have changed since.
 */
export function unwrap(url: URL): string | null {
  const host = bareHost(url.hostname);
  const direct = redirects[host]?.(url);
  if (direct) return direct;
  if (/^google\.[a-z.]{2,7}$/.test(host)) return google(url);
  if (host.endsWith('.safelinks.protection.outlook.com')) return parameter('url')(url);
  if (host.endsWith('.cdn.ampproject.org')) {
    const found = /^\/[cviw](?:\/(s))?\/(.+)$/.exec(url.pathname);
    return found?.[2] ? ampTarget(found[1] ? `s/${found[2]}` : found[2]) : null;
  }
  if (host.endsWith('.translate.goog')) {
    // "-" stands for a dot and "--" for a hyphen.
    const original = host
      .slice(0, -'.translate.goog'.length)
      .replace(/--/g, '\0')
      .replace(/-/g, '.')
      .replaceAll('\0', '-');
    return `https://${original}${url.pathname}`;
  }
  return null;
}

export function bareHost(host: string): string {
  return host.startsWith('www.') ? host.slice(4) : host;
}
