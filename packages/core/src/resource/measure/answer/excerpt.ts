/** Excerpt of a text for a search: at most two pieces, and the places of the words in them, in UTF-16 units. */
export interface Excerpt {
  excerpt: string;
  matches: Span[];
}

interface Span {
  start: number;
  end: number;
}

/** The most characters of a text that are searched. */
const searched = 200_000;
const mostHits = 200;
const pieceLength = 250;
const between = ' … ';

/** Each as its words, in small letters. */
type Phrase = string[];

const startsInWord = /^[\p{L}\p{N}\p{M}]/u;
const endsInWord = /[\p{L}\p{N}\p{M}]$/u;
/** What may stand between two words of a phrase. */
const gap = /[^\p{L}\p{N}\p{M}]{1,20}/uy;

/** Phrases of a search in the database's syntax: quotes hold a phrase together, OR separates two, - excludes one. */
export const phrasesOf = (query: string): Phrase[] =>
  [...query.matchAll(/(?<!\S)(-?)(?:"([^"]{0,300})"?|(\S{1,300}))/gu)]
    .filter(([, left, , word]) => left === '' && word?.toLowerCase() !== 'or')
    .map(
      ([, , phrase, word]) => (phrase ?? word ?? '').toLowerCase().match(/[\p{L}\p{N}\p{M}]{1,300}/gu) ?? [],
    )
    .filter((words) => words.length > 0);

/** The two pieces that show most of what is asked for, in the text’s order; its start where nothing is found. */
export function excerptOf(text: string, phrases: Phrase[]): Excerpt {
  const hits = hitsIn(text.slice(0, searched), phrases);
  const best = bestPiece(text, hits, { start: 0, end: text.length });
  if (!best) return { excerpt: text.slice(0, wordEnd(text, pieceLength, 0)), matches: [] };
  const before = bestPiece(text, hits, { start: 0, end: best.start });
  const after = bestPiece(text, hits, { start: best.end, end: text.length });
  const [second] = [before, after].filter((piece) => piece !== null).sort(byWorth);
  const pieces = (second ? [best, second] : [best]).sort((a, b) => a.start - b.start);
  let excerpt = '';
  const matches: Span[] = [];
  for (const [place, piece] of pieces.entries()) {
    const left = pieces[place - 1];
    // Two pieces that touch are one.
    if (left) excerpt += left.end === piece.start ? '' : between;
    const shift = excerpt.length - piece.start;
    for (const { start, end } of hits.filter(within(piece)))
      matches.push({ start: start + shift, end: end + shift });
    excerpt += text.slice(piece.start, piece.end);
  }
  return { excerpt, matches };
}

interface Hit extends Span {
  phrase: Phrase;
}

/** In the order of the text; of two that overlap, the one that starts first, and then the longer one. */
function hitsIn(text: string, phrases: Phrase[]): Hit[] {
  const lower = text.toLowerCase();
  // One letter (İ) gets longer in lower case, and would shift all places after it.
  const read = lower.length === text.length ? lower : text;
  const found = phrases
    .flatMap((phrase) => occurrences(read, phrase))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return found
    .filter((hit) => {
      if (hit.start < end) return false;
      end = hit.end;
      return true;
    })
    .slice(0, mostHits);
}

function occurrences(text: string, phrase: Phrase): Hit[] {
  const [first = '', ...rest] = phrase;
  const hits: Hit[] = [];
  for (let start = text.indexOf(first); start !== -1; start = text.indexOf(first, start + first.length)) {
    if (endsInWord.test(text.slice(Math.max(0, start - 2), start))) continue;
    const end = endOf(text, start + first.length, rest);
    if (end !== null) hits.push({ start, end, phrase });
    if (hits.length === mostHits) break;
  }
  return hits;
}

/** End of a phrase whose remaining words have to follow here; null: they do not. */
function endOf(text: string, from: number, words: string[]): number | null {
  let end = from;
  for (const word of words) {
    gap.lastIndex = end;
    const skipped = gap.exec(text)?.[0].length;
    if (skipped === undefined) return null;
    end += skipped;
    if (!text.startsWith(word, end)) return null;
    end += word.length;
  }
  return startsInWord.test(text.slice(end, end + 2)) ? null : end;
}

interface Piece extends Span {
  distinct: number;
  hits: number;
}

const within =
  ({ start, end }: Span) =>
  (hit: Span) =>
    hit.start >= start && hit.end <= end;

/** Most different words first, then most hits; the earlier of two alike. */
const byWorth = (a: Piece, b: Piece): number =>
  b.distinct - a.distinct || b.hits - a.hits || a.start - b.start;

function bestPiece(text: string, all: Hit[], room: Span): Piece | null {
  const hits = all.filter(within(room));
  const [best] = hits
    .map((first, place): Piece => {
      const beyond = hits.findIndex(({ end }, at) => at > place && end > first.start + pieceLength);
      const inside = hits.slice(place, beyond === -1 ? undefined : beyond);
      const distinct = new Set(inside.map(({ phrase }) => phrase)).size;
      return { start: first.start, end: inside.at(-1)?.end ?? first.end, distinct, hits: inside.length };
    })
    .sort(byWorth);
  if (!best) return null;
  const spare = Math.max(0, pieceLength - (best.end - best.start));
  const start = Math.max(room.start, best.start - Math.floor(spare / 2));
  const end = Math.min(room.end, start + Math.max(pieceLength, best.end - start));
  return {
    ...best,
    start: start === room.start ? start : wordStart(text, start, best.start),
    end: wordEnd(text, end, best.end),
  };
}

/** The start of the next word, but not beyond `latest`. */
function wordStart(text: string, at: number, latest: number): number {
  const space = text.slice(at - 1, latest).search(/\s\S/u);
  return space === -1 ? wholeCharacter(text, at, latest) : at + space;
}

/** The end of the word before, but not before `earliest`. */
function wordEnd(text: string, at: number, earliest: number): number {
  if (at >= text.length) return text.length;
  for (let end = at; end > earliest; end -= 1) if (/\s/u.test(text.charAt(end))) return end;
  return wholeCharacter(text, at, at);
}

/** Never cuts a character in two: at the second half of one it gives the place after it. */
const wholeCharacter = (text: string, at: number, latest: number): number =>
  /[\uDC00-\uDFFF]/.test(text.charAt(at)) && /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) && at <= latest
    ? at + 1
    : at;
