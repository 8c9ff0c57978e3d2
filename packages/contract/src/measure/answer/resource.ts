import { operation, resource } from '../../kernel/operation.ts';
import { Answer, AnswerList, FoundAnswers, ListAnswers, ListScanAnswers, SearchAnswers } from './schema.ts';
import { EvidenceQuery, PromptEvidence } from './schema-evidence.ts';
import { AnswerPage } from './schema-page.ts';

export const answerOperations = resource('Answers', [
  operation({
    id: 'get_answer',
    address: 'GET /v1/answers/{answerId}',
    scope: 'scans:read',
    fine: 'answers:read',
    summary: 'Read what an engine answered',
    description:
      'The engine’s answer word for word, its citations and sources, and what was detected in them, by which rule.',
    returns: Answer,
  }),
  operation({
    id: 'get_answer_page',
    address: 'GET /v1/answers/{answerId}/page',
    scope: 'scans:read',
    fine: 'answers:read',
    summary: 'Show the page an answer was read from',
    description:
      'The stored HTML of the engine’s page, sanitised: no scripts, no requests, no links. With its source, hash and date.',
    returns: AnswerPage,
  }),
  operation({
    id: 'list_answers',
    address: 'GET /v1/projects/{projectId}/answers',
    scope: 'scans:read',
    fine: 'answers:read',
    summary: 'List a project’s answers',
    description:
      'The answers behind the numbers, newest first; filter by scan, engine, prompt, topic, tag, intent, outcome, presence, brand and date.',
    query: ListAnswers,
    returns: AnswerList,
  }),
  operation({
    id: 'list_scan_answers',
    address: 'GET /v1/scans/{scanId}/answers',
    scope: 'scans:read',
    fine: 'answers:read',
    summary: 'List a scan’s answers',
    description: 'With or without a project, newest first; filter by engine, prompt, outcome or presence.',
    query: ListScanAnswers,
    returns: AnswerList,
  }),
  operation({
    id: 'search_answers',
    address: 'POST /v1/projects/{projectId}/answers/search',
    effect: 'read',
    scope: 'scans:read',
    fine: 'answers:read',
    summary: 'Search a project’s answers',
    description:
      'Full text over stored answers: the newest 100 matches by rank, then up to 900 by time, with excerpts and the positions of the words. Takes the filters of list_answers; with any beyond scan, engine and presence, matches are ordered by time.',
    body: SearchAnswers,
    returns: FoundAnswers,
  }),
  operation({
    id: 'get_prompt_evidence',
    address: 'GET /v1/projects/{projectId}/prompts/{promptId}/evidence',
    scope: 'projects:read',
    fine: 'prompts:read',
    summary: 'Open a prompt’s score',
    description:
      'The answers behind a prompt’s score in its newest scan: counts and estimates by engine, the passages that mention each brand, and every cited URL.',
    query: EvidenceQuery,
    returns: PromptEvidence,
  }),
]);
