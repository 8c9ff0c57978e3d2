import type { Source } from '../answer.ts';
import { failedInside } from '../wire/failure.ts';
import { asString, type JsonObject, objectAt, objectsOf } from '../wire/json.ts';
import { collectSources } from '../wire/link.ts';

/** The searches in the content of a message. */
export interface MessageSearch {
  queries: string[];
  sources: Source[];
  /** Searches that gave a result list, which may be empty. */
  succeeded: number;
  /** Codes of searches that failed. */
  errors: string[];
}

/** The content of a result block is a list of results, or one object that tells why there is none. */
export function readSearch(content: readonly JsonObject[]): MessageSearch {
  const search: MessageSearch = { queries: [], sources: [], succeeded: 0, errors: [] };
  const results: JsonObject[] = [];
  for (const block of content) {
    if (block.type === 'server_tool_use' && block.name === 'web_search') {
      const query = asString(objectAt(block, 'input')?.query);
      if (query !== null) search.queries.push(query);
    } else if (block.type === 'web_search_tool_result') {
      if (Array.isArray(block.content)) {
        search.succeeded += 1;
        results.push(...objectsOf(block.content));
      } else {
        search.errors.push(asString(objectAt(block, 'content')?.error_code) ?? 'unavailable');
      }
    }
  }
  search.sources = collectSources(results);
  return search;
}

/** Search that failed altogether for the engine's own reasons says nothing about the brand. Throws EngineError. */
export function assertSearchWorked(vendor: string, search: MessageSearch): void {
  const code = search.errors.find((error) => error === 'too_many_requests' || error === 'unavailable');
  if (search.succeeded > 0 || code === undefined) return;
  throw failedInside(`${vendor}'s web search`, 'overloaded', code);
}
