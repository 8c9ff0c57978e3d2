import { unwrap } from '@svc/client';
import { client } from '../api.ts';

/** All settings of a project; also where facts and the reports’ schedule can be read. */
export const configQuery = (projectId: string) => ({
  queryKey: ['project', projectId, 'config'],
  queryFn: () => unwrap(client.GET('/v1/projects/{projectId}/config', { params: { path: { projectId } } })),
});
