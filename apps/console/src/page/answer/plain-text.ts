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

/** Markdown as plain words. */
export const withoutMarkdown = (markdown: string): string =>
  withRows(markdown)
    .replaceAll(/^\|.*\n\|[\s:|-]+$/gm, '')
    .replaceAll(/^\|.*$|^.* \| .*\|\s*$/gm, rowText)
    .replaceAll(/\[\[?(\d{1,3})\]?\]\([^)]*\)/g, '')
    .replaceAll(/\[([^\]]{1,300})\]\([^)]{0,2000}\)/g, '$1')
    .replaceAll(/^\s{0,3}(?:#{1,6}|[-*+]|>)\s+/gm, '')
    .replaceAll(/[*_`]{1,3}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A line or two of an answer as plain words; an excerpt that ends within a sentence says so. */
export function plainText(markdown: string): string {
  const words = withoutMarkdown(markdown);
  return /[.!?…:”"')\]]$/.test(words) || words === '' ? words : `${words.replace(/\s+\S*$/, '')} …`;
}

/** The sentence of an excerpt that holds a name, as plain words: an excerpt begins and ends anywhere. */
export function sentenceWith(markdown: string, name: string): string {
  const words = plainText(markdown);
  const at = words.indexOf(name);
  if (at < 0) return words;
  // A sentence ends at a sign and a space, and an item of a list begins at its number.
  const edges = [...words.matchAll(/(?<!\b\d{1,2})[.!?:][”"')\]]*\s+|(?<=\s)\d{1,2}\.\s+/g)];
  const before = edges.findLast((edge) => edge.index + edge[0].length <= at);
  const after = edges.find((edge) => edge.index >= at + name.length);
  const from = before ? before.index + before[0].length : 0;
  return words.slice(from, after ? after.index + 1 : words.length).trim();
}
