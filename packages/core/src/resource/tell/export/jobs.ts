import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

export const buildExportJob = job({
  task: 'build_export',
  payload: z.strictObject({ workspaceId: z.string(), exportId: z.string() }),
  key: ({ exportId }) => `export:${exportId}`,
  priority: 10,
});

/** Every hour. */
export const expireExportsJob = job({
  task: 'expire_exports',
  every: '37 * * * *',
  payload: z.looseObject({}),
  key: () => 'expire_exports',
});
