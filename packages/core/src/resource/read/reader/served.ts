import type { ReaderPast } from './queries-check.ts';
import type { Newest } from './queries-reread.ts';

/** The model that began last to answer under a reader's name; null where one alone has answered, or none is named. */
export function newestOf(reader: string, past: readonly ReaderPast[]): Newest | null {
  const models = past.flatMap(({ reader: name, served, since }) =>
    name === reader && served !== null ? [{ reader, served, since }] : [],
  );
  const [first, ...later] = models.toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since));
  return first ? (later.at(-1) ?? null) : null;
}
