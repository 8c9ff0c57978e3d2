import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readKeyFile } from '@svc/core/vault';
import { appLogin } from '@svc/db/login';
import { migrate, migrations } from '@svc/db/migrate';
import { demoMarket } from '@svc/engines/sandbox';
import { freePort } from '@svc/testing/embedded';
import { superviseEmbeddedPostgres } from '@svc/testing/supervised';
import { announce } from './start/announce.ts';
import { startChild } from './start/child.ts';
import { createRestartPolicy } from './start/restart.ts';
import { seed } from './start/seed.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.svc');
const pidFile = join(folder, 'start.pid');
const say = (text: string) =>
  console.error(process.stderr.isTTY ? `\u001b[2m› ${text}\u001b[0m` : `› ${text}`);
const stops: (() => Promise<void>)[] = [];
let stopping: number | null = null;

/** Ends everything that was started, last first. A second signal forces; one Ctrl-C may arrive by two ways. */
async function stop(code: number): Promise<void> {
  if (stopping !== null) {
    if (performance.now() - stopping < 1_000) return;
    console.error('forced');
    process.exit(1);
  }
  stopping = performance.now();
  say('stopping: the worker drains, nothing recorded is lost');
  for (const end of stops.reverse()) await end().catch((error: unknown) => console.error(error));
  say('stopped');
  process.exit(code);
}
// The Postgres package ends its server and this process at the first signal, before anything could drain.
for (const event of [
  'SIGINT',
  'SIGTERM',
  'SIGHUP',
  'SIGBREAK',
  'exit',
  'beforeExit',
  'uncaughtException',
  'unhandledRejection',
  'message',
])
  process.removeAllListeners(event);
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
process.on('SIGHUP', () => void stop(0));
// Whoever ran this is gone, however it went.
process.on('disconnect', () => void stop(0));
process.channel?.unref();
process.on('uncaughtException', (error) => {
  console.error(error);
  void stop(1);
});

/** Another start of this folder that is alive: it holds the data, which must not be pulled away under it. */
async function readRunning(): Promise<number | null> {
  const pid = Number(await readFile(pidFile, 'utf8').catch(() => ''));
  if (!(pid > 1)) return null;
  const command = spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout ?? '';
  return command.includes('tooling/start.ts') ? pid : null;
}

/** Starting again does not help: says what to do, and ends everything in order. */
function giveUp(name: string, why: string): void {
  console.error(
    `${name} ended nine times within two minutes (${why}), so everything stops. Its last lines above name the cause: mend that, then run npm start again. The data in .svc/ is kept, and unfinished scans go on.`,
  );
  void stop(1);
}

async function main(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const running = await readRunning();
  if (running !== null) {
    console.error(
      `The service runs already from this folder (process ${running}); its address and keys are in .svc/dev.json. Stop it first.`,
    );
    process.exit(1);
  }
  await writeFile(pidFile, String(process.pid));
  stops.push(() => rm(pidFile, { force: true }));
  let databaseUrl = process.env.DATABASE_URL;
  if (databaseUrl === undefined) {
    say('starting Postgres (data in .svc/)');
    const afterDeath = createRestartPolicy();
    const server = await superviseEmbeddedPostgres({ folder, port: 54_320, persistent: true }, (error) => {
      const wait = afterDeath();
      if (wait === null)
        giveUp('Postgres', error instanceof Error ? error.message : 'it was gone again and again');
      else say('Postgres is gone; starting it again, and everything waits for it');
      return wait;
    });
    stops.push(server.stop);
    databaseUrl = server.url;
  } else say('using the Postgres that DATABASE_URL names');
  const applied = await migrate(databaseUrl, await migrations());
  if (applied.length > 0) say(`database migrated: ${applied.join(', ')}`);

  // The embedded server's owner is its superuser; another server has the users that its operator gave it.
  const appUrl = process.env.DATABASE_URL === undefined ? await appLogin(databaseUrl) : databaseUrl;

  const wanted = Number(process.env.PORT ?? 8787);
  const port = await freePort(wanted);
  if (port !== wanted) say(`port ${wanted} is taken, so the API listens on ${port}`);
  const emulatorPort = await freePort(8_790);
  const apiUrl = `http://127.0.0.1:${port}`;
  const emulatorUrl = `http://127.0.0.1:${emulatorPort}`;
  const kekFile = join(folder, 'key-encryption.key');
  await readKeyFile(kekFile, { create: true });
  const environment = {
    SVC_KEK_FILE: kekFile,
    SVC_MAILBOX: '1',
    ...process.env,
    NODE_ENV: 'development',
    DATABASE_URL: appUrl,
    QUEUE_DATABASE_URL: databaseUrl,
    PORT: String(port),
    PUBLIC_URL: apiUrl,
    SVC_EMULATOR_URL: emulatorUrl,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
  };
  const supervise = (name: string, args: string[], ready: string | null): Promise<void> => {
    const afterDeath = createRestartPolicy();
    let child = start();
    function start() {
      return startChild(name, args, {
        root,
        environment,
        ready,
        onExit(code) {
          if (stopping !== null) return;
          const wait = afterDeath();
          if (wait === null) return giveUp(name, `last with code ${code ?? 'none: it was killed'}`);
          say(`${name} ended unexpectedly (${code ?? 'killed'}); starting it again in ${wait / 1_000} s`);
          setTimeout(() => {
            if (stopping !== null) return;
            child = start();
            child.ready.catch(() => {});
          }, wait);
        },
      });
    }
    stops.push(() => child.stop());
    return child.ready;
  };
  // Test keys meet the demo's market, so that a test scan of the demo project finds its brands.
  const emulatorConfig = join(folder, 'emulator.json');
  const brands = demoMarket.brands.map(({ name, aliases, domains }) => ({
    name,
    aliases,
    domain: domains[0],
  }));
  await writeFile(emulatorConfig, JSON.stringify({ brands }));
  say('starting the emulator, the API and the worker');
  await Promise.all([
    supervise(
      'emulator',
      ['packages/emulator/src/cli.ts', '--port', String(emulatorPort), '--config', emulatorConfig],
      `${emulatorUrl}/__stats`,
    ),
    supervise('api', ['apps/api/dist/main.js'], `${apiUrl}/readyz`),
    supervise('worker', ['apps/worker/dist/main.js'], null),
  ]);
  const seeded = await seed({ databaseUrl, folder, apiUrl, demo: process.env.SVC_DEMO !== '0' });
  announce(seeded);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  void stop(1);
});
