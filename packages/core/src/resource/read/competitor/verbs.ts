import { competitorOperations } from '@svc/contract/read/competitor';
import { implement } from '../../../implement/index.ts';
import { compareCompetitors, getCompetitorTrends, getShareOfVoice } from './compare.ts';
import { getCooccurrence } from './cooccurrence.ts';
import { getCompetitorGaps } from './gaps.ts';
import { compareHeadToHead } from './head-to-head.ts';
import {
  addCompetitor,
  getCompetitor,
  listCompetitors,
  removeCompetitor,
  updateCompetitor,
} from './service.ts';

export const competitorVerbs = implement(competitorOperations, {
  list_competitors: { run: listCompetitors },
  add_competitor: { run: addCompetitor },
  compare_competitors: { run: compareCompetitors },
  get_competitor_trends: { run: getCompetitorTrends },
  get_share_of_voice: { run: getShareOfVoice },
  get_competitor_gaps: { run: getCompetitorGaps },
  get_cooccurrence: { run: getCooccurrence },
  get_competitor: { run: getCompetitor },
  update_competitor: { run: updateCompetitor },
  remove_competitor: { run: removeCompetitor },
  compare_head_to_head: { run: compareHeadToHead },
});
