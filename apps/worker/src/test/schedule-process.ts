import { createEnvironment } from '@svc/core/environment';
import { startDueSchedules } from '@svc/core/resource/measure/schedule';
import { openDatabase } from '@svc/db';
import { emulatorBaseUrls } from '@svc/emulator/engine';
import { watchHold } from './watch-hold.ts';

/** The orders of a process that starts what is due, as JSON in SVC_CRASH. */
export interface ScheduleOrder {
  databaseUrl: string;
  emulatorUrl: string;
  /** Where it is killed: in the transaction that starts the scan, after it, or not at all. */
  dies: 'before_hold' | 'after_hold' | 'after_commit' | 'not';
}

const order = JSON.parse(process.env.SVC_CRASH ?? '{}') as ScheduleOrder;
const dieAt = (point: ScheduleOrder['dies']) => {
  if (point === order.dies) process.kill(process.pid, 'SIGKILL');
};

const database = openDatabase({ url: order.databaseUrl });
const environment = createEnvironment({
  database: { ...database, forWorkspace: (id) => watchHold(database.forWorkspace(id), dieAt) },
  log: { info: () => {}, warn: () => {}, error: () => {} },
  settings: {},
  testBaseUrls: emulatorBaseUrls(order.emulatorUrl),
  egressAllow: '',
});
await startDueSchedules(environment);
dieAt('after_commit');
await environment.fetch.close();
await database.close();
