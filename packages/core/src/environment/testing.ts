import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultProductName, limitsOf, type Plan, type PlanLimits } from '@svc/contract/kernel';
import { type Database, openDatabase } from '@svc/db';
import { EngineError } from '@svc/engines';
import { createApart, uploadDoor } from '../apart/index.ts';
import { GuardError, type GuardedFetch, throughDoor } from '../guard/index.ts';
import type { Runnable } from '../implement/index.ts';
import { type Context, newId } from '../kernel/index.ts';
import { createSigner } from '../merkle/index.ts';
import { createFolderStore, linkSecretOf } from '../object-store/index.ts';
import { createManualProcessor } from '../payment/index.ts';
import { noTrace } from '../trace/index.ts';
import { createRedactor, createVault, localKey } from '../vault/index.ts';
import { readIntegrationSettings } from '../vendor/index.ts';
import { type PrepareContext, prepareContext, runContext } from './context.ts';
import { createEngineDirectory } from './engine-directory.ts';
import type { Environment } from './environment.ts';
import { hearUncaught } from './uncaught.ts';

const page =
  '<html lang="en"><head><title>Time tracking for teams | Acme</title></head><body><h1>Acme time tracking</h1><p>Acme is a time tracker for teams that bill by the hour.</p></body></html>';

/** Fails as the real guard does for a text that is no address. */
function check(url: string): URL {
  if (!URL.canParse(url)) throw new GuardError('bad_url', 'This is no address.');
  return new URL(url);
}

/** As many threads as a process needs; they end with it. */
const threads = createApart({ deadlineMs: 60_000 });

/** The real database, the sandbox and one configured engine, and no way out to the network. */
export function testEnvironment(database: Database): Environment {
  const refuse = () => Promise.reject(new GuardError('unreachable', 'Tests reach no network.'));
  // The one site that there is.
  const get: GuardedFetch['get'] = async (url) => {
    const { host, pathname } = check(url);
    if (host !== 'acme.example') return refuse();
    const found = pathname === '/';
    const body = Buffer.from(found ? page : 'gone');
    return {
      url,
      status: found ? 200 : 404,
      headers: { 'content-type': found ? 'text/html' : 'text/plain' },
      body,
      text: () => body.toString(),
      redirects: [],
      ttfbMs: 1,
    };
  };
  return {
    database,
    engines: createEngineDirectory({ settings: { OPENAI_API_KEY: 'sk-test' }, testBaseUrls: {} }),
    fetch: { get, post: refuse, check, close: async () => {} },
    integrations: readIntegrationSettings({}),
    identity: null,
    names: { namesOf: async () => null, addressesOf: async () => null },
    readPage: throughDoor(threads),
    readUpload: uploadDoor(threads),
    vault: createVault([localKey(Buffer.alloc(32, 7))]),
    mailer: { kind: 'mailbox' },
    productName: defaultProductName,
    publicUrl: 'https://svc.example',
    objects: testObjects(database),
    auditSigner: createSigner('svc-test', Buffer.alloc(32, 7).toString('base64')),
    payments: createManualProcessor('https://operator.example/billing'),
    secrets: createRedactor(),
    probe: async (adapter) => ({ model: adapter.defaultModel }),
    ask: async () => Promise.reject(new EngineError('network', 'Tests reach no network.')),
    trace: noTrace,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    now: () => new Date(),
    followClock: async () => () => {},
    random: () => 0.5,
  };
}

const objectsFolders = join(tmpdir(), `svc-objects-${randomUUID()}`);
process.once('exit', () => rmSync(objectsFolders, { recursive: true, force: true }));

/** In a folder that is made by the first write and deleted with the process. */
function testObjects(database: Database) {
  const folder = join(objectsFolders, randomUUID());
  const linkSecret = linkSecretOf(database);
  return createFolderStore({ folder, publicUrl: 'https://svc.example', linkSecret });
}

export interface TestTenant {
  /** As an administrator's key of the live workspace, with every right that `prepare` has. */
  context: PrepareContext;
  /** The same of its test twin. */
  twin: PrepareContext;
  environment: Environment;
}

export interface TenantOptions {
  plan?: Plan;
  name?: string;
  limits?: Partial<PlanLimits>;
  /** Of an organisation that is there already. */
  organisationId?: string;
}

/** Inserts an organisation with a workspace and its test twin, and returns a context for each. */
export async function testContext(
  database: Database,
  ownerUrl: string,
  options: TenantOptions = {},
): Promise<TestTenant> {
  const plan = options.plan ?? 'growth';
  const name = options.name ?? 'Test';
  const limits = options.limits ?? {};
  const organisationId = options.organisationId ?? newId('organisation');
  const [live, test] = [newId('workspace'), newId('workspace')];
  const owner = openDatabase({ url: ownerUrl, role: null });
  const { system } = owner;
  await system
    .insertInto('organisation')
    .values({ id: organisationId, name, plan, limitOverrides: limits })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const common = { organisationId, name };
  await system
    .insertInto('workspace')
    .values({ ...common, id: test, mode: 'test' })
    .execute();
  await system
    .insertInto('workspace')
    .values({ ...common, id: live, mode: 'live', twinId: test })
    .execute();
  await owner.close();

  const environment = testEnvironment(database);
  const open = (id: string, mode: 'live' | 'test'): PrepareContext =>
    prepareContext(
      runContext(environment, {
        workspace: {
          id,
          name,
          organisationId,
          organisationName: name,
          mode,
          twinId: mode === 'live' ? test : null,
          plan,
          limits: limitsOf(plan, limits),
        },
        actor: {
          id: newId('apiKey'),
          name: 'Administrator',
          scopes: ['admin'],
          projectIds: null,
          replaces: [],
        },
        requestId: newId('request'),
      }),
      environment,
    );
  return { context: open(live, 'live'), twin: open(test, 'test'), environment };
}

/** The same caller with other rights. */
export const actingWith = <C extends Context>(context: C, actor: Partial<C['actor']>): C => ({
  ...context,
  actor: { ...context.actor, ...actor },
});

/** Runs an operation as the API does, for tests that go through the table. */
export const perform = async (
  operation: Runnable | undefined,
  context: PrepareContext,
  input: Record<string, unknown>,
): Promise<unknown> => {
  if (!operation) throw new Error('there is no such operation');
  return operation.run(context, input, await operation.prepare?.(context, input));
};

/**
 * `hearUncaught` in place of the test runner's listeners, which would take an uncaught error for a failure of the test.
 * `strays`: how many belonged to no task. `restore` brings the runner's listeners back.
 */
export function hearStrays(): { strays: () => number; restore: () => void } {
  const others = process.rawListeners('uncaughtException') as NodeJS.UncaughtExceptionListener[];
  process.removeAllListeners('uncaughtException');
  let strays = 0;
  hearUncaught({ info: () => {}, warn: () => {}, error: () => {} }, () => {
    strays += 1;
  });
  return {
    strays: () => strays,
    restore() {
      process.removeAllListeners('uncaughtException');
      for (const listener of others) process.on('uncaughtException', listener);
    },
  };
}
