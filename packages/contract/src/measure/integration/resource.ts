import { operation, resource } from '../../kernel/operation.ts';
import { deleted } from '../../kernel/schema.ts';
import {
  ConnectedIntegration,
  ConnectIntegration,
  DisconnectQuery,
  Integration,
  IntegrationList,
  ListIntegrations,
  UpdateIntegration,
} from './schema.ts';

const writing = { scope: 'projects:write', fine: 'integrations:write' } as const;

export const integrationOperations = resource('Integrations and traffic', [
  operation({
    id: 'list_integrations',
    address: 'GET /v1/integrations',
    scope: 'projects:read',
    fine: 'integrations:read',
    summary: 'List integrations',
    description: 'Connections, newest first, and what can be connected.',
    query: ListIntegrations,
    returns: IntegrationList,
  }),
  operation({
    ...writing,
    id: 'connect_integration',
    address: 'POST /v1/integrations',
    summary: 'Connect a service',
    description: 'Stores a key encrypted, or returns an address where a person gives consent.',
    body: ConnectIntegration,
    returns: ConnectedIntegration,
    errors: ['not_found', 'conflict', 'validation_failed'],
  }),
  operation({
    ...writing,
    id: 'update_integration',
    address: 'PATCH /v1/integrations/{integrationId}',
    summary: 'Change an integration',
    description: 'Another property starts empty: figures of the previous one are deleted.',
    body: UpdateIntegration,
    returns: Integration,
    errors: ['validation_failed'],
  }),
  operation({
    ...writing,
    id: 'disconnect_integration',
    address: 'DELETE /v1/integrations/{integrationId}',
    summary: 'Disconnect a service',
    description: 'Revokes the consent at the vendor and deletes the tokens.',
    query: DisconnectQuery,
    returns: deleted,
  }),
  operation({
    ...writing,
    id: 'sync_integration',
    address: 'POST /v1/integrations/{integrationId}/sync',
    effect: 'update',
    summary: 'Sync now',
    description: 'Fetches new days now instead of at the next six-hourly sync.',
    returns: Integration,
    errors: ['conflict'],
  }),
]);
