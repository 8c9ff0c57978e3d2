/** A call of the API, with what stands in its body. */
const call = /(?:GET|PUT|POST|PATCH|DELETE) \/\S*[^\s.,;:)](?: \{[^}]*\})?/;
const afterColon = new RegExp(`: ${call.source}`, 'g');

/** The field that a path of a request leads to, in words: “config.samplesK[0]” is “samples k”. */
export const fieldName = (path: string): string =>
  (path.split('.').findLast((part) => /[a-z]/i.test(part)) ?? path)
    .replace(/\[\d+\]/g, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

/**
 * What an error says to people: developers read in its detail which call of the API helps, and the console has a page for that.
 * Sentences about a call are left out, and a call that only ends a sentence is cut off.
 */
export function plainDetail(detail: string): string {
  const kept = detail
    .replace(afterColon, '')
    .split(/(?<=[.?!”]) /)
    .filter((sentence) => !call.test(sentence));
  return kept.join(' ');
}
