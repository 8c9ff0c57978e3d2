import { methodologyOperations } from '@svc/contract/read/methodology';
import { implement } from '../../../implement/index.ts';
import { getMethodology } from './service.ts';

export const methodologyVerbs = implement(methodologyOperations, {
  get_methodology: { run: getMethodology },
});
