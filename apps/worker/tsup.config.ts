import { bundle } from '../../tooling/bundle.ts';

// For `svc-worker migrate`.
export default bundle({
  migrations: '../../packages/db/migrations',
  functions: '../../packages/db/functions',
});
