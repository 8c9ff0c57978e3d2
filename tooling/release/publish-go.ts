import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Publishes the Go client: Go fetches modules from tags of the repository. The repository has a placeholder as the module's path; the
 * tagged commit has the real one, GO_MODULE, which is where this repository stands unless its owner names another.
 */
const root = join(import.meta.dirname, '../..');
const folder = 'packages/client-go';
const placeholder = 'example.com/svc/client-go';
const { GITHUB_REPOSITORY, GITHUB_REF_TYPE, GITHUB_REF_NAME } = process.env;
const modulePath =
  process.env.GO_MODULE || (GITHUB_REPOSITORY && `github.com/${GITHUB_REPOSITORY}/${folder}`);
if (!modulePath)
  throw new Error(
    'GO_MODULE: the path of the Go module is missing, such as github.com/acme/svc/packages/client-go.',
  );

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
const { version }: { version: string } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
if (GITHUB_REF_TYPE === 'tag' && GITHUB_REF_NAME !== `v${version}`)
  throw new Error(`The tag ${GITHUB_REF_NAME} is not v${version}, the version of the Go client.`);
// From version 2 on Go wants the major version in the path.
const major = Number(version.split('.')[0]);
const path = major > 1 ? `${modulePath}/v${major}` : modulePath;
const tag = `${folder}/v${version}`;

if (git('ls-remote', '--tags', 'origin', `refs/tags/${tag}`) !== '') console.log(`${tag} is there already`);
else {
  const files = git('grep', '--files-with-matches', '--fixed-strings', placeholder, '--', folder).split('\n');
  try {
    for (const file of files) {
      const text = readFileSync(join(root, file), 'utf8');
      writeFileSync(join(root, file), text.replaceAll(placeholder, path));
    }
    git('add', ...files);
    const tree = git('write-tree');
    const commit = git('commit-tree', tree, '-p', 'HEAD', '-m', `Go client ${version} as ${path}`);
    git('tag', tag, commit);
    git('push', '--quiet', 'origin', `refs/tags/${tag}`);
    console.log(`${tag} is published as ${path}`);
  } finally {
    git('checkout', 'HEAD', '--', ...files);
  }
}
