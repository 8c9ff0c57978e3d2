import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** Licences under which what we ship may contain the work of others, unchanged. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Unlicense', 'CC0-1.0', 'Python-2.0', 'OFL-1.1'],
  // Where a licence is a choice, MIT is taken; Zlib asks for no more than MIT does.
  ...['(MIT OR GPL-3.0-or-later)', '(MIT AND Zlib)'],
]);

/** Packages whose description names no licence; what their own files say. */
const read = new Map([
  ['dejavu-fonts-ttf', 'Bitstream Vera and public domain: free to bundle, not to sell alone'],
]);

const listed = JSON.parse(
  // Tools of the repository are left out: they build and start the service here, and are never shipped.
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
/** Packages that exist for many platforms: which one is installed differs from machine to machine. */
const ofOneMachine = /(?:linux|darwin|win32|windows|freebsd|android)[-\w]*$/;
const file = new URL('../LICENCES.md', import.meta.url);
const rows = Object.entries(listed)
  .flatMap(([licence, packages]) =>
    packages
      .filter(({ name }) => !ofOneMachine.test(name))
      .map(({ name, versions }) => `- ${name} ${versions.join(', ')}: ${read.get(name) ?? licence}`),
  )
  .sort();
const text = `# Licences of what is shipped

Packages of others that run in the programs and images of this repository. Made by \`node tooling/licences.ts --write\`; a check keeps it true.

${rows.join('\n')}
`;
if (process.argv.includes('--write')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text)
  wrong.push('LICENCES.md is out of date: run "node tooling/licences.ts --write".');
for (const line of wrong) console.error(line);
process.exitCode = wrong.length === 0 ? 0 : 1;
