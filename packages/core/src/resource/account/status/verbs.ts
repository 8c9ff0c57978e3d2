import { statusOperations } from '@svc/contract/account/status';
import { implement } from '../../../implement/index.ts';
import { getServiceStatus } from './service.ts';

export const statusVerbs = implement(statusOperations, {
  get_service_status: { run: getServiceStatus },
});
