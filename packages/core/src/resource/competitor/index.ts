export { compareCompetitors, getShareOfVoice } from './compare.ts';
export { getCompetitorGaps } from './gaps.ts';
export { compareHeadToHead } from './head-to-head.ts';
export { competitorOperations } from './resource.ts';
export { addCompetitor, updateCompetitor } from './service.ts';
