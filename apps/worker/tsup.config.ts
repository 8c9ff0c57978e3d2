import { bundle } from '../../tooling/bundle.ts';

export default bundle({
  // For `svc-worker migrate`.
  migrations: '../../packages/db/migrations',
  functions: '../../packages/db/functions',
  // For the sample project.
  'sample.br': '../../packages/core/src/resource/across/sample-project/sample.br',
});
