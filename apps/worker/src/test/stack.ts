import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endedScanStatuses } from '@svc/contract/kernel';
import type { Scan } from '@svc/contract/measure/scan';
import type { Environment } from '@svc/core/environment';
import { createEnvironment, type PrepareContext, prepareContext, runContext } from '@svc/core/environment';
import { testContext } from '@svc/core/environment/testing';
import type { Log } from '@svc/core/kernel';
import { createProject } from '@svc/core/resource/account/project';
import { getScan } from '@svc/core/resource/measure/scan';
import type { Trace } from '@svc/core/trace';
import { createVault, localKey } from '@svc/core/vault';
import { type Database, openDatabase } from '@svc/db';
import { queueLogin } from '@svc/db/login';
import {
  DEFAULT_BRANDS,
  type Emulator,
  type EmulatorConfig,
  emulatorBaseUrls,
  startEmulator,
  type WriteAnswer,
} from '@svc/emulator';
import { noteStatement } from '@svc/testing';
import postgres from 'postgres';
import { startWorker, type WorkerOptions } from '../worker.ts';

export interface Stack {
  /** As a test key: its engines are the emulator. */
  context: PrepareContext;
  /** Connected as the owner, who passes row-level security. */
  owner: postgres.Sql;
  emulator: Emulator;
  /** Folder of the object store. */
  objectsFolder: string;
  environment: Environment;
  database: Database;
  databaseUrl: string;
  startWorker: (options?: Partial<WorkerOptions>) => Promise<{ poolId: string; stop: () => Promise<void> }>;
  /** A project of the emulator's first brand with an active set of prompts. */
  project: (options: { engines: string[]; samplesK: number; prompts: string[] }) => Promise<string>;
  settle: (scanId: string, timeoutMs?: number) => Promise<Scan>;
  close: () => Promise<void>;
}

export interface StackOptions {
  databaseUrl: string;
  emulator?: EmulatorConfig;
  write?: WriteAnswer;
  settings?: Record<string, string>;
  credits?: number;
  /** `host:port,…` that may be fetched although it is not public. */
  egressAllow?: string;
  /** enterprise by default: limits are in nobody's way. */
  plan?: 'free' | 'enterprise';
  trace?: Trace;
  log?: Log;
}

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Everything but the HTTP surface: a real database, the emulator, and a tenant with credits. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const emulator = await startEmulator(options.emulator ?? {}, options.write);
  const objectsFolder = await mkdtemp(join(tmpdir(), 'svc-objects-'));
  const database = openDatabase({
    url: options.databaseUrl,
    transactionConnections: 12,
    citus: process.env.SVC_CITUS_URL !== undefined,
    onStatement: options.trace?.onStatement ?? noteStatement,
  });
  const owner = postgres(options.databaseUrl, { max: 2, onnotice: () => {} });
  const environment = createEnvironment({
    database,
    log: options.log ?? (process.env.SVC_TEST_LOG ? console : silent),
    ...(options.trace && { trace: options.trace }),
    settings: { SVC_OBJECTS_FOLDER: objectsFolder, ...options.settings },
    testBaseUrls: emulatorBaseUrls(emulator.origin),
    egressAllow: options.egressAllow ?? '',
    vault: createVault([localKey(Buffer.alloc(32, 7))]),
  });
  const tenant = await testContext(database, options.databaseUrl, { plan: options.plan ?? 'enterprise' });
  const context = prepareContext(runContext(environment, tenant.twin), environment);
  await owner`select grant_credits(${`grt_${context.workspace.id}`}, ${context.workspace.organisationId}, 'test', ${options.credits ?? 100_000}, 'manual')`;
  const queueUrl = await queueLogin(options.databaseUrl);
  const workers: { stop: () => Promise<void> }[] = [];

  return {
    context,
    owner,
    emulator,
    objectsFolder,
    environment,
    database,
    databaseUrl: options.databaseUrl,
    async startWorker(more = {}) {
      const worker = await startWorker({
        environment,
        databaseUrl: queueUrl,
        concurrency: 20,
        leaseSeconds: 10,
        ...more,
      });
      let stopped: Promise<void> | null = null;
      const once = { ...worker, stop: () => (stopped ??= worker.stop()) };
      workers.push(once);
      return once;
    },
    async project({ engines, samplesK, prompts }) {
      const [brand, ...competitors] = options.emulator?.brands ?? DEFAULT_BRANDS;
      if (!brand) throw new Error('the emulator has no brand');
      const identity = (one: typeof brand) => ({
        name: one.name,
        aliases: one.aliases ?? [],
        domains: [one.domain],
        negativeTerms: [],
        contextTerms: [],
        caseRule: 'auto' as const,
        languages: [],
      });
      const project = await createProject(context, {
        name: brand.name,
        description: null,
        brand: identity(brand),
        competitors: competitors.map(identity),
        locale: { country: null, region: null, language: 'en' },
        timeZone: 'UTC',
        engines,
        samplesK,
        maxPrompts: 1_000,
      });
      const setId = `pst_${project.id.slice(4)}`;
      const { id: workspaceId } = context.workspace;
      await owner`insert into prompt_set (workspace_id, project_id, id, name, state, active, language) values (${workspaceId}, ${project.id}, ${setId}, 'Prompts', 'active', true, 'en')`;
      for (const [index, text] of prompts.entries()) {
        const id = `prm_${project.id.slice(4, 28)}${index.toString(16).padStart(8, '0')}`;
        await owner`insert into prompt (workspace_id, project_id, prompt_set_id, id, text, intent, branded) values (${workspaceId}, ${project.id}, ${setId}, ${id}, ${text}, 'best_of', false)`;
      }
      return project.id;
    },
    async settle(scanId, timeoutMs = 100_000) {
      const end = Date.now() + timeoutMs;
      for (;;) {
        const scan = await getScan(context, { scanId });
        if (endedScanStatuses.some((ended) => ended === scan.status)) return scan;
        if (Date.now() > end)
          throw new Error(`scan ${scanId} is still ${scan.status}: ${JSON.stringify(scan.progress)}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async close() {
      for (const worker of workers) await worker.stop();
      await environment.fetch.close();
      await emulator.close();
      await owner.end({ timeout: 5 });
      await database.close();
      await rm(objectsFolder, { recursive: true, force: true });
    },
  };
}

/** The day after today, for spans that end after all that a test does. */
export const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** Questions that differ, of one market. */
export const questions = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, index) => `What is the best team planner for a company with ${index + 2} people?`,
  );
