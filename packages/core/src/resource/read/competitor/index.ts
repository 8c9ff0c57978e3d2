export { compareCompetitors, getShareOfVoice } from './compare.ts';
export { countsOfPrompts, getCompetitorGaps } from './gaps.ts';
export { compareHeadToHead } from './head-to-head.ts';
export { readRelations } from './queries.ts';
export { addCompetitor, updateCompetitor } from './service.ts';
export { competitorVerbs } from './verbs.ts';
