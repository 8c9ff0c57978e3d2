import { operation, resource } from '../../kernel/operation.ts';
import { deleted } from '../../kernel/schema.ts';
import {
  AddCompetitor,
  Backfill,
  CompareQuery,
  Competitor,
  CompetitorComparison,
  CompetitorGapList,
  CompetitorList,
  CompetitorTrends,
  Cooccurrence,
  CooccurrenceQuery,
  GapsQuery,
  HeadToHeadQuery,
  HeadToHeadTable,
  ListCompetitors,
  ShareOfVoiceTable,
  SpanQuery,
  TrendsQuery,
  UpdateCompetitor,
} from './schema.ts';

const reading = { scope: 'competitors:read' } as const;
const writing = { scope: 'competitors:write' } as const;

export const competitorOperations = resource({ name: 'Competitors', replica: true }, [
  operation({
    ...reading,
    id: 'list_competitors',
    address: 'GET /v1/projects/{projectId}/competitors',
    summary: 'List competitors',
    description:
      'Each with presence, share of voice and the test against your brand, from the newest scan, all its surfaces together; compare_competitors has each by itself.',
    query: ListCompetitors,
    returns: CompetitorList,
  }),
  operation({
    ...writing,
    id: 'add_competitor',
    address: 'POST /v1/projects/{projectId}/competitors',
    summary: 'Add a competitor',
    description: 'Detected from now on, and in stored answers too unless backfill is false. 0 credits.',
    query: Backfill,
    body: AddCompetitor,
    returns: Competitor,
  }),
  operation({
    ...reading,
    id: 'compare_competitors',
    address: 'GET /v1/projects/{projectId}/competitors/compare',
    summary: 'Compare brands side by side',
    description: 'Every brand by surface and engine over a span, each figure with its interval.',
    query: CompareQuery,
    returns: CompetitorComparison,
  }),
  operation({
    ...reading,
    id: 'get_competitor_trends',
    address: 'GET /v1/projects/{projectId}/competitors/trends',
    summary: 'Read a series for each brand',
    description:
      'A point for each scan, day, week or month with its interval, for your brand and its rivals.',
    query: TrendsQuery,
    returns: CompetitorTrends,
  }),
  operation({
    ...reading,
    id: 'get_share_of_voice',
    address: 'GET /v1/projects/{projectId}/competitors/share-of-voice',
    summary: 'Read share of voice and who leads',
    description:
      'Share of all brands’ mentions with interval, rank, and the probability of being first or in the top three.',
    query: SpanQuery,
    returns: ShareOfVoiceTable,
  }),
  operation({
    ...reading,
    id: 'get_competitor_gaps',
    address: 'GET /v1/projects/{projectId}/competitors/gaps',
    summary: 'List prompts that a rival wins',
    description:
      'Prompts on which a rival is mentioned more often than you; large, certain gaps first. Counts all surfaces together unless `surface` names one.',
    query: GapsQuery,
    returns: CompetitorGapList,
  }),
  operation({
    ...reading,
    id: 'get_cooccurrence',
    address: 'GET /v1/projects/{projectId}/competitors/cooccurrence',
    summary: 'Read who is named with whom',
    description: 'Pairs of tracked brands in the same answers, beside what chance alone would give.',
    query: CooccurrenceQuery,
    returns: Cooccurrence,
  }),
  operation({
    ...reading,
    id: 'get_competitor',
    address: 'GET /v1/projects/{projectId}/competitors/{competitorId}',
    summary: 'Read a competitor',
    description: 'Its names and relation, with its figures from the newest scan.',
    returns: Competitor,
  }),
  operation({
    ...writing,
    id: 'update_competitor',
    address: 'PATCH /v1/projects/{projectId}/competitors/{competitorId}',
    summary: 'Change a competitor',
    description:
      'With new names or domains, stored answers are read again at 0 credits. Omitted fields keep their value.',
    body: UpdateCompetitor,
    returns: Competitor,
  }),
  operation({
    ...writing,
    id: 'remove_competitor',
    address: 'DELETE /v1/projects/{projectId}/competitors/{competitorId}',
    summary: 'Stop tracking a competitor',
    description: 'It is no longer detected; its earlier measurements stay.',
    returns: deleted,
  }),
  operation({
    ...reading,
    id: 'compare_head_to_head',
    address: 'GET /v1/projects/{projectId}/competitors/{competitorId}/head-to-head',
    summary: 'Compare with one competitor',
    description:
      'Wins, ties and losses for each prompt and engine in the same answers, with a paired test by surface, engine, topic and intent.',
    query: HeadToHeadQuery,
    returns: HeadToHeadTable,
  }),
]);
