/** A line of Markdown, as its reader sees it. */
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

/** What may open a line: indent and quote marks, then hashes, bullet or bar, then emphasis, then a number. */
const marker =
  /^[ \t\r\u00a0>]*(?:(?<hashes>#{1,6})[ \t]+|(?<bullet>[-+*•–—‣◦▪●·])[ \t]+|(?<bar>\|))?(?<emphasis>[*_]{0,3})(?:(?<number>\d{1,3})(?:️?⃣|[.)、．:](?=[ \t*_[]|\p{Script=Han}|\p{Script=Hangul}))[ \t]*)?/u;
const longestMarker = 80;
const separatorRow = /^[\s|:-]+$/;

/** Lines of a Markdown text that are not blank, nor fences or separator rows. */
export function parseLines(text: string): Line[] {
  const lines: Line[] = [];
  const numbering = new Numbering();
  let inCode = false;
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const written = text.slice(start, end);
    const visible = written.trimStart();
    const indent = written.length - visible.length;
    if (visible === '') numbering.endTable();
    else if (visible.startsWith('```') || visible.startsWith('~~~')) inCode = !inCode;
    else if (inCode) {
      lines.push({ start, end, content: start + indent, role: 'code', level: 0, ordinal: null });
    } else if (visible.startsWith('|') && separatorRow.test(visible)) {
      // The row above the separator holds the table's headings.
      const header = lines.at(-1);
      if (header?.role === 'row') header.ordinal = null;
      numbering.endTable();
    } else {
      const line = parseLine(written, start);
      numbering.number(line, indent);
      lines.push(line);
    }
    start = end + 1;
  }
  return lines;
}

function parseLine(written: string, start: number): Line {
  const line: Line = {
    start,
    end: start + written.length,
    content: start,
    role: 'text',
    level: 0,
    ordinal: null,
  };
  // Most lines are prose, without any marker.
  if (/^[a-z]/i.test(written)) return line;
  const found = marker.exec(written.slice(0, longestMarker));
  const { hashes, bullet, bar, emphasis, number } = found?.groups ?? {};
  line.content += found?.[0].length ?? 0;
  if (number !== undefined) line.ordinal = Number(number);
  if (bar !== undefined) return { ...line, role: 'row', ordinal: null };
  if (hashes !== undefined) return { ...line, role: 'heading', level: hashes.length };
  // "**1. Acme**" alone on its line is a heading to its reader.
  if (number !== undefined && emphasis && bullet === undefined) return { ...line, role: 'heading', level: 6 };
  if (number !== undefined || bullet !== undefined) return { ...line, role: 'item' };
  return line;
}

/** Counts rows and list items. */
class Numbering {
  #rows = 0;
  #items = 0;
  /** Indent of the list at hand; -1: none. */
  #listIndent = -1;

  endTable(): void {
    this.#rows = 0;
  }

  number(line: Line, indent: number): void {
    if (line.role === 'row') line.ordinal = ++this.#rows;
    else if (line.role === 'item') this.#numberItem(line, indent);
    else if (indent === 0) this.#listIndent = -1;
  }

  #numberItem(line: Line, indent: number): void {
    if (this.#listIndent < 0 || indent < this.#listIndent) {
      this.#items = 0;
      this.#listIndent = indent;
    }
    line.level = 10 + indent;
    if (indent >= this.#listIndent + 2) {
      line.ordinal = null;
      return;
    }
    // A list that numbers itself may skip; one that begins again goes on.
    const own = line.ordinal ?? 0;
    this.#items = own > this.#items ? own : this.#items + 1;
    line.ordinal = this.#items;
  }
}
