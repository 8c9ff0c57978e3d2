import { createEnvironment, runContext } from '@svc/core/environment';
import type { Actor, Workspace } from '@svc/core/kernel';
import { startScan } from '@svc/core/resource/measure/scan';
import type { CrashPoint } from '@svc/core/runner';
import { openDatabase } from '@svc/db';
import { emulatorBaseUrls } from '@svc/emulator/engine';
import { startWorker } from '../worker.ts';
import { watchHold } from './watch-hold.ts';

/** The orders of a process that will be killed, as JSON in SVC_CRASH. */
export interface CrashOrder {
  databaseUrl: string;
  emulatorUrl: string;
  settings: Record<string, string>;
  point: CrashPoint | 'before_hold' | 'after_hold';
  /** Which time the point is reached. */
  time: number;
  /** Belongs to the caller whose request is cut off while its credits are being held. */
  request: { workspace: Workspace; actor: Actor; projectId: string };
}

const order = JSON.parse(process.env.SVC_CRASH ?? '{}') as CrashOrder;
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const die = () => process.kill(process.pid, 'SIGKILL');
let reached = 0;
const dieAt = (point: CrashOrder['point']) => {
  if (point !== order.point) return;
  reached += 1;
  if (reached !== order.time) return;
  // A moment later the request has left and its answer is not back.
  if (point === 'in_call') setTimeout(die, 30);
  else die();
};

const database = openDatabase({ url: order.databaseUrl });
const environment = createEnvironment({
  database,
  log: silent,
  settings: order.settings,
  testBaseUrls: emulatorBaseUrls(order.emulatorUrl),
  egressAllow: '',
});

if (order.point === 'before_hold' || order.point === 'after_hold') {
  const { workspace, actor, projectId } = order.request;
  const db = watchHold(database.forWorkspace(workspace.id), dieAt);
  await startScan(
    { ...runContext(environment, { workspace, actor, requestId: 'req_crash' }), db },
    { projectId },
  );
} else {
  // The sweeper must not free what other dead processes held: it has a patience of its own.
  await startWorker({
    environment,
    databaseUrl: order.databaseUrl,
    concurrency: 10,
    leaseSeconds: 600,
    crashPoint: dieAt,
  });
}
