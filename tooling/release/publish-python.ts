import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../packages/client-python');
const { PYTHON = 'python3', GITHUB_REF_TYPE, GITHUB_REF_NAME } = process.env;
const version = /"(.+)"/.exec(readFileSync(join(folder, 'src/svc_client/_version.py'), 'utf8'))?.[1];

// People look for the version in the tag.
if (GITHUB_REF_TYPE === 'tag' && GITHUB_REF_NAME !== `v${version}`)
  throw new Error(`The tag ${GITHUB_REF_NAME} is not v${version}, the version of the Python client.`);
const dist = mkdtempSync(join(tmpdir(), 'svc-python-'));
try {
  const python = (...args: string[]) => execFileSync(PYTHON, ['-m', ...args], { stdio: 'inherit' });
  python('build', '--no-isolation', '--skip-dependency-check', '--outdir', dist, folder);
  const files = readdirSync(dist).map((name) => join(dist, name));
  // Without a password twine asks the index to trust the workflow (trusted publishing). Files that exist already are left out.
  python('twine', 'upload', '--non-interactive', '--disable-progress-bar', '--skip-existing', ...files);
  console.log(`svc-client ${version} is published`);
} finally {
  rmSync(dist, { recursive: true, force: true });
}
