import { analysisOperations } from '@svc/contract/act/analysis';
import { implement } from '../../../implement/index.ts';
import { compareUrlAnalyses } from './compare.ts';
import { probeCrawlerAccess } from './crawler-access.ts';
import { listAnalysisRows } from './queries.ts';
import { readUrl } from './read.ts';
import { analyzeUrl, createProjectFromAnalysis, getAnalysis, mostAnalysisCredits } from './service.ts';

export const analysisVerbs = implement(analysisOperations, {
  analyze_url: { credits: mostAnalysisCredits, prepare: readUrl, run: analyzeUrl },
  list_analyses: { run: listAnalysisRows },
  get_analysis: { run: getAnalysis },
  compare_url_analyses: { run: compareUrlAnalyses },
  check_crawler_access: { prepare: probeCrawlerAccess, run: async (_context, _input, found) => found },
  create_project_from_analysis: { run: createProjectFromAnalysis },
});
