import type { PageQuestion } from '../answer.ts';
import { asString, type JsonObject, objectsOf, stringsOf } from './json.ts';

const readable = (kind: PageQuestion['kind'], texts: readonly (string | null)[]): PageQuestion[] =>
  texts.flatMap((text) => (text === null || text.trim() === '' ? [] : [{ kind, text: text.trim() }]));

/** The first of those that differ in capitals alone. */
const once = (questions: readonly PageQuestion[]): PageQuestion[] =>
  [...Map.groupBy(questions, ({ text }) => text.toLowerCase()).values()].flatMap((alike) =>
    alike.slice(0, 1),
  );

/** What a results page of SerpApi asks: “people also ask”, and searches related to this one. */
export const pageQuestionsOfSerpApi = (body: JsonObject): PageQuestion[] =>
  once([
    ...readable(
      'people_also_ask',
      objectsOf(body.related_questions).map(({ question }) => asString(question)),
    ),
    ...readable(
      'related_search',
      objectsOf(body.related_searches).map(({ query }) => asString(query)),
    ),
  ]);

/** The same of DataForSEO: elements of the page, of which related searches are plain texts. */
export function pageQuestionsOfDataForSeo(result: JsonObject | null): PageQuestion[] {
  const items = objectsOf(result?.items);
  const of = (...types: string[]) => items.filter(({ type }) => types.includes(asString(type) ?? ''));
  return once([
    ...readable(
      'people_also_ask',
      of('people_also_ask').flatMap(({ items }) => objectsOf(items).map(({ title }) => asString(title))),
    ),
    ...readable(
      'related_search',
      of('related_searches', 'people_also_search').flatMap(({ items }) =>
        Array.isArray(items) ? stringsOf(items) : [],
      ),
    ),
  ]);
}
