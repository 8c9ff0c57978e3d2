import { parse } from 'tldts';
import type { Folded } from '../match/fold.ts';

/** A web address in the text. Nothing inside it is prose, except a schemeless host that is also a name. */
export interface TextLink {
  start: number;
  end: number;
  url: string;
  /** Written without scheme ("acme.com/pricing"): an address to cite, and possibly the brand's name. */
  bare: boolean;
}

// Top-level domains that are file extensions or words after a missing space far more often than addresses.
const ambiguousSuffix = new Set(
  'md py sh rs pl cc zip mov ps so ml sc st vi ai do name is it to no in at be am my me us as la'.split(' '),
);

function isSpace(unit: number): boolean {
  return unit <= 0x20 || unit === 0xa0 || unit === 0x3000 || (unit >= 0x2000 && unit <= 0x200b);
}

/** Characters that never belong to a link in prose: brackets that enclose it, quotes, table bars, CJK punctuation. */
function endsLink(unit: number): boolean {
  if (isSpace(unit)) return true;
  switch (unit) {
    case 0x22: // "
    case 0x3c: // <
    case 0x3e: // >
    case 0x5c: // \
    case 0x5d: // ]
    case 0x60: // `
    case 0x7c: // |
    case 0x201c:
    case 0x201d:
    case 0x3001:
    case 0x3002:
    case 0xff0c:
    case 0xff08:
    case 0xff09:
      return true;
    default:
      return false;
  }
}

function isHostUnit(unit: number): boolean {
  return (
    (unit >= 0x61 && unit <= 0x7a) ||
    (unit >= 0x41 && unit <= 0x5a) ||
    (unit >= 0x30 && unit <= 0x39) ||
    unit === 0x2d ||
    unit === 0x2e ||
    isLetterBeyondAscii(unit)
  );
}

/** Letters of internationalised host names; Han, kana and Hangul run into prose and are left out. */
function isLetterBeyondAscii(unit: number): boolean {
  return unit >= 0xc0 && unit < 0x2000 && unit !== 0xd7 && unit !== 0xf7;
}

/** End of the link that starts at `from`: a closing bracket ends it unless the link itself opened one. */
function linkEnd(text: string, from: number): number {
  let depth = 0;
  let at = from;
  for (; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (endsLink(unit)) break;
    if (unit === 0x28) depth++;
    else if (unit === 0x29 && --depth < 0) break;
  }
  return at;
}

function trailing(text: string, start: number, end: number): number {
  let to = end;
  while (to > start && ".,;:!?*_'~…’”»".includes(text.charAt(to - 1))) to--;
  return to;
}

/** Whether a dotted token without scheme is an address rather than a file, an abbreviation or a missing space. */
function isBareAddress(host: string, hasPath: boolean, known: (host: string) => boolean): boolean {
  const lower = host.toLowerCase();
  if (known(lower)) return true;
  const last = lower.slice(lower.lastIndexOf('.') + 1);
  if (!isRegistered(lower, last)) return false;
  if (lower.startsWith('www.')) return true;
  if (ambiguousSuffix.has(last)) return hasPath && host === lower;
  // "ASP.NET" and "end.The" are not addresses; "Amazon.com" is.
  return host === lower || (last === 'com' && host.endsWith('com'));
}

const registered = new Map<string, boolean>();

/** Whether the top-level domain exists: the public-suffix list takes any unknown one for a suffix too. */
function isRegistered(host: string, suffix: string): boolean {
  const cached = registered.get(suffix);
  if (cached !== undefined) return cached;
  const known = parse(host, { validateHostname: false }).isIcann === true;
  if (registered.size < 4096) registered.set(suffix, known);
  return known;
}

/**
 * Links of a text in order: with scheme (also inside Markdown links, angle brackets and reference lists) and schemeless.
 * `known` says whether a host belongs to a brand. Linear in the length of the text.
 */
export function findLinks(
  text: string,
  { marks, marked }: Pick<Folded, 'marks' | 'marked'>,
  known: (host: string) => boolean,
): TextLink[] {
  const links: TextLink[] = [];
  // Marks ascend: an address with scheme opens at its colon, before any dot in it.
  let schemed = 0;
  let consumed = 0;
  for (let mark = 0; mark < marked; mark++) {
    const at = marks[mark] as number;
    const sign = text.charCodeAt(at);
    if (sign === colon) {
      const link = schemedLink(text, at, schemed);
      if (!link) continue;
      schemed = link.end;
      links.push(link);
    } else if (
      sign === dot &&
      at >= schemed &&
      at >= consumed &&
      isHostUnit(text.charCodeAt(at + 1)) &&
      isHostUnit(text.charCodeAt(at - 1))
    ) {
      const found = bareLink(text, at, known);
      consumed = found.end;
      if (found.link) links.push(found.link);
    }
  }
  return links;
}

const dot = 0x2e;
const colon = 0x3a;

/** The address whose `://` begins at an offset; null inside the one that ends at `after`, which is not read again. */
function schemedLink(text: string, at: number, after: number): TextLink | null {
  if (!text.startsWith('//', at + 1)) return null;
  const start = schemeStart(text, at);
  if (start < after) return null;
  const end = trailing(text, start, linkEnd(text, at + 3));
  return end > at + 3 ? { start, end, url: text.slice(start, end), bare: false } : null;
}

function schemeStart(text: string, at: number): number {
  const start = (text.charCodeAt(at - 1) | 0x20) === 0x73 ? at - 5 : at - 4;
  for (let index = 0; index < 4; index++) {
    if ((text.charCodeAt(start + index) | 0x20) !== 'http'.charCodeAt(index)) return -1;
  }
  return start;
}

/** Longest host name that DNS allows. */
const longestHost = 253;

function bareLink(
  text: string,
  dot: number,
  known: (host: string) => boolean,
): { end: number; link: TextLink | null } {
  let start = dot;
  while (start > 0 && dot - start < longestHost && isHostUnit(text.charCodeAt(start - 1))) start--;
  let end = dot + 1;
  while (end < text.length && end - dot < longestHost && isHostUnit(text.charCodeAt(end))) end++;
  const hostEnd = trailing(text, start, end);
  while (start < dot && '-.'.includes(text.charAt(start))) start++;
  const before = text.charAt(start - 1);
  const isPath = text.charAt(hostEnd) === '/' && hostEnd === end;
  const linkTo = isPath ? trailing(text, start, linkEnd(text, hostEnd)) : hostEnd;
  // Mail addresses are masked as part of a link would be, but cite nothing.
  const mail = before === '@';
  const host = text.slice(start, hostEnd);
  if (!mail && !isBareAddress(host, isPath, known)) return { end, link: null };
  return {
    end: Math.max(end, linkTo),
    link: { start, end: linkTo, url: mail ? '' : text.slice(start, linkTo), bare: true },
  };
}
