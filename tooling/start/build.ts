import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceFolder } from './build-part.ts';

const root = join(import.meta.dirname, '../..');

interface Part {
  /** Its sources, below the repository. */
  sources: string[];
  folder: string;
  build: () => Promise<void>;
}

/** Parts that are built: code for browsers, code that any Node of a user runs, and the service, which then starts in half the time. */
const parts: Readonly<Record<string, Part>> = {
  service: {
    sources: [
      'apps/{api,worker}/src/**/*',
      'packages/{contract,core,db,detection,emulator,engines,figures,page,scoring,testing}/src/**/*',
      'tooling/{start,sample}/*.ts',
    ],
    folder: serviceFolder,
    build: async () => {
      const { bundleService } = await import('./bundle-service.ts');
      await bundleService(join(root, serviceFolder));
    },
  },
  console: {
    sources: [
      'apps/console/{src,public}/**/*',
      'apps/console/{index.html,vite.config.ts}',
      'packages/{client,figures}/src/**/*',
    ],
    folder: 'apps/console/dist',
    build: async () => {
      const { build } = await import('vite');
      await build({ root: join(root, 'apps/console'), logLevel: 'error' });
    },
  },
  mcp: {
    sources: ['apps/mcp/src/**/*', 'apps/mcp/bundle.ts', 'packages/client/src/**/*'],
    folder: 'apps/mcp/dist',
    build: async () => {
      const { bundleCli } = await import('../../apps/mcp/bundle.ts');
      await bundleCli(join(root, 'apps/mcp/dist'));
    },
  },
};

/** Changes with every change of a file, by its size and when it was written, and with the folder: the service's parts name files by their paths. */
function digestOf(sources: readonly string[]): string {
  const digest = createHash('sha256')
    .update(root)
    .update(readFileSync(join(root, 'pnpm-lock.yaml')));
  for (const path of globSync([...sources], { cwd: root }).sort()) {
    const { size, mtimeMs } = statSync(join(root, path));
    digest.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return digest.digest('hex');
}

const [name = ''] = process.argv.slice(2);
const part = parts[name];
if (!part) throw new Error(`There is no “${name}”: ${Object.keys(parts).join(', ')}.`);
const mark = join(root, 'node_modules', `.svc-built-${name}`);
const digest = digestOf(part.sources);
const known = existsSync(join(root, part.folder)) && existsSync(mark) ? readFileSync(mark, 'utf8') : '';
if (known !== digest) {
  await part.build();
  writeFileSync(mark, digest);
}
