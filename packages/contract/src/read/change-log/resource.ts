import { operation, resource } from '../../kernel/operation.ts';
import { ListChanges, LogChange, LoggedChange, LoggedChangeList } from './schema.ts';

export const changeLogOperations = resource('Recommendations', [
  operation({
    id: 'log_change',
    address: 'POST /v1/projects/{projectId}/changes',
    scope: 'recommendations:write',
    summary: 'Log a change',
    description: 'Records what changed and when; every history marks it.',
    body: LogChange,
    returns: LoggedChange,
  }),
  operation({
    id: 'list_changes',
    address: 'GET /v1/projects/{projectId}/changes',
    scope: 'recommendations:read',
    summary: 'List logged changes',
    description: 'Newest first, each with the measured change of presence around it, or null.',
    query: ListChanges,
    returns: LoggedChangeList,
  }),
]);
