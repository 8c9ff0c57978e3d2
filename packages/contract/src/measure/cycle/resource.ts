import { operation, resource } from '../../kernel/operation.ts';
import { CycleReading } from './schema.ts';

export const cycleOperations = resource('Schedules', [
  operation({
    scope: 'scans:read',
    fine: 'schedules:read',
    id: 'get_cycle',
    address: 'GET /v1/projects/{projectId}/cycle',
    summary: 'Read a project’s cycle',
    description:
      'Presence over the last days of a schedule that asks its set in parts, and the change since the previous cycle. Says what is missing while a cycle is incomplete.',
    returns: CycleReading,
  }),
]);
