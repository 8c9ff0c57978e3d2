import { exportOperations } from '@svc/contract/tell/export';
import { implement } from '../../../implement/index.ts';
import { createExport, getExport } from './service.ts';

export const exportVerbs = implement(exportOperations, {
  create_export: { run: createExport },
  get_export: { run: getExport },
});
