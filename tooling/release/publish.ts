import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** Where npm publishes to: its own setting, or NPM_CONFIG_REGISTRY. */
const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' })
  .trim()
  .replace(/\/?$/, '/');
const token = process.env.NPM_TOKEN;
if (!token) throw new Error('NPM_TOKEN: a token that may publish is missing.');
const {
  GITHUB_REPOSITORY,
  GITHUB_SERVER_URL = 'https://github.com',
  GITHUB_REF_TYPE,
  GITHUB_REF_NAME,
} = process.env;

/** Packs a package, and publishes it unless the registry has this version. */
function publish(folder: string): void {
  const { name, version }: { name: string; version: string } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  // People look for the version in the tag.
  if (GITHUB_REF_TYPE === 'tag' && GITHUB_REF_NAME !== `v${version}`)
    throw new Error(`The tag ${GITHUB_REF_NAME} is not v${version}, the version of ${name}.`);
  const work = mkdtempSync(join(tmpdir(), 'svc-publish-'));
  // npm, since pnpm sends no token that comes by the environment alone.
  const npm = (...args: string[]) =>
    execFileSync('npm', [...args, '--registry', registry, '--userconfig', join(work, 'npmrc')], {
      cwd: work,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  try {
    writeFileSync(join(work, 'npmrc'), `${registry.replace(/^https?:/, '')}:_authToken=${token}\n`);
    if (isThere(() => npm('view', `${name}@${version}`, 'version'))) {
      console.log(`${name}@${version} is there already`);
      return;
    }
    execFileSync('pnpm', ['pack', '--pack-destination', work], { cwd: join(root, folder), stdio: 'ignore' });
    const file = execFileSync('sh', ['-c', 'ls *.tgz'], { cwd: work, encoding: 'utf8' }).trim();
    execFileSync('tar', ['-xzf', file], { cwd: work });
    const manifest = join(work, 'package/package.json');
    const packed = JSON.parse(readFileSync(manifest, 'utf8'));
    // Provenance is checked against the repository that the package names: the one that builds it.
    if (GITHUB_REPOSITORY)
      packed.repository = {
        type: 'git',
        url: `git+${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}.git`,
        directory: folder,
      };
    writeFileSync(manifest, `${JSON.stringify(packed, null, 2)}\n`);
    npm('publish', './package', '--access', 'public', '--ignore-scripts');
    console.log(`${name}@${version} is published`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function isThere(ask: () => string): boolean {
  try {
    return ask().trim() !== '';
  } catch {
    return false;
  }
}

for (const folder of ['packages/client', 'apps/mcp']) publish(folder);
