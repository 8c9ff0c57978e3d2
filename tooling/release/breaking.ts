import { apiDiff } from 'api-smart-diff';

type Value = unknown;

export interface BreakingChange {
  /** Subject of a changelog entry: `GET /v1/projects`, or a schema such as `Project`. */
  subject: string;
  /** The change, and its place in the document. */
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

/** A field more, which is always there. */
const field = /\/properties\/[^/]+$|\/required\/\d+$/;

/** Schemas that callers send: what is asked for besides is a break there, and none where it only comes back. */
function sentSchemas(document: Value): Set<string> {
  const { paths = {}, components = {} } = document as { paths?: object; components?: { schemas?: object } };
  const schemas: Record<string, Value> = { ...components.schemas };
  const sent = new Set<string>();
  const look = (value: Value, sending: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const name =
        key === '$ref' && sending ? /^#\/components\/schemas\/(.+)$/.exec(String(inner))?.[1] : undefined;
      if (name !== undefined && !sent.has(name)) {
        sent.add(name);
        look(schemas[name], true);
      }
      look(inner, sending || key === 'requestBody' || key === 'parameters');
    }
  };
  look(paths, false);
  return sent;
}

/** Changes in `after` that break a caller written for `before`. */
export function breakingChanges(before: object, after: object): BreakingChange[] {
  const sent = sentSchemas(after);
  return apiDiff(withoutWords(before), withoutWords(after))
    .filter(({ type }) => type === 'breaking')
    .map(({ path, action }) => {
      const [head = '', first = '', second = ''] = path.map(String);
      const what = `${action} ${path.join('/')}`;
      const comesBack = head === 'components' ? !sent.has(second) : path.includes('responses');
      const subject =
        head === 'paths' && second !== ''
          ? `${second.toUpperCase()} ${first}`
          : head === 'components'
            ? second
            : first;
      return { subject, what, comesBack, action };
    })
    .filter(
      ({ what, comesBack, action }) =>
        !(comesBack && (limits.test(what) || (action === 'add' && field.test(what)))),
    )
    .map(({ subject, what }) => ({ subject, what }));
}

/** Whether the changelog's newest part names the subject under “Breaking”. */
export function isAnnounced({ subject }: BreakingChange, changelog: string): boolean {
  const newest = changelog.split(/^## /m)[1] ?? '';
  const breaking = newest.split(/^### /m).find((part) => part.startsWith('Breaking')) ?? '';
  return breaking.includes(`\`${subject}\``);
}
