import { operation, resource } from '../../kernel/operation.ts';
import {
  CompetitorSuggestion,
  CompetitorSuggestionList,
  DecideSuggestion,
  ListSuggestions,
} from './schema.ts';

export const competitorSuggestionOperations = resource({ name: 'Competitors', replica: true }, [
  operation({
    id: 'discover_competitors',
    address: 'GET /v1/projects/{projectId}/competitors/suggestions',
    scope: 'competitors:read',
    summary: 'List brands that you do not track yet',
    description:
      'Brands found in the newest answers after each scan, most named first; product lines of a known brand as aliases.',
    query: ListSuggestions,
    returns: CompetitorSuggestionList,
  }),
  operation({
    id: 'decide_competitor_suggestion',
    address: 'POST /v1/projects/{projectId}/competitors/suggestions/{suggestionId}',
    effect: 'update',
    scope: 'competitors:write',
    summary: 'Accept, alias or reject a suggestion',
    description: 'Stored answers are read again with the new name. 0 credits.',
    body: DecideSuggestion,
    returns: CompetitorSuggestion,
    errors: ['conflict'],
  }),
]);
