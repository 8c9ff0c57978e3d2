/** A call of the API, with what stands in its body. */
const call = /(?:GET|PUT|POST|PATCH|DELETE) \/\S*[^\s.,;:)](?: \{[^}]*\})?/;
const afterColon = new RegExp(`: ${call.source}`, 'g');

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
