import { getDomain } from 'tldts';
import type { SourceType } from '../types.ts';
import { sourceTypeOf } from './source-type.ts';

/** Parameters that say where a visitor came from, never which page is meant. */
const tracking = new Set(
  'gclid gclsrc gbraid wbraid dclid fbclid msclkid yclid ysclid twclid ttclid li_fat_id igshid igsh srsltid mc_cid mc_eid _hsenc _hsmi mkt_tok oly_anon_id oly_enc_id vero_id _ga _gl ref_src ref_url cmpid s_cid wt_mc trkcampaign amp'.split(
    ' ',
  ),
);
/** Tracking on links that a search engine or shop made; elsewhere they may select content. */
const trackingOnSearch = new Set('ved usg sa ei trk spm scm'.split(' '));

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

/** Whether pages of this host may stand for another page. */
function mayRedirect(host: string): boolean {
  const bare = bareHost(host);
  return (
    bare in redirects ||
    host.startsWith('amp.') ||
    /^google\.[a-z.]{2,7}$|\.(?:safelinks\.protection\.outlook\.com|cdn\.ampproject\.org|translate\.goog)$/.test(
      bare,
    )
  );
}

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
  if (/^[a-z][a-z0-9+-]*:(?!\/\/|\d)/i.test(trimmed)) return null;
  const scheme = /^[a-z][a-z0-9+.-]*:(?=\/\/)/i.test(trimmed);
  const absolute = scheme ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`;
  const url = URL.parse(absolute);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || !url.hostname.includes('.'))
    return null;
  return url;
}

const ampPath = /[/.]amp(?:[/.]|$)/;

function stripAmp(url: URL): void {
  if (url.pathname.endsWith('/amp') || url.pathname.endsWith('/amp/'))
    url.pathname = url.pathname.replace(/\/amp\/?$/, '/');
  else if (url.pathname.startsWith('/amp/')) url.pathname = url.pathname.slice(4);
  else if (url.pathname.endsWith('.amp.html')) url.pathname = url.pathname.replace(/\.amp\.html$/, '.html');
  else if (url.pathname.endsWith('.amp')) url.pathname = url.pathname.slice(0, -4);
  if (url.hostname.startsWith('amp.') && getDomain(url.hostname) !== url.hostname)
    url.hostname = url.hostname.slice(4);
}

const searchHost = /(?:^|\.)(?:google|bing|yahoo|linkedin|alibaba|aliexpress|taobao|tmall)\./;

function cleanQuery(query: string, host: string): string {
  if (query.length < 2) return '';
  const kept = query
    .slice(1)
    .split('&')
    .filter((pair) => {
      if (pair === '' || pair === 'outputType=amp') return false;
      const equals = pair.indexOf('=');
      const name = (equals < 0 ? pair : pair.slice(0, equals)).toLowerCase();
      if (name.startsWith('utm_') || name.startsWith('hsa_') || tracking.has(name)) return false;
      return !(trackingOnSearch.has(name) && searchHost.test(host));
    });
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** The page that a link means, parsed: redirects, archives and AMP unwrapped. null: not a web address. */
function resolveLink(link: string): URL | null {
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
  return readAddress(link)?.canonicalUrl ?? null;
}

function canonicalOf(url: URL): string {
  if (ampPath.test(url.pathname) || url.hostname.startsWith('amp.')) stripAmp(url);
  const path =
    url.pathname.length > 1 && url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : url.pathname;
  return `${url.protocol}//${url.host}${path}${cleanQuery(url.search, url.hostname)}`;
}

/** Registrable domain of a host; hosts on private suffixes (github.io) are their own. */
export function registrableDomain(host: string): string {
  return readHost(host).domain;
}

/** The registrable domain that a link cites, or null when it is not a web address. */
export function citationDomain(link: string): string | null {
  return readAddress(link)?.domain ?? null;
}

/** A link, read: the page it means and where that is. */
export interface Address {
  canonicalUrl: string;
  domain: string;
  host: string;
  path: string;
  /** The page whatever the scheme and whether or not "www." was written. */
  page: string;
  /** Kind of page, when it belongs to no brand. */
  sourceType: SourceType;
  /** The page as `cite` knows it, once it met this address. */
  met: MetPage | null;
}

/** One page under all its addresses. */
export interface MetPage {
  /** Number of the answer that cited it last. */
  answer: number;
}

interface Host {
  domain: string;
  /** Written as a URL parser would write it, and never standing for another page. */
  plain: boolean;
}

/** Hosts repeat over answers; the bound keeps memory flat when they do not. */
const rememberedHosts = 8_192;
const hosts = new Map<string, Host>();

function readHost(host: string): Host {
  const known = hosts.get(host);
  if (known) return known;
  const domain = getDomain(host, {
    allowPrivateDomains: true,
    validateHostname: false,
    extractHostname: false,
  });
  // Numbers and Punycode are for the URL parser to judge.
  const plain = /\.[a-z][a-z0-9-]*$/.test(host) && !host.includes('xn--') && !mayRedirect(host);
  const read = { domain: domain ?? bareHost(host), plain };
  if (hosts.size >= rememberedHosts) hosts.clear();
  hosts.set(host, read);
  return read;
}

// Nothing here that a URL parser would change: no escapes, ports, credentials, dot segments or trailing signs.
const plainLink =
  /^(https?:\/\/)([a-z0-9-]+(?:\.[a-z0-9-]+)+)((?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*)(\/?)(\?[A-Za-z0-9=&_.%+-]*)?(?:#.*)?$/;

const rememberedLinks = 8_192;
const addresses = new Map<string, Address | null>();

/** For what is remembered: a slice of an answer would keep the whole answer in memory. */
export function ownCopy(link: string): string {
  return Buffer.from(link).toString();
}

/** Reads a link as `canonicalUrl` does. The answers of a scan cite the same pages over and over: readings are kept. */
export function readAddress(link: string): Address | null {
  const known = addresses.get(link);
  if (known !== undefined) return known;
  const own = ownCopy(link);
  const address = parseAddress(own);
  if (addresses.size >= rememberedLinks) addresses.clear();
  addresses.set(own, address);
  return address;
}

export function forgetAddresses(): void {
  addresses.clear();
}

/** Ordinary addresses are read without the cost of a URL object. */
function parseAddress(link: string): Address | null {
  const simple = plainLink.exec(link);
  if (simple) {
    const [, scheme = '', host = '', path = '', slash = '', query = ''] = simple;
    const { plain, domain } = readHost(host);
    const last = link.charCodeAt(link.length - 1);
    const endsPlain = last !== 0x2e && last !== 0x5f && !path.endsWith('.') && !path.endsWith('_');
    if (plain && endsPlain && !(path.includes('amp') && ampPath.test(path))) {
      const canonical = `${scheme}${host}${path === '' ? '/' : path}${query === '' ? '' : cleanQuery(query, host)}`;
      return toAddress(canonical, domain, host, path + slash || '/');
    }
  }
  const url = resolveLink(link);
  if (!url) return null;
  const { hostname: host, pathname: path } = url;
  return toAddress(canonicalOf(url), readHost(host).domain, host, path);
}

function toAddress(canonicalUrl: string, domain: string, host: string, path: string): Address {
  const page = canonicalUrl.replace(/^https?:\/\/(?:www\.)?/, '');
  return { canonicalUrl, domain, host, path, page, sourceType: sourceTypeOf(domain, host, path), met: null };
}
