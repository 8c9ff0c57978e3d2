import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';

const root = join(import.meta.dirname, '../..');

/** Modules read files beside their sources, wherever their code is run from. */
const stayingAtHome: Plugin = {
  name: 'staying-at-home',
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta\.(?:url|dirname)/ },
    // No line moves, so the map of the lines stays right.
    handler: (code, id) => ({
      code: code
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
      map: null,
    }),
  },
};

/** Installed packages are loaded as they are, from where the importing module would find them. */
const installedPackages: Plugin = {
  name: 'installed-packages',
  resolveId: {
    filter: { id: /^(?!node:|@svc\/)[@a-z]/i },
    async handler(name, importer) {
      const found = await this.resolve(name, importer, { skipSelf: true });
      if (found === null || found.id.startsWith('node:')) return found;
      return { id: pathToFileURL(found.id).href, external: true };
    },
  },
};

/**
 * The programs of the service, for `npm start`: Node loads some files in a third of the time that it takes to strip and compile a thousand.
 * Installed packages are not in it.
 */
export async function bundleService(folder: string): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: {
      held: join(import.meta.dirname, 'held.ts'),
      emulator: join(root, 'packages/emulator/src/cli.ts'),
    },
    platform: 'node',
    // What Node itself goes by.
    resolve: { conditionNames: ['node', 'import', 'module-sync', 'default'], mainFields: ['main'] },
    plugins: [stayingAtHome, installedPackages],
  });
  await bundle.write({ dir: folder, format: 'esm', cleanDir: true, sourcemap: true });
  await bundle.close();
}
