// Loads what a program is made of while the database starts, and runs the program once it is told the settings.
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { heapGrowth } from './flags.ts';
import type { SeedOptions } from './seed.ts';

const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  // The API also makes the first workspace: a process of its own would load the same once more.
  api: () => Promise.all([import('../../apps/api/src/app.ts'), import('./seed.ts')]),
  worker: () => import('../../apps/worker/src/worker.ts'),
};

const [name = ''] = process.argv.splice(2);
const told = once(process, 'message');
const end = (): never => process.exit(1);
process.once('disconnect', end);
await parts[name]?.();
// A process that loads the same from now on need not compile it.
flushCompileCache();
process.send?.('loaded');
// Not before: loading would take a third longer.
setFlagsFromString(heapGrowth);
const [settings] = await told;
process.off('disconnect', end);
Object.assign(process.env, settings);
await import(join(import.meta.dirname, `../../apps/${name}/src/main.ts`));

if (name === 'api')
  process.on('message', async (options: SeedOptions) => {
    const { prepare } = await import('./seed.ts');
    prepare(options, (why) => console.error(`waiting for the database and the API: ${why}`)).then(
      (answer) => process.send?.({ answer }),
      (error: Error) => process.send?.({ refused: error.message }),
    );
  });
