import { operation, resource } from '../../kernel/operation.ts';
import { deleted } from '../../kernel/schema.ts';
import { AnswerImport, AnswerImportList, ImportAnswers, ListImports } from './schema.ts';

export const answerImportOperations = resource('Answers', [
  operation({
    id: 'import_answers',
    address: 'POST /v1/projects/{projectId}/answer-imports',
    scope: 'scans:write',
    fine: 'answers:write',
    summary: 'Import answers',
    description:
      'Imports answers collected elsewhere: NDJSON or CSV, including tracker exports. They are read, counted and stored like measured ones, cost no credits, and stay apart: origin `imported`, badge `cached`. Without content, send the file to uploadUrl. An answer counts once, even if several files contain it.',
    body: ImportAnswers,
    text: 'content',
    returns: AnswerImport,
    errors: ['validation_failed', 'conflict', 'quota_exceeded'],
  }),
  operation({
    id: 'list_answer_imports',
    address: 'GET /v1/projects/{projectId}/answer-imports',
    scope: 'scans:read',
    fine: 'answers:read',
    summary: 'List imports of answers',
    description: 'Newest first, with progress and what was found in each file.',
    query: ListImports,
    returns: AnswerImportList,
  }),
  operation({
    id: 'get_answer_import',
    address: 'GET /v1/projects/{projectId}/answer-imports/{importId}',
    scope: 'scans:read',
    fine: 'answers:read',
    summary: 'Read an import of answers',
    description:
      'Progress; what the file contains and lacks, rejected rows with reasons, and the scans made from it.',
    returns: AnswerImport,
  }),
  operation({
    id: 'start_answer_import',
    address: 'POST /v1/projects/{projectId}/answer-imports/{importId}/start',
    effect: 'run',
    scope: 'scans:write',
    fine: 'answers:write',
    summary: 'Import what was checked',
    description: 'After a dry run: imports the same file without sending it again.',
    returns: AnswerImport,
    errors: ['conflict', 'quota_exceeded'],
  }),
  operation({
    id: 'cancel_answer_import',
    address: 'POST /v1/projects/{projectId}/answer-imports/{importId}/cancel',
    effect: 'update',
    scope: 'scans:write',
    fine: 'answers:write',
    critical: true,
    summary: 'Cancel an import of answers',
    description: 'Stops it and deletes what it has stored.',
    returns: AnswerImport,
    errors: ['conflict'],
  }),
  operation({
    id: 'delete_answer_import',
    address: 'DELETE /v1/projects/{projectId}/answer-imports/{importId}',
    scope: 'scans:write',
    fine: 'answers:write',
    summary: 'Take an import back',
    description: 'Deletes its answers and the figures computed from them, in the background.',
    returns: deleted,
    errors: ['conflict'],
  }),
]);
