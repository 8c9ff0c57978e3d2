import { getDomain } from 'tldts';

/** Parameters that say where a visitor came from, never which page is meant. */
const trackingParameter =
  /^(?:utm_[a-z_]+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|yclid|ysclid|twclid|ttclid|li_fat_id|igshid|igsh|srsltid|mc_cid|mc_eid|_hsenc|_hsmi|hsa_[a-z]+|mkt_tok|oly_anon_id|oly_enc_id|vero_id|_ga|_gl|ref_src|ref_url|cmpid|s_cid|spm|scm|wt_mc|trk|trkcampaign|ved|usg|sa|ei)$/i;
/** Short ones that are tracking only on links a search engine made; elsewhere they may select content. */
const onlyOnSearch = /^(?:ved|usg|sa|ei|trk|spm|scm)$/i;

const asciiTail = new Set('.,;:!?*_\'"`~|>');
const unicodeTail = new Set('。、，；：！？）」』】》〉”’»…');

/** Deepest nesting of redirects that is followed inside one URL. */
const maxUnwraps = 4;

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

/** The page that an archive keeps: everything from the second scheme, or the host after the timestamp. */
const archive: Unwrap = (url) => {
  const found = /^\/(?:web\/|wayback\/)?(?:\d{4,14}[a-z_]*|\*|newest|oldest|latest)\/(.+)$/i.exec(
    url.pathname,
  );
  const target = found?.[1];
  if (!target) return null;
  const repaired = target.replace(/^(https?):\/+/i, '$1://');
  return (/^https?:\/\//i.test(repaired) ? repaired : `http://${repaired}`) + url.search;
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
  'web.archive.org': archive,
  'archive.org': archive,
  'archive.ph': archive,
  'archive.is': archive,
  'archive.today': archive,
  'r.jina.ai': (url) =>
    /^\/https?:/.test(url.pathname) ? url.pathname.slice(1).replace(/^(https?):\/+/, '$1://') : null,
};

function unwrap(url: URL): string | null {
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

function bareHost(host: string): string {
  return host.startsWith('www.') ? host.slice(4) : host;
}

/** Prose leaves its punctuation on links: a closing bracket goes too unless the link opened it. */
export function trimLink(link: string): string {
  let end = link.length;
  while (end > 0) {
    const last = link.charAt(end - 1);
    if (asciiTail.has(last) || unicodeTail.has(last)) end--;
    else if ((last === ')' || last === ']') && !isBalanced(link, end, last)) end--;
    else break;
  }
  return link.slice(0, end);
}

function isBalanced(link: string, end: number, close: string): boolean {
  const open = close === ')' ? '(' : '[';
  let depth = 0;
  for (let at = 0; at < end; at++) {
    const character = link.charAt(at);
    if (character === open) depth++;
    else if (character === close) depth--;
  }
  return depth >= 0;
}

function parse(link: string): URL | null {
  const trimmed = trimLink(link.trim().replace(/^[<("'“]+/, ''));
  const scheme = /^[a-z][a-z0-9+.-]*:(?=\/\/)/i.test(trimmed);
  const absolute = scheme ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`;
  const url = URL.parse(absolute);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || !url.hostname.includes('.'))
    return null;
  return url;
}

function stripAmp(url: URL): void {
  if (url.pathname.endsWith('/amp') || url.pathname.endsWith('/amp/'))
    url.pathname = url.pathname.replace(/\/amp\/?$/, '/');
  else if (url.pathname.startsWith('/amp/')) url.pathname = url.pathname.slice(4);
  else if (url.pathname.endsWith('.amp.html')) url.pathname = url.pathname.replace(/\.amp\.html$/, '.html');
  else if (url.pathname.endsWith('.amp')) url.pathname = url.pathname.slice(0, -4);
  if (url.hostname.startsWith('amp.') && getDomain(url.hostname) !== url.hostname)
    url.hostname = url.hostname.slice(4);
}

function cleanQuery(url: URL): string {
  if (url.search.length < 2) return '';
  const search = /(?:^|\.)(?:google|bing|yahoo|linkedin|alibaba|aliexpress|taobao|tmall)\./.test(
    url.hostname,
  );
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => {
      const name = pair.split('=', 1)[0] ?? '';
      if (pair === 'amp=1' || pair === 'amp' || pair === 'outputType=amp' || pair === '') return false;
      return !trackingParameter.test(name) || (onlyOnSearch.test(name) && !search);
    });
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** The page that a link means, parsed: redirects, archives and AMP unwrapped. null: not a web address. */
export function resolveLink(link: string): URL | null {
  let url = parse(link);
  for (let depth = 0; url && depth < maxUnwraps; depth++) {
    const target = unwrap(url);
    const inner: URL | null = target ? parse(target) : null;
    if (!inner) break;
    url = inner;
  }
  return url;
}

/**
 * One text for one page: redirects unwrapped, tracking parameters, fragment, default port and trailing slash removed, host
 * in lower case (Punycode). Other parameters keep their order. null: not an http(s) address.
 */
export function canonicalUrl(link: string): string | null {
  const url = resolveLink(link);
  return url ? canonicalOf(url) : null;
}

/** As `canonicalUrl`, from an already resolved URL (which it may change). */
export function canonicalOf(url: URL): string {
  if (/amp/.test(url.pathname) || url.hostname.startsWith('amp.')) stripAmp(url);
  const path =
    url.pathname.length > 1 && url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : url.pathname;
  return `${url.protocol}//${url.host}${path}${cleanQuery(url)}`;
}

/** Registrable domain of a host; hosts on private suffixes (github.io) are their own. */
export function registrableDomain(host: string): string {
  return (
    getDomain(host, { allowPrivateDomains: true, validateHostname: false, extractHostname: false }) ??
    bareHost(host)
  );
}

/** The registrable domain that a link cites, or null when it is not a web address. */
export function citationDomain(link: string): string | null {
  const url = resolveLink(link);
  return url ? registrableDomain(url.hostname) : null;
}
