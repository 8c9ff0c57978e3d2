#!/usr/bin/env node
// Runs on any Node with npm: brings the project's own Node and pnpm when the machine's are missing or too old,
// installs, builds, and hands over. Plain JavaScript, since an old Node has to read it.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const wanted = { node: [22, 19], pnpm: [12] };
const commands = {
  start: { what: 'start', steps: ['install', 'build'], run: ['node', 'tooling/start.ts'], apart: true },
  test: {
    what: 'test',
    steps: ['install', 'build'],
    run: ['pnpm', 'exec', 'vitest', 'run', '--silent=passed-only'],
  },
  check: { what: 'check', steps: ['install', 'build'], run: ['node', 'tooling/check.ts'] },
};

const say = (text) =>
  process.stderr.write(process.stderr.isTTY ? `\u001b[2m› ${text}\u001b[0m\n` : `› ${text}\n`);

function versionOf(command) {
  const result = spawnSync(command, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' });
  return result.status === 0 ? result.stdout.trim().replace(/^v/, '').split('.').map(Number) : null;
}

const atLeast = (version, floor) =>
  version !== null &&
  (version[0] > floor[0] || (version[0] === floor[0] && (version[1] ?? 0) >= (floor[1] ?? 0)));

function step(text, command, args) {
  say(text);
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}\n${text}: failed\n`);
    process.exit(result.status ?? 1);
  }
}

/** Whether `name` was done before with the same inputs. */
function unchanged(name, files) {
  const digest = createHash('sha256');
  for (const file of files) digest.update(readFileSync(join(root, file)));
  const mark = join(root, 'node_modules', `.svc-${name}`);
  const value = digest.digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === value) return { same: true, keep: () => {} };
  return {
    same: false,
    keep: () => {
      mkdirSync(dirname(mark), { recursive: true });
      writeFileSync(mark, value);
    },
  };
}

const name = process.argv[2] ?? '';
// Asked by itself, through npx.
if (name === 'where') {
  const [folder] = (process.env.PATH ?? '').split(delimiter);
  console.log(JSON.stringify({ node: process.execPath, folder }));
  process.exit(0);
}
const command = commands[name];
if (!command) {
  process.stderr.write(`Say what to run: ${Object.keys(commands).join(', ')}\n`);
  process.exit(2);
}

/**
 * Runs `file` until it ends, and hands signals on. `apart`: out of the reach of the terminal's Ctrl-C, which would end the
 * database before what drains into it.
 */
function hand(file, args, { apart = false, environment = process.env } = {}) {
  const own = apart && process.platform !== 'win32';
  const stdio = own ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit';
  const child = spawn(file, args, {
    cwd: root,
    stdio,
    detached: own,
    env: environment,
    shell: process.platform === 'win32',
  });
  // The terminal sends Ctrl-C to both; only what runs apart takes a second one at once for the same.
  const alreadyThere = (signal) => signal === 'SIGINT' && process.stdin.isTTY && !command.apart;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => (alreadyThere(signal) ? undefined : child.kill(signal)));
  // Whoever ran this is gone without a signal: this process is then another's child.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event === undefined || process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500);
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

const packages = ['-p', 'node@24', '-p', 'pnpm@12'];
const mark = join(root, 'node_modules', '.svc-brought.json');

/** What npx brought an earlier time, as long as it is there: npx takes seconds to say so. */
function broughtBefore() {
  try {
    const { asked, ...brought } = JSON.parse(readFileSync(mark, 'utf8'));
    const isThere = existsSync(brought.node) && existsSync(join(brought.folder, 'pnpm'));
    return isThere && asked === packages.join(' ') ? brought : null;
  } catch {
    return null;
  }
}

/** Has npx fetch Node and pnpm, and tells where they are: run through npx, no signal would reach them. */
function bring() {
  say(`this machine has Node ${process.versions.node}; bringing Node 24 and pnpm 12 with npx`);
  const found = spawnSync('npx', ['-y', ...packages, 'node', 'tooling/run.mjs', 'where'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  try {
    const brought = JSON.parse(found.stdout);
    mkdirSync(dirname(mark), { recursive: true });
    writeFileSync(mark, JSON.stringify({ asked: packages.join(' '), ...brought }));
    return brought;
  } catch {
    return null;
  }
}

if (
  !atLeast(process.versions.node.split('.').map(Number), wanted.node) ||
  !atLeast(versionOf('pnpm'), wanted.pnpm)
) {
  const brought = process.env.SVC_BOOTSTRAPPED === '1' ? null : (broughtBefore() ?? bring());
  if (brought === null) {
    process.stderr.write(
      'Node 24 and pnpm 12 could not be brought by npx. Install them by hand and try again.\n',
    );
    process.exit(1);
  }
  hand(brought.node, ['tooling/run.mjs', ...process.argv.slice(2)], {
    environment: {
      ...process.env,
      PATH: `${brought.folder}${delimiter}${process.env.PATH}`,
      SVC_BOOTSTRAPPED: '1',
    },
  });
} else {
  if (command.steps.includes('install')) {
    const lock = unchanged('install', ['pnpm-lock.yaml', 'package.json']);
    if (!lock.same) {
      step('installing dependencies (frozen lockfile)', 'pnpm', ['install', '--frozen-lockfile']);
      lock.keep();
    }
  }
  if (command.steps.includes('build')) {
    step('building with turbo', 'pnpm', ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only']);
    // Tests that start processes take the bundles, which come up sooner.
    process.env.SVC_BUILT = '1';
  }
  // Programs come up in half the time.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'node');
  const [file, ...args] = command.run;
  hand(file, [...args, ...process.argv.slice(3)], { apart: command.apart });
}
