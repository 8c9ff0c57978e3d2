/**
 * A sentence of the service with its holes: `{name}` holds any text, `{#share}` figures, `{@parts}` words or sentences
 * that the catalogue has themselves, or nothing.
 */
export interface Pattern {
  /** Text between the placeholders; one piece more than there are placeholders. */
  pieces: readonly string[];
  holes: readonly Hole[];
}

interface Hole {
  kind: 'text' | 'figures' | 'words';
  name: string;
}

const kinds = { '': 'text', '#': 'figures', '@': 'words' } as const;

export function parsePattern(text: string): Pattern {
  const parts = text.split(/\{([#@]?)([a-zA-Z]+)\}/);
  const pieces = parts.filter((_, at) => at % 3 === 0);
  const holes = parts.flatMap((sign, at) =>
    at % 3 === 1 ? [{ kind: kinds[sign as keyof typeof kinds], name: parts[at + 1] ?? '' }] : [],
  );
  return { pieces, holes };
}

/** Attempts to place the pieces before a text is taken not to be of this message: outside text must cost little. */
const mostAttempts = 200;

/**
 * What a text has in the holes of a message, as `read` makes it of each; null: it is not of this message. Where a hole may end at
 * several places, the first at which all holes can be read is taken.
 */
export function fillingsOf(
  message: Pattern,
  text: string,
  read: (hole: Hole, filling: string) => string | null,
): string[] | null {
  const { pieces, holes } = message;
  let attempts = 0;
  const place = (at: number, from: number): string[] | null => {
    const hole = holes[at];
    const piece = pieces[at + 1];
    if (!hole || piece === undefined) return from === text.length ? [] : null;
    const last = at === holes.length - 1;
    let end = last ? (text.endsWith(piece) ? text.length - piece.length : -1) : text.indexOf(piece, from);
    while (end >= from && attempts++ < mostAttempts) {
      const filling = read(hole, text.slice(from, end));
      const rest = filling === null ? null : place(at + 1, end + piece.length);
      if (filling !== null && rest) return [filling, ...rest];
      if (last || piece === '') return null;
      end = text.indexOf(piece, end + 1);
    }
    return null;
  };
  const [first = ''] = pieces;
  return text.startsWith(first) ? place(0, first.length) : null;
}

export const fill = ({ pieces, holes }: Pattern, fillings: ReadonlyMap<string, string>): string =>
  pieces.map((piece, at) => piece + (fillings.get(holes[at]?.name ?? '') ?? '')).join('');
