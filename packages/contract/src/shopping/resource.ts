import { operation, resource } from '../kernel/operation.ts';
import { ShoppingQuery, ShoppingReport } from './schema.ts';

export const shoppingOperations = resource({ name: 'Analytics', replica: true }, [
  operation({
    id: 'get_shopping_visibility',
    address: 'GET /v1/analytics/shopping',
    scope: 'analytics:read',
    summary: 'Read how often product cards and ads show each brand',
    description:
      'Cards and ads stand beside an answer: shares of their own, with intervals, yours and rivals’. They are no part of presence.',
    query: ShoppingQuery,
    returns: ShoppingReport,
    errors: ['not_found'],
  }),
]);
