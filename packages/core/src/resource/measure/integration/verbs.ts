import { integrationOperations } from '@svc/contract/measure/integration';
import { implement } from '../../../implement/index.ts';
import {
  connectIntegration,
  disconnectIntegration,
  listIntegrations,
  prepareConnection,
  syncIntegration,
  takeBack,
  updateIntegration,
} from './service.ts';

export const integrationVerbs = implement(integrationOperations, {
  list_integrations: { run: listIntegrations },
  connect_integration: { prepare: prepareConnection, run: connectIntegration },
  update_integration: { run: updateIntegration },
  disconnect_integration: { prepare: takeBack, run: disconnectIntegration },
  sync_integration: { run: syncIntegration },
});
