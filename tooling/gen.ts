import { execFileSync } from 'node:child_process';
import { generateClient } from './gen/openapi.ts';
import { generateTables } from './gen/tables.ts';
import { unlessMade } from './gen/unless-made.ts';

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

const settings = {
  name: 'settings',
  sources: [
    'apps/{api,worker}/src/{env,trusted-proxies}.ts',
    'packages/core/src/{environment,payment}/**/*.ts',
    'packages/contract/src/kernel/**/*.ts',
    'packages/engines/src/**/*.ts',
    'tooling/gen/settings*.ts',
  ],
  files: ['docs/guides/settings.md', 'infra/.env.example'],
};
const picture = {
  name: 'picture',
  sources: ['docs/result.json', 'packages/figures/src/**/*.ts', 'tooling/gen/picture.ts'],
  files: ['docs/pictures/result-*.svg'],
};
const recordings = {
  name: 'recordings',
  sources: [
    'packages/contract/src/**/*.ts',
    'apps/api/src/describe/**/*.{ts,json}',
    'tooling/record/missing.ts',
  ],
  files: [],
};

await Promise.all([
  generateTables(),
  generateClient(),
  unlessMade(settings, async () => (await import('./gen/settings.ts')).generateSettings()),
  unlessMade(picture, async () => (await import('./gen/picture.ts')).drawResult()),
  unlessMade(recordings, async () => {
    const { missingRecordings } = await import('./record/missing.ts');
    const missing = missingRecordings().map(({ id }) => id);
    // A warning: recording takes a minute, and a change that is on its way may do without.
    if (missing.length === 0) return;
    console.warn(
      `Examples in the docs are missing or out of date: ${missing.join(', ')}. "pnpm record" makes them.`,
    );
    return 'again';
  }),
]);
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
