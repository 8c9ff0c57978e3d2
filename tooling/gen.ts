import { execFileSync } from 'node:child_process';
import { generateClient } from './gen/openapi.ts';
import { drawResult } from './gen/picture.ts';
import { generateSettings } from './gen/settings.ts';
import { generateTables } from './gen/tables.ts';
import { missingRecordings } from './record/missing.ts';

const generated = [
  'packages/db/src/tables.gen.ts',
  'packages/client/openapi.json',
  'packages/client/src/schema.gen.ts',
  'packages/client/src/resources.gen.ts',
  'packages/client/REFERENCE.md',
  'packages/client-python/src/svc_client',
  'packages/client-go',
  'docs/guides/settings.md',
  'infra/.env.example',
  'apps/console/src/data/operations.gen.ts',
  'apps/mcp/server.json',
  'apps/mcp/src/catalog/product.gen.ts',
  'apps/mcp/src/catalog/tools.gen.ts',
  'apps/mcp/src/catalog/answers.gen.ts',
  'docs/pictures/result-light.svg',
  'docs/pictures/result-dark.svg',
];

await Promise.all([generateTables(), generateSettings(), generateClient(), drawResult()]);
// A warning: recording takes a minute, and a change that is on its way may do without.
const missing = missingRecordings().map(({ id }) => id);
if (missing.length > 0)
  console.warn(
    `Examples in the docs are missing or out of date: ${missing.join(', ')}. "pnpm record" makes them.`,
  );
if (process.argv.includes('--check')) {
  const changed = execFileSync('git', ['status', '--porcelain', '--', ...generated], {
    encoding: 'utf8',
  }).trim();
  if (changed !== '') {
    console.error(`Generated files are out of date. Run "pnpm gen" and commit:\n${changed}`);
    process.exit(1);
  }
}
process.exit(0);
