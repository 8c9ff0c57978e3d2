import { operation, resource } from '../../kernel/operation.ts';
import { ShoppingQuery, ShoppingReport } from './schema.ts';

export const shoppingOperations = resource({ name: 'Analytics', replica: true }, [
  operation({
    id: 'get_shopping_visibility',
    address: 'GET /v1/analytics/shopping',
    scope: 'analytics:read',
    summary: 'Read how often product cards and ads show each brand',
    description:
      'Shares of the cards and ads beside answers, yours and rivals’, with intervals. They do not count towards presence.',
    query: ShoppingQuery,
    returns: ShoppingReport,
    errors: ['not_found'],
  }),
]);
