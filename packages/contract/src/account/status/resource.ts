import { operation, resource } from '../../kernel/operation.ts';
import { ServiceStatus } from './schema.ts';

export const statusOperations = resource('Discovery', [
  operation({
    scope: 'any',
    id: 'get_service_status',
    critical: true,
    address: 'GET /v1/status',
    summary: 'Read the service’s status',
    description:
      'Database, workers, queue, events and engines, each checked now, and incidents of the last 30 days.',
    returns: ServiceStatus,
  }),
]);
