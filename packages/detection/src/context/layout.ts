/** How an answer is laid out: its lines, what each is, and its sentences. Read from the folded text's marks, only when a name occurs. */

import { type Folded, wordUnit } from '../match/fold.ts';

export interface Line {
  start: number;
  end: number;
  /** Where the words begin: behind list marker, heading marks, table bar. */
  content: number;
  role: 'text' | 'heading' | 'item' | 'row' | 'code';
  /** Heading level 1–6, or 10 + indent for a list item; 0 otherwise. */
  level: number;
  /** 1-based position in its list or table, or the number that a heading carries. */
  ordinal: number | null;
}

/** Hashes, bullet, bar, emphasis, number. */
const marker =
  /^[ \t\u00a0>]*(?:(#{1,6})[ \t]+|([-+*•–—‣◦▪●·])[ \t]+|(\|))?([*_]{0,3})(?:(\d{1,3})(?:️?⃣|[.)、．:](?=[ \t*_[]|\p{Script=Han}|\p{Script=Hangul}))[ \t]*)?/u;
const separatorRow = /^[\s|:-]+$/;

export function parseLines(text: string, { marks, marked }: Pick<Folded, 'marks' | 'marked'>): Line[] {
  const lines: Line[] = [];
  let mark = 0;
  let inCode = false;
  let counter = 0;
  let listIndent = -1;
  let rows = 0;
  for (let start = 0; start <= text.length; ) {
    while (mark < marked && text.charCodeAt(marks[mark] as number) !== 0x0a) mark++;
    const end = mark < marked ? (marks[mark++] as number) : text.length;
    const first = firstVisible(text, start, end);
    const lead = text.charAt(first);
    if (first >= end) {
      rows = 0;
    } else if (text.startsWith('```', first) || text.startsWith('~~~', first)) {
      inCode = !inCode;
    } else if (inCode) {
      lines.push({ start, end, content: first, role: 'code', level: 0, ordinal: null });
    } else if (!mayBeMarked(lead)) {
      if (first === start) listIndent = -1;
      lines.push({ start, end, content: first, role: 'text', level: 0, ordinal: null });
    } else {
      const line = parseItem(text, start, first, end) ?? parseMarked(text, start, end);
      const indent = first - start;
      if (line.role === 'row') {
        if (separatorRow.test(text.slice(start, end))) {
          const header = lines.at(-1);
          if (header?.role === 'row') header.ordinal = null;
          rows = 0;
        } else {
          line.ordinal = ++rows;
          lines.push(line);
        }
      } else {
        if (line.role === 'item') {
          if (listIndent < 0 || indent < listIndent) {
            counter = 0;
            listIndent = indent;
          }
          if (indent >= listIndent + 2) line.ordinal = null;
          else {
            counter = line.ordinal !== null && line.ordinal > counter ? line.ordinal : counter + 1;
            line.ordinal = counter;
          }
          line.level = 10 + indent;
        } else if (first === start) listIndent = -1;
        lines.push(line);
      }
    }
    start = end + 1;
  }
  return lines;
}

function firstVisible(text: string, start: number, end: number): number {
  let at = start;
  while (at < end) {
    const unit = text.charCodeAt(at);
    if (unit !== 0x20 && unit !== 0x09 && unit !== 0x0d && unit !== 0xa0) break;
    at++;
  }
  return at;
}

const markerSigns = '#-+*•–—‣◦▪●·|>_0123456789';

function mayBeMarked(lead: string): boolean {
  return lead < 'A' || lead > 'Z' ? markerSigns.includes(lead) : false;
}

/** "1. " and "- ", which open most lists, without the cost of the expression; null: something else. */
function parseItem(text: string, start: number, first: number, end: number): Line | null {
  let at = first;
  let ordinal: number | null = null;
  for (; at - first < 3 && isDigit(text.charCodeAt(at)); at++) {
    ordinal = 10 * (ordinal ?? 0) + text.charCodeAt(at) - 0x30;
  }
  const sign = text.charAt(at++);
  if (!(ordinal === null ? '-*•' : '.)').includes(sign) || text.charAt(at) !== ' ') return null;
  while (text.charAt(at) === ' ') at++;
  if (ordinal === null) {
    for (let signs = 0; signs < 3 && isEmphasis(text.charCodeAt(at)); signs++) at++;
    if (isDigit(text.charCodeAt(at))) return null;
  }
  return text.charAt(at) === '\t' ? null : { start, end, content: at, role: 'item', level: 0, ordinal };
}

function isEmphasis(unit: number): boolean {
  return unit === 0x2a || unit === 0x5f;
}

function parseMarked(text: string, start: number, end: number): Line {
  const found = marker.exec(text.slice(start, Math.min(end, start + 80)));
  const hashes = found?.[1];
  const bullet = found?.[2];
  const bar = found?.[3];
  const bold = found?.[4];
  const number = found?.[5];
  const content = start + (found?.[0].length ?? 0);
  const ordinal = number === undefined ? null : Number(number);
  if (bar !== undefined) return { start, end, content, role: 'row', level: 0, ordinal: null };
  if (hashes !== undefined) return { start, end, content, role: 'heading', level: hashes.length, ordinal };
  // "**1. Acme**" alone on its line is a heading to its reader.
  if (ordinal !== null && bold && bullet === undefined) {
    return { start, end, content, role: 'heading', level: 6, ordinal };
  }
  const isItem = ordinal !== null || bullet !== undefined;
  return { start, end, content, role: isItem ? 'item' : 'text', level: 0, ordinal };
}

/** Units of an abbreviation, the last first, five bits each. */
const letterBits = 5;
/** Letters from which a word is no abbreviation. */
const longestAbbreviation = 7;
const abbreviations = new Set(
  'vs e.g i.e eg ie etc inc ltd co corp mr mrs ms dr st no approx dept est jr sr z.b bzw ca usw u.a d.h p.ej ej sra sr ud av art cf par ex env resp vgl nr max min'
    .split(' ')
    .map((word) =>
      [...word].reduceRight((code, sign) => (code << letterBits) | letterCode(sign.charCodeAt(0)), 0),
    ),
);

/** 1 to 26 for a letter whatever its case, 27 for a dot, 0 for none of these. */
function letterCode(unit: number): number {
  const lower = unit | 0x20;
  if (lower >= 0x61 && lower <= 0x7a) return lower - 0x60;
  return unit === 0x2e ? 27 : 0;
}

/** What may follow a full stop that ends a sentence: white space, the end, a closing sign, emphasis, a citation mark. */
function mayFollowStop(unit: number): boolean {
  if (unit <= 0x20 || Number.isNaN(unit) || unit >= 0x2000) return true;
  return unit === 0x22 || unit === 0x29 || unit === 0x2a || unit === 0x5b || unit === 0x5f;
}

/** Whether the full stop at `dot` ends a sentence: not after an abbreviation or an initial. */
function endsSentence(text: string, dot: number, lineStart: number): boolean {
  if (!mayFollowStop(text.charCodeAt(dot + 1))) return false;
  let code = 0;
  let length = 0;
  for (; length < longestAbbreviation && dot - length > lineStart; length++) {
    const unit = text.charCodeAt(dot - length - 1);
    const letter = letterCode(unit);
    if (letter === 0 && unit <= 0xbf) break;
    // Letters beyond these are in no abbreviation, and may be an initial.
    code = letter === 0 ? -1 : (code << letterBits) | letter;
  }
  if (length === 0 || length === longestAbbreviation) return true;
  // "J. Crew" has an initial, "110°F." has none.
  if (length === 1 && /\p{Lu}/u.test(text.charAt(dot - 1)))
    return !/[\s(["“*_|]/.test(text.charAt(dot - 2) || ' ');
  return !abbreviations.has(code);
}

export interface Sentence {
  start: number;
  end: number;
  line: number;
  /** Words in it, estimated where a script has no spaces. */
  words: number;
}

function endsHere(text: string, at: number, line: Line): boolean {
  const unit = text.charCodeAt(at);
  if (unit === 0x2e) return endsSentence(text, at, line.start);
  if (unit === 0x3a) return false;
  return unit > 0x7f || text.charCodeAt(at + 1) <= 0x20 || at + 1 === line.end;
}

/** Whether a list marker has a number, the only word that may stand in one. */
function hasNumber(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (isDigit(text.charCodeAt(at))) return true;
  return false;
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

/** Sentences of every line, in order. A table row is one sentence; line ends always end one. */
export function splitSentences(
  text: string,
  { marks, counts, marked, quarters }: Folded,
  lines: readonly Line[],
): Sentence[] {
  const sentences: Sentence[] = [];
  let next = 0;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    const { end } = line;
    let start = line.content;
    while (next < marked && (marks[next] as number) < start) next++;
    let before = next > 0 ? (counts[next - 1] as number) : 0;
    if (hasNumber(text, next > 0 ? (marks[next - 1] as number) : 0, start)) before += wordUnit;
    for (; next < marked && (marks[next] as number) < end; next++) {
      const at = marks[next] as number;
      if (line.role === 'row' || !endsHere(text, at, line)) continue;
      const count = counts[next] as number;
      sentences.push({ start, end: at + 1, line: index, words: (count - before) / wordUnit });
      start = at + 1;
      before = count;
    }
    const count = next < marked ? (counts[next] as number) : quarters;
    if (start < end) sentences.push({ start, end, line: index, words: (count - before) / wordUnit });
  }
  return sentences;
}
