import { usageOperations } from '@svc/contract/account/usage';
import { implement } from '../../../implement/index.ts';
import { forecastUsage, getUsage } from './service.ts';

export const usageVerbs = implement(usageOperations, {
  get_usage: { run: getUsage },
  forecast_usage: { run: forecastUsage },
});
