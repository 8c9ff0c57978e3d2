import type { ColumnType } from './dataset.ts';

/** A line of JSON for each row, in UTF-8. */
export interface Lines {
  lines: Buffer;
  rows: number;
}

/** COPY's escapes of a text are JSON's, but for quotation marks, vertical tabs and what it does not escape at all. */
const special = /"|[^ -\xff]|\\./g;
const rare = /[^ -\xff]|\\v/;

const quoted = (text: string): string => {
  if (rare.test(text))
    return `"${text.replace(special, (found) =>
      found === '\\v' || found < ' '
        ? `\\u${(found === '\\v' ? 11 : found.charCodeAt(0)).toString(16).padStart(4, '0')}`
        : found === '"'
          ? '\\"'
          : found,
    )}"`;
  return text.includes('"') ? `"${text.replaceAll('"', '\\"')}"` : `"${text}"`;
};

/** JSON's own line breaks are white space between its parts. */
const unescaped = (json: string): string =>
  json.includes('\\')
    ? json.replace(/\\(.)/g, (_, letter: string) => (letter === '\\' ? letter : ' '))
    : json;

const writes: Readonly<Record<ColumnType, (text: string) => string>> = {
  text: quoted,
  time: quoted,
  json: unescaped,
  integer: (text) => text,
  boolean: (text) => (text === 't' ? 'true' : 'false'),
  // JSON knows no infinity.
  number: (text) => (Number.isFinite(Number(text)) ? text : 'null'),
};

/**
 * Reads what COPY writes into lines of JSON: Postgres would spend three times as long on making them.
 *
 * Bytes are read as Latin-1, in which all that counts here is one character and others stay as they are.
 */
export function createCopyReader(
  columns: readonly { name: string; type: ColumnType }[],
  mode: string,
): (piece: Buffer) => Lines {
  const names = columns.map(({ name }) => `,${JSON.stringify(name)}:`);
  const kinds = columns.map(({ type }) => writes[type]);
  const first = `{"mode":${JSON.stringify(mode)}`;
  let rest = '';
  return (piece) => {
    const rows = (rest + piece.toString('latin1')).split('\n');
    rest = rows.pop() ?? '';
    let text = '';
    for (const row of rows) {
      text += first;
      const fields = row.split('\t');
      for (const [at, name] of names.entries()) {
        const field = fields[at] ?? '\\N';
        text += name;
        text += field === '\\N' ? 'null' : (kinds[at]?.(field) ?? 'null');
      }
      text += '}\n';
    }
    return { lines: Buffer.from(text, 'latin1'), rows: rows.length };
  };
}
