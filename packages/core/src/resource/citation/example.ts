import type { RunContext } from '../../environment/index.ts';
import type { MakeExample } from '../../kernel/index.ts';
import { makeFinishedScan } from '../scan/example.ts';

const ofScannedProject: MakeExample<RunContext> = async (caller) => ({
  params: { projectId: (await makeFinishedScan(caller)).projectId },
});

export const citationExamples = {
  list_citations: ofScannedProject,
  get_citation_domains: ofScannedProject,
  get_source_types: ofScannedProject,
  get_source_gaps: ofScannedProject,
  list_citation_changes: ofScannedProject,
  get_page_citations: ofScannedProject,
  get_fanout_queries: ofScannedProject,
};
