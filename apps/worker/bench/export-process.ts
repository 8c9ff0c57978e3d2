import { setTimeout as sleep } from 'node:timers/promises';
import { createEnvironment } from '@svc/core/environment';
import { buildExport } from '@svc/core/resource/tell/export';
import { openDatabase } from '@svc/db';

/** Writes one export, and says how much memory it took: at rest before, and the most while it wrote. */
const [url = '', folder = '', workspaceId = '', exportId = ''] = process.argv.slice(2);
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const environment = createEnvironment({
  database: openDatabase({ url }),
  log: silent,
  settings: { SVC_OBJECTS_FOLDER: folder },
  testBaseUrls: {},
  egressAllow: '',
});
await environment.database.system.selectFrom('worker_instance').select('poolId').execute();
await sleep(300);
const idle = process.memoryUsage.rss();
const started = performance.now();
const outcome = await buildExport(environment, { workspaceId, exportId }, new AbortController().signal);
const ms = performance.now() - started;
// The most memory that the process has had, as the operating system noted it.
const most = Math.max(idle, process.resourceUsage().maxRSS * 1_024);
process.send?.({ outcome, ms, idle, most });
await environment.database.close();
process.exit(0);
