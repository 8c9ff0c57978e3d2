import { operation } from '../../kernel/index.ts';
import { ProjectParams } from '../project/index.ts';
import { getPromptEvidence } from './evidence.ts';
import { Answer, AnswerList, AnswerParams, ListAnswers } from './schema.ts';
import { EvidenceParams, EvidenceQuery, PromptEvidence } from './schema-evidence.ts';
import { getAnswer, listAnswers } from './service.ts';

const group = 'Answers';

export const answerOperations = [
  operation({
    id: 'get_answer',
    group,
    address: 'GET /v1/answers/{answerId}',
    effect: 'read',
    scope: 'scans:read',
    fine: 'answers:read',
    provenance: 'cached',
    summary: 'Read an answer',
    description:
      'The engine’s words, its citations and sources, and what was found in them and by which rule.',
    params: AnswerParams,
    returns: Answer,
    errors: ['not_found'],
    run: getAnswer,
  }),
  operation({
    id: 'list_answers',
    group,
    address: 'GET /v1/projects/{projectId}/answers',
    effect: 'read',
    scope: 'scans:read',
    fine: 'answers:read',
    provenance: 'cached',
    summary: 'List a project’s answers',
    description:
      'The answers behind the numbers, newest first; filter by scan, engine, prompt, outcome or presence.',
    params: ProjectParams,
    query: ListAnswers,
    returns: AnswerList,
    errors: ['not_found'],
    run: listAnswers,
  }),
  operation({
    id: 'get_prompt_evidence',
    group,
    address: 'GET /v1/projects/{projectId}/prompts/{promptId}/evidence',
    effect: 'read',
    scope: 'projects:read',
    fine: 'prompts:read',
    provenance: 'cached',
    summary: 'Open a prompt’s score',
    description:
      'The answers behind a prompt’s score in its newest scan: counts and estimates by engine, the words that mention each brand, and every cited URL.',
    params: EvidenceParams,
    query: EvidenceQuery,
    returns: PromptEvidence,
    errors: ['not_found'],
    run: getPromptEvidence,
  }),
];
