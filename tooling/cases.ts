import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { saas, shop } from './cases/business.ts';
import { dentist, hotel } from './cases/german.ts';
import { tellAll } from './cases/tell.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'cases' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.error(
    'pnpm cases [--out FOLDER] [--only software,shop,dentist,hotel]\n\nMeasures four made-up businesses on the emulator and writes what their people would read: cases in both languages, an alert’s mail, the executive report, the advice of a scan.',
  );
  process.exit(0);
}
const only = values.only?.split(',');
const businesses = [dentist, saas, shop, hotel].filter(({ id }) => only?.includes(id) ?? true);
await mkdir(values.out, { recursive: true });
await tellAll(businesses, {
  say: console.error,
  write: (name, content) => writeFile(join(values.out, name), content),
});
console.log(values.out);
process.exit(0);
