import { asObject, asString, type JsonObject, objectAt, objectsOf, parseJson, stringsOf } from './json.ts';

/** The searches of a Responses-style `output` list: what was asked, and which pages came back or were opened. */
export interface SearchCalls {
  /** Search calls of any kind, opened pages included. */
  calls: number;
  /** Calls that are charged as a search. */
  searches: number;
  queries: string[];
  pages: JsonObject[];
}

const callTypes = new Set(['web_search_call', 'x_search_call', 'custom_tool_call']);

/** A final body may hold calls in any status, with `action`, or with `arguments` or `input` as a JSON string. */
export function readSearchCalls(output: readonly JsonObject[]): SearchCalls {
  const result: SearchCalls = { calls: 0, searches: 0, queries: [], pages: [] };
  for (const item of output) {
    if (typeof item.type !== 'string' || !callTypes.has(item.type)) continue;
    const action = objectAt(item, 'action') ?? readArguments(item);
    const visited = action.type === 'open_page' || action.type === 'find_in_page';
    result.calls += 1;
    if (visited) {
      result.pages.push(action);
      continue;
    }
    result.searches += 1;
    result.pages.push(...objectsOf(action.sources));
    const queries = stringsOf(action.queries);
    const query = asString(action.query);
    // `query` is the older field and repeats the first of `queries`.
    if (queries.length > 0) result.queries.push(...queries);
    else if (query !== null) result.queries.push(query);
  }
  return result;
}

function readArguments(item: JsonObject): JsonObject {
  const text = asString(item.arguments) ?? asString(item.input);
  return (text === null ? null : asObject(parseJson(text))) ?? {};
}
