import { operation, resource } from '../../kernel/operation.ts';
import { SearchHitList, SearchWorkspace } from './schema.ts';

export const searchOperations = resource('Discovery', [
  operation({
    scope: 'any',
    id: 'search_workspace',
    address: 'GET /v1/search',
    summary: 'Search the workspace',
    description:
      'Projects, competitors, prompts, the newest 3,000 answers, pages, views, reports and recommendations, by words or similar spellings, best match first; at most 100 of each, and only what the key may read. Answers with similar spellings are looked for among the newest 100, where none has the words; of those that came in the last minute or in a scan that still runs, the newest 100 are found.',
    query: SearchWorkspace,
    returns: SearchHitList,
  }),
]);
