import { bundle } from '../../tooling/bundle.ts';

// For `svc migrate` and `svc distribute`.
export default bundle({
  migrations: '../../packages/db/migrations',
  functions: '../../packages/db/functions',
  citus: '../../packages/db/citus',
});
