import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

const payload = z.strictObject({ workspaceId: z.string(), importId: z.string() });

export const importAnswersJob = job({
  task: 'import_answers',
  payload,
  key: ({ importId }) => `import:${importId}`,
  priority: 10,
});

export const deleteImportJob = job({
  task: 'delete_import',
  payload,
  key: ({ importId }) => `delete_import:${importId}`,
  priority: 20,
});

/** Every hour. */
export const expireImportsJob = job({
  task: 'expire_imports',
  every: '52 * * * *',
  payload: z.looseObject({}),
  key: () => 'expire_imports',
});
