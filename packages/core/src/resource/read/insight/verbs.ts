import { insightOperations } from '@svc/contract/read/insight';
import { implement } from '../../../implement/index.ts';
import { listInsights, setInsightReaction } from './service.ts';

export const insightVerbs = implement(insightOperations, {
  list_insights: { run: listInsights },
  set_insight_reaction: { run: setInsightReaction },
});
