import { operation, resource } from '../../kernel/operation.ts';
import { CreateExport, Export } from './schema.ts';

export const exportOperations = resource('Reports', [
  operation({
    id: 'create_export',
    address: 'POST /v1/projects/{projectId}/exports',
    scope: 'reports:write',
    fine: 'exports:write',
    summary: 'Export a project’s rows',
    description:
      'Writes a file in the background; get_export gives its link, list_jobs finds it again. At most 5 at once a project.',
    body: CreateExport,
    returns: Export,
    errors: ['quota_exceeded'],
  }),
  operation({
    id: 'get_export',
    address: 'GET /v1/projects/{projectId}/exports/{exportId}',
    scope: 'reports:read',
    fine: 'exports:read',
    summary: 'Read an export',
    description: 'Progress; once completed, rows, checksum and a link for an hour.',
    returns: Export,
  }),
]);
