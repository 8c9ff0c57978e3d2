#!/usr/bin/env node
// Runs on any Node with npm: brings the project's own Node and pnpm when the machine's are missing or too old,
// installs, builds, and hands over. Plain JavaScript, since an old Node has to read it.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const shell = process.platform === 'win32';
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--silent=passed-only'];
/** `install`: what the service runs on, or that and what tests and checks need, which is twice as much. */
const commands = {
  start: { install: 'service', run: ['tooling/start.ts'], apart: true },
  test: { install: 'all', build: true, run: [...vitest, '--project=!long'] },
  'test:long': { install: 'all', build: true, run: [...vitest, '--project=long'] },
  check: { install: 'all', build: true, run: ['tooling/check.ts'] },
  'pack:client': { install: 'all', build: true, run: ['tooling/pack-client.ts'] },
  emulator: { install: 'service', run: ['packages/emulator/src/cli.ts'] },
  svc: { install: 'all', run: ['apps/cli/src/main.ts'] },
  pictures: { install: 'all', build: true, run: ['tooling/console/pictures.ts'] },
  arena: { install: 'all', run: ['packages/arena/src/main.ts'] },
  bench: { install: 'all', build: true, run: ['tooling/bench.ts'] },
  gen: { run: ['tooling/gen.ts'] },
  record: { run: ['tooling/record-examples.ts'] },
  sample: { run: ['tooling/sample.ts'] },
  cases: { run: ['tooling/cases.ts'] },
};

const say = (text) =>
  process.stderr.write(process.stderr.isTTY ? `\u001b[2m› ${text}\u001b[0m\n` : `› ${text}\n`);
function fail(text, code = 1) {
  process.stderr.write(`${text}\n`);
  process.exit(code);
}

const name = process.argv[2] ?? '';
// Called by itself, through npx.
if (name === 'where') {
  const [folder] = (process.env.PATH ?? '').split(delimiter);
  console.log(JSON.stringify({ node: process.execPath, folder }));
  process.exit(0);
}
const command = commands[name];
if (!command) fail(`Say what to run: ${Object.keys(commands).join(', ')}`, 2);

/** Ends with code and output; null code: it could not be started. */
function outputOf(file, args, environment = process.env) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment,
      shell,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.on('error', () => resolve({ code: null, output }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

const numbers = (version) => version.trim().replace(/^v/, '').split('.').map(Number);
const atLeast = ([major, minor = 0], [floor, least = 0]) =>
  major > floor || (major === floor && minor >= least);

/** Where npx's downloads are noted: npx takes seconds to find them again. Other copies of the repository read it, too. */
const notes = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'svc');
const noteOf = (what) => join(notes, `${what.replace('@', '-')}.json`);

/** A program that npx brought earlier, as long as it exists. */
function broughtBefore(what, program) {
  try {
    const brought = JSON.parse(readFileSync(noteOf(what), 'utf8'));
    return existsSync(join(brought.folder, program)) && existsSync(brought.node) ? brought : null;
  } catch {
    return null;
  }
}

/** Has npx fetch a package, and tells where its programs are: run through npx, no signal would reach them. */
async function bring(what, program) {
  const before = broughtBefore(what, program);
  if (before !== null) return before;
  say(`this machine has no ${what.replace('@', ' ')}; bringing it with npx`);
  const { output } = await outputOf('npx', ['-y', '-p', what, 'node', 'tooling/run.mjs', 'where']);
  try {
    const brought = JSON.parse(output.slice(output.indexOf('{"node"')));
    try {
      mkdirSync(notes, { recursive: true });
      writeFileSync(noteOf(what), JSON.stringify(brought));
    } catch {
      // Next time npx is asked again.
    }
    return brought;
  } catch {
    return fail(`${output}\nnpx could not bring ${what}. Install it by hand and try again.`);
  }
}

/** The programs of Node ≥ 22.19; the path in front of PATH is null where this Node is new enough. */
const findNode = async () =>
  atLeast(numbers(process.versions.node), [22, 19])
    ? { node: process.execPath, folder: null }
    : bring('node@24', 'node');

async function findPnpm() {
  const { code, output } = await outputOf('pnpm', ['--version']);
  return code === 0 && atLeast(numbers(output), [12]) ? { folder: null } : bring('pnpm@12', 'pnpm');
}

/** The environment with the folders of brought programs in front. */
const withPrograms = (...folders) => ({
  ...process.env,
  // The row types of statements are compared with what the database gives: it takes some seconds more.
  ...(name === 'test' && { SVC_ROW_TYPES: '1' }),
  PATH: [...folders.filter((folder) => folder !== null), process.env.PATH].join(delimiter),
});

async function step(text, args, environment) {
  say(text);
  const { code, output } = await outputOf('pnpm', args, environment);
  if (code !== 0) fail(`${output}\n${text}: failed`, code ?? 1);
}

const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Notes with which lockfile what was installed; what `npm test` installs serves `npm start` too. */
async function install(environment) {
  const digest = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'package.json']) digest.update(readFileSync(join(root, file)));
  const lock = digest.digest('hex');
  const mark = join(root, 'node_modules', '.svc-installed');
  const has = textOf(mark);
  if (has === `all ${lock}` || has === `${command.install} ${lock}`) return;
  // Development dependencies that somebody installed are kept.
  const all = /"?devDependencies"?: true/.test(textOf(join(root, 'node_modules', '.modules.yaml')));
  const amount = all ? 'all' : command.install;
  const args = ['install', '--frozen-lockfile', ...(amount === 'service' ? ['--prod'] : [])];
  await step('installing dependencies (frozen lockfile)', args, environment);
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, `${amount} ${lock}`);
}

/**
 * Runs `file` until it ends, and hands signals on. `apart`: out of the reach of the terminal's Ctrl-C, which would end the
 * database before what drains into it.
 */
function hand(file, args, { apart = false, environment }) {
  const own = apart && process.platform !== 'win32';
  const stdio = own ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit';
  const child = spawn(file, args, { cwd: root, stdio, detached: own, env: environment, shell });
  // The terminal sends Ctrl-C to both; only what runs apart takes a second one at once for the same.
  const alreadyThere = (signal) => signal === 'SIGINT' && process.stdin.isTTY && !apart;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => (alreadyThere(signal) ? undefined : child.kill(signal)));
  // When the parent ends without a signal, this process becomes another's child.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event === undefined || process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500);
  child.on('exit', (code, signal) => {
    if (signal && !child.killed) say(`${name} was ended by ${signal}`);
    process.exit(code ?? (signal ? 1 : 0));
  });
}

// pnpm is a program of its own: it installs while Node is still on its way.
const finding = findNode();
const { folder: pnpm } = await findPnpm();
if (command.install) await install(withPrograms(pnpm));
const { node, folder } = await finding;
const environment = withPrograms(folder, pnpm);
if (command.build) {
  const args = ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'];
  await step('building with turbo', args, environment);
  // Tests that start processes take the bundles, which come up sooner.
  environment.SVC_BUILT = '1';
}
// Programs come up in half the time.
environment.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'node');
hand(node, [...command.run, ...process.argv.slice(3)], { apart: command.apart, environment });
