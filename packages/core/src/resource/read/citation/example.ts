import type { RunContext } from '../../../environment/index.ts';
import type { MakeExample } from '../../../kernel/index.ts';
import { makeFinishedScan, ofScannedProject } from '../../measure/scan/example.ts';
import { insertScan } from '../../measure/scan/factory.ts';

const ofCitedPage: MakeExample<RunContext> = async (caller) => {
  const params = { projectId: (await makeFinishedScan(caller)).projectId };
  await insertScan(caller.context, {
    project: await caller.use('get_project', { params }),
    engines: ['openai'],
    prompts: [{ text: 'Which tools track time for law firms?' }],
    samplesK: 1,
    cites: () => ['https://acme.example/'],
  });
  const { items } = await caller.use('list_citations', { params });
  return { params: { ...params, citationId: items[0].id } };
};

export const citationExamples = {
  list_citations: ofScannedProject,
  get_citation_domains: ofScannedProject,
  get_source_types: ofScannedProject,
  get_source_gaps: ofScannedProject,
  list_citation_changes: ofScannedProject,
  get_page_citations: ofScannedProject,
  get_fanout_queries: ofScannedProject,
  get_cited_content: ofCitedPage,
};
