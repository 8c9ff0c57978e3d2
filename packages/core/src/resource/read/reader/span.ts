export interface Span {
  text: string;
  /** UTF-16 units, end excluded. */
  start: number;
  end: number;
}

const skipped = /[*_`\\]/;
const plain: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};

/** The text without marks of Markdown, blanks drawn together and quotation marks made straight, and where each unit stood. */
function simplified(text: string): { units: string; places: number[] } {
  let units = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text[at] ?? '';
    if (skipped.test(unit)) continue;
    const blank = /\s/.test(unit);
    if (blank && units.endsWith(' ')) continue;
    units += blank ? ' ' : (plain[unit] ?? unit);
    places.push(at);
  }
  return { units, places };
}

/** Finds quotations in a text as a reader copies them, who may leave marks of Markdown out; null: they do not stand there. */
export function finderIn(text: string): (quotation: string) => Span | null {
  let whole: ReturnType<typeof simplified> | undefined;
  return (quotation) => {
    const wanted = quotation.trim();
    if (wanted === '') return null;
    const exact = text.indexOf(wanted);
    if (exact >= 0) return { text: wanted, start: exact, end: exact + wanted.length };
    whole ??= simplified(text);
    const { units } = simplified(wanted);
    const at = units.trim() === '' ? -1 : whole.units.indexOf(units.trim());
    const start = whole.places[at];
    const last = whole.places[at + units.trim().length - 1];
    if (at < 0 || start === undefined || last === undefined) return null;
    return { text: text.slice(start, last + 1), start, end: last + 1 };
  };
}
