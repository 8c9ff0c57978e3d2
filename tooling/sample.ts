import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveThrough } from './sample/build.ts';
import { gather } from './sample/gather.ts';
import { pack } from './sample/pack.ts';

const folder = join(import.meta.dirname, '../packages/core/src/resource/across/sample-project');
const file = join(folder, 'sample.br');

/**
 * `pnpm sample`: lives through the eight weeks of the sample and keeps what was recorded and computed. Run it when a test says that
 * the product now computes other figures, or that tables have changed.
 */
const packed = await liveThrough(async (sql, found) => {
  await writeFile(join(folder, 'sample.json'), `{ "projectId": ${JSON.stringify(found.projectId)} }\n`);
  return pack(await gather(sql, found));
}, console.error);
await writeFile(file, packed);
console.log(`${file}: ${packed.length} bytes`);
process.exit(0);
