import { parse } from 'tldts';

/** A web address in the text. Nothing inside it is prose, except a schemeless host that is also a name. */
export interface TextLink {
  start: number;
  end: number;
  /** Empty for a mail address: it hides names as a link does, but cites nothing. */
  url: string;
  /** Written without scheme ("acme.com/pricing"): an address to cite, and possibly the brand's name. */
  bare: boolean;
}

/**
 * Links of a text in order: with scheme (also inside Markdown links, angle brackets and reference lists) and schemeless.
 * `isKnown` says whether a host belongs to a brand. Linear in the length of the text.
 */
export function findLinks(text: string, isKnown: (host: string) => boolean): TextLink[] {
  const schemed = schemedLinks(text);
  const links: TextLink[] = [];
  let from = 0;
  for (const link of schemed) {
    links.push(...bareLinks(text, from, link.start, isKnown), link);
    from = link.end;
  }
  links.push(...bareLinks(text, from, text.length, isKnown));
  return links;
}

function schemedLinks(text: string): TextLink[] {
  const links: TextLink[] = [];
  let read = 0;
  for (let colon = text.indexOf('://'); colon >= 0; colon = text.indexOf('://', read)) {
    read = colon + 3;
    const scheme = /https?$/i.exec(text.slice(Math.max(0, colon - 5), colon))?.[0];
    if (scheme === undefined) continue;
    const start = colon - scheme.length;
    const end = withoutTail(text, start, linkEnd(text, read));
    if (end <= read) continue;
    links.push({ start, end, url: text.slice(start, end), bare: false });
    read = end;
  }
  return links;
}

/** Letters of host names, also internationalised; Han, kana and Hangul run into prose and are left out. */
const hostLetter = /[a-zA-Z0-9\-.\xc0-\xd6\xd8-\xf6\xf8-\u1fff]/;
/** The longest host name that DNS allows. */
const longestHost = 253;

function bareLinks(text: string, from: number, to: number, isKnown: (host: string) => boolean): TextLink[] {
  const links: TextLink[] = [];
  const stretch = text.slice(from, to);
  let read = from;
  for (let at = innerDot(stretch, 0); at >= 0; at = innerDot(stretch, Math.max(at + 1, read - from))) {
    const dot = from + at;
    const link = bareLinkAt(text, dot, read, to);
    const { start, url } = link;
    // Otherwise a long run of dots would be read again from each of them.
    read = Math.max(link.end, hostEndAfter(text, dot, to));
    const isMail = text.charAt(start - 1) === '@';
    const host = url.split('/', 1)[0] ?? '';
    if (isMail) links.push({ ...link, url: '' });
    else if (isBareAddress(host, host !== url, isKnown)) links.push(link);
  }
  return links;
}

/** The next dot with a host's letter on both sides; -1: none. */
function innerDot(text: string, from: number): number {
  let dot = text.indexOf('.', from);
  while (dot >= 0 && !(isHostLetter(text, dot + 1) && isHostLetter(text, dot - 1)))
    dot = text.indexOf('.', dot + 1);
  return dot;
}

/** Most dots stand before a space: that is seen without the expression. */
function isHostLetter(text: string, at: number): boolean {
  return text.charCodeAt(at) > 0x20 && hostLetter.test(text.charAt(at));
}

/** The dotted words around a dot, with the path behind them. */
function bareLinkAt(text: string, dot: number, from: number, to: number): TextLink {
  let start = dot;
  while (start > from && dot - start < longestHost && hostLetter.test(text.charAt(start - 1))) start--;
  let end = hostEndAfter(text, dot, to);
  while (start < dot && '-.'.includes(text.charAt(start))) start++;
  end = withoutTail(text, start, text.charAt(end) === '/' ? linkEnd(text, end) : end);
  return { start, end, url: text.slice(start, end), bare: true };
}

function hostEndAfter(text: string, dot: number, to: number): number {
  let end = dot + 1;
  while (end < to && end - dot < longestHost && hostLetter.test(text.charAt(end))) end++;
  return end;
}

/** White space, quotes, brackets that enclose a link, table bars, CJK punctuation. */
const neverInLink = /[\0-\x20\xa0\u2000-\u200b"<>\\\]`|“”\u3000、。，（）]/;

/** End of the link that starts at `from`: a closing bracket ends it unless the link itself opened one. */
function linkEnd(text: string, from: number): number {
  let depth = 0;
  let at = from;
  for (; at < text.length; at++) {
    const sign = text.charAt(at);
    if (neverInLink.test(sign)) break;
    if (sign === '(') depth++;
    else if (sign === ')' && --depth < 0) break;
  }
  return at;
}

/** The sentence's punctuation and emphasis behind a link are not part of it. */
function withoutTail(text: string, start: number, end: number): number {
  let to = end;
  while (to > start && ".,;:!?*_'~…’”»".includes(text.charAt(to - 1))) to--;
  return to;
}

// Top-level domains that are file extensions or words after a missing space far more often than addresses.
const ambiguousSuffix = new Set(
  'md py sh rs pl cc zip mov ps so ml sc st vi ai do name is it to no in at be am my me us as la'.split(' '),
);

/** Whether dotted words without scheme are an address rather than a file, an abbreviation or a missing space. */
function isBareAddress(host: string, hasPath: boolean, isKnown: (host: string) => boolean): boolean {
  const lower = host.toLowerCase();
  if (isKnown(lower)) return true;
  // Only ICANN's domains exist; the list also accepts unknown ones.
  if (parse(lower, { validateHostname: false }).isIcann !== true) return false;
  if (lower.startsWith('www.')) return true;
  const suffix = lower.slice(lower.lastIndexOf('.') + 1);
  if (ambiguousSuffix.has(suffix)) return hasPath && host === lower;
  // "ASP.NET" and "end.The" are not addresses; "Amazon.com" is.
  return host === lower || (suffix === 'com' && host.endsWith('com'));
}
