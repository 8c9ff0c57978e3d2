/**
 * A fixed piece of work over a text, done with the language's own means: how long it takes tells how fast a machine is at such
 * work. It reads every character, cuts words and counts them, as detection does.
 */
export function referenceWork(text: string): number {
  const lower = text.normalize('NFKC').toLowerCase();
  const counts = new Map<string, number>();
  for (const [word] of lower.matchAll(/[\p{L}\p{N}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  let sum = counts.size;
  for (let at = 0; at < lower.length; at++) sum = (sum * 31 + lower.charCodeAt(at)) | 0;
  return sum;
}
