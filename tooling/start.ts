import { existsSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { readKeyFile } from '@svc/core/vault';
import { appLogin, queueLogin } from '@svc/db/login';
import { migrate, migrations } from '@svc/db/migrate';
import { demoMarket } from '@svc/engines/sandbox';
import { superviseEmbeddedPostgres } from '@svc/testing/supervised';
import { aboutSample, announce } from './start/announce.ts';
import { buildPart, serviceFolder } from './start/build-part.ts';
import { memoryEnvironment, newObjects } from './start/flags.ts';
import { openLog } from './start/log.ts';
import { choosePort } from './start/port.ts';
import { createRestartPolicy } from './start/restart.ts';
import { readRunning } from './start/running.ts';
import type { Prepared } from './start/seed.ts';
import { type Supervised, supervise } from './start/supervise.ts';
import { whenUp } from './start/when-up.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.svc');
const pidFile = join(folder, 'start.pid');
const logs = join(folder, 'logs');
const say = (text: string) => console.error(styleText('dim', `› ${text}`, { stream: process.stderr }));
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
// The process that started this one has ended, in whatever way.
process.on('disconnect', () => void stop(0));
process.channel?.unref();
process.on('uncaughtException', (error) => {
  console.error(error);
  void stop(1);
});

/** Starting again does not help: says what to do, and ends everything in order. */
function giveUp(name: string, why: string): void {
  console.error(
    `${name} ended nine times within two minutes (${why}), so everything stops. Its last lines above and its log in .svc/logs name the cause: mend that, then run npm start again. The data in .svc/ is kept, and unfinished scans go on.`,
  );
  void stop(1);
}

function readArguments(): { logs: boolean } {
  try {
    const { values } = parseArgs({ options: { logs: { type: 'boolean', default: false } } });
    return values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nUsage: npm start [-- --logs]`);
    process.exit(2);
  }
}

const tell = (why: string) => say(`waiting for the database: ${why}`);

/** Starts the Postgres of this folder, unless DATABASE_URL names another, and migrates it. Returns its address. */
async function openDatabase(stopBy: (stop: () => Promise<void>) => void): Promise<string> {
  let url = process.env.DATABASE_URL;
  if (url === undefined) {
    say('starting Postgres (data in .svc/)');
    const afterDeath = createRestartPolicy();
    const server = await superviseEmbeddedPostgres({ folder, port: 54_320, persistent: true }, (error) => {
      const wait = afterDeath();
      if (wait === null)
        giveUp('Postgres', error instanceof Error ? error.message : 'it was gone again and again');
      else say('Postgres is gone; starting it again, and everything waits for it');
      return wait;
    });
    stopBy(server.stop);
    url = server.url;
  } else say('using the Postgres that DATABASE_URL names');
  const database = url;
  const files = await migrations();
  const applied = await whenUp(() => migrate(database, files), { tell });
  if (applied.length > 0) say(`database migrated: ${applied.length} changes`);
  return database;
}

async function main(): Promise<void> {
  const { logs: show } = readArguments();
  const wanted = Number(process.env.PORT ?? 8787);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535)
    throw new Error(`PORT: a number from 1 to 65535, not “${process.env.PORT}”.`);
  await mkdir(folder, { recursive: true });
  const running = await readRunning(pidFile);
  if (running !== null) {
    console.error(
      `The service runs already from this folder (process ${running}); its address and keys are in .svc/dev.json. Stop it first.`,
    );
    process.exit(1);
  }
  await writeFile(pidFile, String(process.pid));
  stops.push(() => rm(pidFile, { force: true }));
  const port = await choosePort(wanted);
  if (port !== wanted) say(`port ${wanted} is taken, so the API listens on ${port}`);
  const emulatorPort = await choosePort(8_790);
  const apiUrl = `http://127.0.0.1:${port}`;
  const emulatorUrl = `http://127.0.0.1:${emulatorPort}`;
  // The last to end: the others drain into it.
  let stopPostgres = async () => {};
  stops.push(() => stopPostgres());
  // It starts while the programs are built and loaded.
  const opening = openDatabase((stop) => {
    stopPostgres = stop;
  });
  opening.catch(() => {});
  await buildPart('service');
  const settings = Promise.withResolvers<NodeJS.ProcessEnv>();
  settings.promise.catch(() => {});
  const run = (name: string, args: readonly string[], ready: string | null): Supervised => {
    const child = supervise(name, [newObjects, ...args], {
      root,
      environment: { ...memoryEnvironment, ...process.env, NODE_ENV: 'development' },
      ready,
      settings: settings.promise,
      say,
      log: openLog(name, { folder: logs, show }),
      stopping: () => stopping !== null,
      giveUp: (why) => giveUp(name, why),
    });
    stops.push(child.stop);
    return child;
  };
  const held = join(serviceFolder, 'held.js');
  const api = run('api', [held, 'api'], `${apiUrl}/readyz`);
  const startWorker = () =>
    run('worker', [held, 'worker'], null).ready.catch((error: Error) => {
      console.error(error.message);
      void stop(1);
    });
  // The first time all has to be compiled: what answers goes first.
  const first = !existsSync(join(folder, 'dev.json'));
  if (first) api.ready.then(startWorker, () => {});
  else void startWorker();
  const builtTools = buildPart('mcp');
  // Test keys meet the market of the README's first scan; the questions of the sample are answered from its own.
  const emulatorConfig = join(folder, 'emulator.json');
  const brands = demoMarket.brands.map(({ name, aliases, domains }) => ({
    name,
    aliases,
    domain: domains[0],
  }));
  await writeFile(emulatorConfig, JSON.stringify({ brands }));
  const emulator = run(
    'emulator',
    [
      join(serviceFolder, 'emulator.js'),
      ...['--port', String(emulatorPort)],
      ...['--config', emulatorConfig],
      ...['--answers', 'tooling/sample/answers.ts'],
    ],
    `${emulatorUrl}/__stats`,
  );
  const consoleFolder = join(folder, 'console');
  await rm(consoleFolder, { force: true });
  const database = await opening;
  // The embedded server's owner is its superuser; another server has the users that its operator gave it.
  const embedded = process.env.DATABASE_URL === undefined;
  const appUrl = embedded ? await whenUp(() => appLogin(database), { tell }) : database;
  const queueUrl = embedded ? await whenUp(() => queueLogin(database), { tell }) : database;

  const kekFile = join(folder, 'key-encryption.key');
  await readKeyFile(kekFile, { create: true });
  const auditKeyFile = join(folder, 'audit-signing.key');
  await readKeyFile(auditKeyFile, { create: true });
  const local = {
    SVC_KEK_FILE: kekFile,
    SVC_OBJECTS_FOLDER: join(folder, 'objects'),
    SVC_AUDIT_KEY_FILE: auditKeyFile,
    PUBLIC_URL: apiUrl,
  };
  if (embedded) {
    // Settings that `svc` uses by default; the file has the owner's password.
    const settingsFile = join(folder, 'settings.json');
    await writeFile(settingsFile, JSON.stringify({ DATABASE_URL: database, ...local }), { mode: 0o600 });
    stops.push(() => rm(settingsFile, { force: true }));
  }
  settings.resolve({
    ...local,
    SVC_MAILBOX: '1',
    SVC_CONSOLE_FOLDER: consoleFolder,
    ...process.env,
    NODE_ENV: 'development',
    DATABASE_URL: appUrl,
    QUEUE_DATABASE_URL: queueUrl,
    PORT: String(port),
    PUBLIC_URL: apiUrl,
    SVC_EMULATOR_URL: emulatorUrl,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
  });
  await api.ready;
  const sample = process.env.SVC_SAMPLE !== 'off';
  const [{ dev, signInLink, arriving }] = await Promise.all([
    api.ask({
      question: 'prepare',
      options: { databaseUrl: database, folder, apiUrl, sample },
    }) as Promise<Prepared>,
    emulator.ready,
    builtTools,
  ]);
  announce(dev, {
    signInLink,
    takenPort: port === wanted ? null : wanted,
    logs: `${relative(process.cwd(), logs)}/`,
  });
  // Only a browser needs the console and the sample: other work of this start goes first, and a page says so until both are there.
  const builtConsole = buildPart('console', constants.priority.PRIORITY_BELOW_NORMAL);
  if (arriving) {
    say('storing the sample');
    await api.ask({ question: 'storeSample' }).then(
      () => console.log(`\n${aboutSample(apiUrl, arriving)}\n`),
      (error: Error) => say(`the sample could not be stored; the next start tries again: ${error.message}`),
    );
  }
  await builtConsole;
  await symlink(join(root, 'apps/console/dist'), consoleFolder, 'junction');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  void stop(1);
});
