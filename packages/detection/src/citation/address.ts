import { getDomain } from 'tldts';
import type { SourceType } from '../types.ts';
import { bareHost, unwrap } from './redirect.ts';
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

/** A link, parsed: the page it means and where that is. */
export interface Address {
  /**
   * One text for one page: redirects unwrapped, tracking parameters, fragment, default port and trailing slash removed,
   * host in lower case (Punycode). Other parameters keep their order.
   */
  canonicalUrl: string;
  domain: string;
  host: string;
  path: string;
  /** The page whatever the scheme and whether or not "www." was written. */
  page: string;
  /** Kind of page, when it belongs to no brand. */
  sourceType: SourceType;
}

/** null: not an http(s) address. */
export function parseAddress(link: string): Address | null {
  const url = resolveLink(link);
  if (!url) return null;
  const { hostname: host, pathname: path } = url;
  const domain = registrableDomain(host);
  const canonical = canonicalOf(url);
  const page = canonical.replace(/^https?:\/\/(?:www\.)?/, '');
  return { canonicalUrl: canonical, domain, host, path, page, sourceType: sourceTypeOf(domain, host, path) };
}

export function canonicalUrl(link: string): string | null {
  return parseAddress(link)?.canonicalUrl ?? null;
}

/** The registrable domain that a link cites, or null when it is not a web address. */
export function citationDomain(link: string): string | null {
  return parseAddress(link)?.domain ?? null;
}

/** Registrable domain of a host; hosts on private suffixes (github.io) are their own. */
export function registrableDomain(host: string): string {
  const options = { allowPrivateDomains: true, validateHostname: false, extractHostname: false };
  return getDomain(host, options) ?? bareHost(host);
}

/** The page that a link means, redirects and AMP caches unwrapped. null: not a web address. */
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

function canonicalOf(url: URL): string {
  if (ampPath.test(url.pathname) || url.hostname.startsWith('amp.')) stripAmp(url);
  const path =
    url.pathname.length > 1 && url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : url.pathname;
  return `${url.protocol}//${url.host}${path}${cleanQuery(url.search, url.hostname)}`;
}

/** Removes the punctuation of the sentence from the end of a link, and a bracket that the link did not open. */
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
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  // A trailing dot names the same host.
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.replace(/\.{1,8}$/, '');
  return url.hostname.includes('.') ? url : null;
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
