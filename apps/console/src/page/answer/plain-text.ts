/** Markdown as plain words, for a line or two of an answer; an excerpt that ends within a sentence says so. */
export function plainText(markdown: string): string {
  const words = markdown
    .replaceAll(/\[\[?(\d{1,3})\]?\]\([^)]*\)/g, '')
    .replaceAll(/\[([^\]]{1,300})\]\([^)]{0,2000}\)/g, '$1')
    .replaceAll(/^\s{0,3}(?:#{1,6}|[-*+]|>)\s+/gm, '')
    .replaceAll(/[*_`]{1,3}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /[.!?…:”"')\]]$/.test(words) || words === '' ? words : `${words.replace(/\s+\S*$/, '')} …`;
}
