import { operation, resource } from '../../kernel/operation.ts';
import { Forecast, ForecastUsage, GetUsage, Usage } from './schema.ts';

export const usageOperations = resource('Billing', [
  operation({
    id: 'get_usage',
    address: 'GET /v1/usage',
    scope: 'usage:read',
    summary: 'Read usage',
    description:
      'Answers and credits of a period, as a table by project, engine, key, member or day, and as a series.',
    query: GetUsage,
    returns: Usage,
  }),
  operation({
    id: 'forecast_usage',
    address: 'GET /v1/usage/forecast',
    scope: 'usage:read',
    summary: 'Forecast usage',
    description:
      'Credits for the coming days with a 95% interval, and when the balance runs out; `insufficient`, with what is missing, below four weeks of use.',
    query: ForecastUsage,
    returns: Forecast,
  }),
]);
