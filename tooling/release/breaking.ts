import { apiDiff } from 'api-smart-diff';

type Value = unknown;

export interface BreakingChange {
  /** What a changelog names: `GET /v1/projects`, or a schema such as `Project`. */
  subject: string;
  /** What happened, and where in the document. */
  what: string;
}

const words = new Set(['description', 'summary', 'title']);
const examples = new Set(['example', 'examples', 'x-codeSamples']);

/** The document without what breaks nobody: words and examples. A property may be called `title`: those stay. */
export function withoutWords(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !(words.has(key) && typeof inner === 'string') && !examples.has(key))
      .map(([key, inner]) => [key, withoutWords(inner)]),
  );
}

/** A limit that is now said of an answer: it was so before, and nobody can send more. */
const limits = /\/(?:max|min)(?:Length|Items|imum)$|\/(?:format|pattern)$/;

/** What a caller that was written for `before` would notice in `after`, each change of a schema once. */
export function breakingChanges(before: object, after: object): BreakingChange[] {
  const changes = apiDiff(withoutWords(before), withoutWords(after))
    .filter(({ type }) => type === 'breaking')
    .map(({ path, action }) => {
      const place = path.map(String);
      const what = `${action} ${place.join('/')}`;
      const [head, first = '', second = ''] = place;
      if (head === 'paths')
        return { subject: second === '' ? first : `${second.toUpperCase()} ${first}`, what };
      return { subject: head === 'components' ? second : (head ?? ''), what };
    });
  return changes.filter(({ what }) => !(limits.test(what) && /\/responses\/|\/headers\//.test(what)));
}

/** Whether the changelog's newest part names the subject under “Breaking”. */
export function isAnnounced({ subject }: BreakingChange, changelog: string): boolean {
  const newest = changelog.split(/^## /m)[1] ?? '';
  const breaking = newest.split(/^### /m).find((part) => part.startsWith('Breaking')) ?? '';
  return breaking.includes(`\`${subject}\``);
}
