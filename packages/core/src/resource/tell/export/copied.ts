import type { Column, ColumnType } from './dataset.ts';

/** A line of JSON for each row, in UTF-8. */
export interface Lines {
  lines: Buffer;
  rows: number;
}

/** The JSON of a value that is not null. JSON has no infinities and no NaN, and a line has no line break. */
const written: Readonly<Record<ColumnType, (from: string) => string>> = {
  text: (from) => `to_json(${from})::text`,
  word: (from) => `'"' || ${from} || '"'`,
  integer: (from) => `(${from})::text`,
  boolean: (from) => `(${from})::text`,
  number: (from) => `substring((${from})::text from '^-?[0-9].*')`,
  // Rounded as everywhere else: see `roundNumbers`.
  share: (from) => `(floor((${from}) * 10000 + 0.5) / 10000)::text`,
  json: (from) => `translate((${from})::text, E'\\n\\r', '  ')`,
  time: (from) => `'"' || to_char(${from} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') || 'Z"'`,
};

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * The expression in SQL for a row's line of JSON. Written part by part, since row_to_json takes twice as long.
 * @param withheld names of columns that stay empty
 */
export function lineOf(columns: readonly Column[], mode: string, withheld: readonly string[]): string {
  const parts = columns.map(({ name, type, from }) => {
    const value = withheld.includes(name) ? `'null'` : `coalesce(${written[type](from)}, 'null')`;
    return `${literal(`,${JSON.stringify(name)}:`)} || ${value}`;
  });
  return [literal(`{"mode":${JSON.stringify(mode)}`), ...parts, `'}'`].join(' || ');
}

const newline = 10;

/** Gathers what COPY writes of `lineOf`. */
export async function readLines(copy: (take: (piece: Buffer) => void) => Promise<void>): Promise<Lines> {
  const pieces: Buffer[] = [];
  let rows = 0;
  await copy((piece) => {
    for (let at = piece.indexOf(newline); at >= 0; at = piece.indexOf(newline, at + 1)) rows += 1;
    pieces.push(piece);
  });
  return { lines: Buffer.concat(pieces), rows };
}
