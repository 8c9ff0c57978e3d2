/** A row of a table: what its first cell names, and what the others say of it. */
function rowText(row: string): string {
  const ended = row.trimEnd().endsWith('|');
  const [name = '', ...facts] = row
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  return `${name}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}${ended ? '.' : ''}`;
}

/** Excerpts come in one line: a table in one gets its rows back. */
const withRows = (text: string): string =>
  /\| *:?-{3,}/.test(text)
    ? text.replaceAll(/\| +\|/g, '|\n|').replace(/^([^|\n]*[^|\s]) +\|/m, '$1\n|')
    : text;

/** Markdown as plain words, for a line or two of an answer; an excerpt that ends within a sentence says so. */
export function plainText(markdown: string): string {
  const words = withRows(markdown)
    .replaceAll(/^\|.*\n\|[\s:|-]+$/gm, '')
    .replaceAll(/^\|(.*)$/gm, (_, row: string) => rowText(row))
    .replaceAll(/\[\[?(\d{1,3})\]?\]\([^)]*\)/g, '')
    .replaceAll(/\[([^\]]{1,300})\]\([^)]{0,2000}\)/g, '$1')
    .replaceAll(/^\s{0,3}(?:#{1,6}|[-*+]|>)\s+/gm, '')
    .replaceAll(/[*_`]{1,3}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /[.!?…:”"')\]]$/.test(words) || words === '' ? words : `${words.replace(/\s+\S*$/, '')} …`;
}
