import { citationOperations } from '@svc/contract/read/citation';
import { implement } from '../../../implement/index.ts';
import { getCitedContent, readContent } from './content.ts';
import {
  getCitationDomains,
  getFanoutQueries,
  getPageCitations,
  getSourceGaps,
  getSourceTypes,
  listCitationChanges,
  listCitations,
} from './service.ts';

export const citationVerbs = implement(citationOperations, {
  list_citations: { run: listCitations },
  get_citation_domains: { run: getCitationDomains },
  get_source_types: { run: getSourceTypes },
  get_source_gaps: { run: getSourceGaps },
  list_citation_changes: { run: listCitationChanges },
  get_page_citations: { run: getPageCitations },
  get_fanout_queries: { run: getFanoutQueries },
  get_cited_content: { prepare: readContent, run: getCitedContent },
});
