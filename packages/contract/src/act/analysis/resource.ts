import { operation, resource } from '../../kernel/operation.ts';
import {
  Analysis,
  AnalysisComparison,
  AnalysisList,
  AnalyzeUrl,
  CompareAnalyses,
  CreateProjectFromAnalysis,
  ListAnalyses,
  ProjectFromAnalysis,
} from './schema.ts';
import { CheckCrawlerAccess, CrawlerAccess } from './schema-access.ts';

export const analysisOperations = resource('Analysis', [
  operation({
    id: 'analyze_url',
    address: 'POST /v1/analyze',
    effect: 'run',
    scope: 'scans:write',
    provenance: 'live',
    spendsCredits: true,
    gateable: true,
    gatedAs: ['start_scan'],
    summary: 'Analyse a page',
    description:
      'Fetches a page and grades it from A to F: access, content, structure, evidence, entity; findings with what to do; predicted presence on each engine. 0 credits, with the price of a live check; “live” starts that small scan.',
    body: AnalyzeUrl,
    returns: Analysis,
    errors: ['insufficient_credits', 'quota_exceeded'],
  }),
  operation({
    id: 'list_analyses',
    address: 'GET /v1/analyses',
    scope: 'scans:read',
    summary: 'List analyses',
    description: 'Earlier analyses, newest first, by host, grade or date.',
    query: ListAnalyses,
    returns: AnalysisList,
  }),
  operation({
    id: 'get_analysis',
    address: 'GET /v1/analyses/{analysisId}',
    scope: 'scans:read',
    summary: 'Read an analysis',
    description: 'Grade, parts, findings and predictions as made then, and the state of its live check.',
    returns: Analysis,
  }),
  operation({
    id: 'compare_url_analyses',
    address: 'POST /v1/analyses/compare',
    effect: 'read',
    scope: 'scans:read',
    summary: 'Compare two analyses',
    description: 'Two pages, or one page at two dates: score, parts, features and findings side by side.',
    body: CompareAnalyses,
    returns: AnalysisComparison,
    errors: ['not_found'],
  }),
  operation({
    id: 'check_crawler_access',
    address: 'POST /v1/analyses/crawler-access',
    effect: 'read',
    scope: 'scans:read',
    summary: 'Check what AI crawlers can read',
    description:
      'For each AI crawler: what robots.txt allows, how the server answers its user agent, and signs that a CDN blocks it. 0 credits.',
    body: CheckCrawlerAccess,
    returns: CrawlerAccess,
  }),
  operation({
    id: 'create_project_from_analysis',
    address: 'POST /v1/analyses/{analysisId}/project',
    scope: 'scans:write',
    summary: 'Make a project from an analysis',
    description:
      'With the page’s brand, domain and language, and its questions as a draft prompt set, or active on request. Suggested competitors are listed, not added.',
    body: CreateProjectFromAnalysis,
    returns: ProjectFromAnalysis,
    errors: ['conflict', 'quota_exceeded'],
  }),
]);
