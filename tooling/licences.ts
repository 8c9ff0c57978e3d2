import { execFileSync } from 'node:child_process';

/** Licences under which what we ship may contain the work of others, unchanged. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Unlicense', 'CC0-1.0', 'Python-2.0', 'OFL-1.1'],
]);

/** Packages whose description names no licence; what their own files say. */
const read = new Map([
  ['dejavu-fonts-ttf', 'Bitstream Vera and public domain: free to bundle, not to sell alone'],
]);

const listed = JSON.parse(
  // Not of the repository itself: what it depends on builds and starts the service here, and is never shipped.
  execFileSync(
    'pnpm',
    ['--filter', './apps/**', '--filter', './packages/**', 'licenses', 'list', '--json', '--prod'],
    { encoding: 'utf8' },
  ),
) as Record<string, { name: string; versions: string[] }[]>;
const wrong = Object.entries(listed)
  .filter(([licence]) => !allowed.has(licence))
  .flatMap(([licence, packages]) =>
    packages
      .filter(({ name }) => !read.has(name))
      .map(({ name, versions }) => `${name} ${versions.join(', ')}: ${licence}`),
  );
if (Object.keys(listed).length === 0) wrong.push('No dependency was found: run "pnpm install" first.');
for (const line of wrong) console.error(line);
process.exitCode = wrong.length === 0 ? 0 : 1;
