import { competitorSuggestionOperations } from '@svc/contract/read/competitor-suggestion';
import { implement } from '../../../implement/index.ts';
import { decideSuggestion, listSuggestions } from './service.ts';

export const competitorSuggestionVerbs = implement(competitorSuggestionOperations, {
  discover_competitors: { run: listSuggestions },
  decide_competitor_suggestion: { run: decideSuggestion },
});
