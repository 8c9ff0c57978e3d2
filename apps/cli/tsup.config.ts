import { bundle } from '../../tooling/bundle.ts';

// For `svc migrate`.
export default bundle({
  migrations: '../../packages/db/migrations',
  functions: '../../packages/db/functions',
});
