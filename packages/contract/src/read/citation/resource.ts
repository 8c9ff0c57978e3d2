import { operation, resource } from '../../kernel/operation.ts';
import {
  CitationChangeList,
  CitationList,
  CitedDomainList,
  FanoutList,
  ListChanges,
  ListCitations,
  ListDomains,
  ListFanouts,
  ListGaps,
  ListOwnPages,
  OwnPageList,
  SourceGapList,
  SourcesQuery,
  SourceTypes,
} from './schema.ts';
import { CitedContent, CitedContentParams, GetCitedContent } from './schema-content.ts';

const reading = { scope: 'analytics:read' } as const;

export const citationOperations = resource({ name: 'Citations', replica: true }, [
  operation({
    ...reading,
    id: 'list_citations',
    address: 'GET /v1/projects/{projectId}/citations',
    summary: 'List cited pages',
    description:
      'Pages that answers cite, with counts, engines, first and last seen, and the brands in those answers.',
    query: ListCitations,
    returns: CitationList,
  }),
  operation({
    ...reading,
    id: 'get_citation_domains',
    address: 'GET /v1/projects/{projectId}/citations/domains',
    summary: 'List cited domains',
    description:
      'Each domain with how often it is retrieved and cited, with intervals, its kind and its owner.',
    query: ListDomains,
    returns: CitedDomainList,
  }),
  operation({
    ...reading,
    id: 'get_source_types',
    address: 'GET /v1/projects/{projectId}/citations/types',
    summary: 'Read kinds of cited pages',
    description:
      'The share of citations by kind of page: own, competitor, editorial, user, reference, video and other.',
    query: SourcesQuery,
    returns: SourceTypes,
  }),
  operation({
    ...reading,
    id: 'get_source_gaps',
    address: 'GET /v1/projects/{projectId}/citations/gaps',
    summary: 'List sources that name rivals, not you',
    description:
      'Domains cited in answers that name a rival and not you, by prompts affected, with interval.',
    query: ListGaps,
    returns: SourceGapList,
  }),
  operation({
    ...reading,
    id: 'list_citation_changes',
    address: 'GET /v1/projects/{projectId}/citations/changes',
    summary: 'List new and lost sources',
    description:
      'Domains cited more or less than in the previous span; at most 1 in 10 reported changes is a false alarm.',
    query: ListChanges,
    returns: CitationChangeList,
  }),
  operation({
    ...reading,
    id: 'get_page_citations',
    address: 'GET /v1/projects/{projectId}/citations/pages',
    summary: 'List own pages by citations',
    description: 'Your pages with the prompts whose answers cite them, and your pages that no answer cites.',
    query: ListOwnPages,
    returns: OwnPageList,
  }),
  operation({
    ...reading,
    id: 'get_fanout_queries',
    address: 'GET /v1/projects/{projectId}/fanouts',
    summary: 'List searches that engines made',
    description: 'What engines searched for before answering, how often, and the brands present then.',
    query: ListFanouts,
    returns: FanoutList,
  }),
  operation({
    id: 'get_cited_content',
    address: 'GET /v1/projects/{projectId}/citations/{citationId}/content',
    scope: 'analytics:read',
    provenance: 'cached',
    summary: 'Read a cited page',
    description: 'The text of a page that answers cite, fetched again when the stored copy is too old.',
    params: CitedContentParams,
    query: GetCitedContent,
    returns: CitedContent,
    replica: false,
  }),
]);
