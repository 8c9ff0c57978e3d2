import { createEnvironment } from '@svc/core/environment';
import { startDueSchedules } from '@svc/core/resource/schedule';
import { openDatabase, type TenantDatabase } from '@svc/db';
import { emulatorBaseUrls } from '@svc/emulator/engine';

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

function watched(db: TenantDatabase): TenantDatabase {
  const holding = new WeakSet<object>();
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      if (node.kind !== 'RawNode' || !node.sqlFragments.some((part) => part.includes('hold_credits')))
        return node;
      holding.add(queryId);
      dieAt('before_hold');
      return node;
    },
    async transformResult({ result, queryId }) {
      if (holding.has(queryId)) dieAt('after_hold');
      return result;
    },
  });
}

const database = openDatabase({ url: order.databaseUrl });
const environment = createEnvironment({
  database: { ...database, forWorkspace: (id) => watched(database.forWorkspace(id)) },
  log: { info: () => {}, warn: () => {}, error: () => {} },
  settings: {},
  testBaseUrls: emulatorBaseUrls(order.emulatorUrl),
  egressAllow: '',
});
await startDueSchedules(environment);
dieAt('after_commit');
await environment.fetch.close();
await database.close();
