import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compete } from './compete.ts';
import type { Entry } from './program.ts';
import { recordedWorlds } from './recorded.ts';
import { simulatedWorlds } from './simulated.ts';
import { tableOf } from './table.ts';

const help = `pnpm arena [--json] [--quick] [--only NAME,NAME] [--tracker NAME=COMMAND ...] [--patience SECONDS]

Trackers measure recorded answers of real engines and simulated markets; one table says how well.

  --tracker NAME=COMMAND  one more tracker: reads tasks and writes replies, a line each (README.md)
  --only NAME,NAME        these trackers alone
  --quick                 about an eighth of the worlds
  --json                  the figures as JSON
  --patience SECONDS      how long a tracker may take for one task; 60 by default`;

const folder = join(import.meta.dirname, '..', 'trackers');
const built = ['ours', 'pooled-wilson', 'two-proportions', 'plain-share'].map(
  (name): Entry => ({ name, command: `"${process.execPath}" "${join(folder, `${name}.ts`)}"` }),
);

function stop(message: string): never {
  process.stderr.write(`${message}\n\n${help}\n`);
  process.exit(2);
}

function options() {
  try {
    return parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        only: { type: 'string' },
        patience: { type: 'string', default: '60' },
        tracker: { type: 'string', multiple: true, default: [] },
      },
    }).values;
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

function entryOf(text: string): Entry {
  const [, name, command] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || command === undefined)
    return stop(`--tracker takes NAME=COMMAND, such as mine="python3 mine.py"; got ${text}`);
  return { name, command };
}

const { json, quick, help: wanted, only, patience, tracker } = options();
if (wanted) {
  process.stdout.write(`${help}\n`);
  process.exit(0);
}
const seconds = Number(patience);
if (!(seconds > 0)) stop(`--patience takes a number of seconds above 0; got ${patience}`);
const all = [...built, ...tracker.map(entryOf)];
const chosen = only?.split(',');
const unknown = chosen?.find((name) => !all.some((entry) => entry.name === name));
if (unknown !== undefined)
  stop(`no tracker is called ${unknown}; there are ${all.map(({ name }) => name).join(', ')}`);
const entries = all.filter(({ name }) => chosen?.includes(name) ?? true);

const worlds = [...(await recordedWorlds(quick ? 1 : 6)), ...(await simulatedWorlds(quick ? 4 : 32))];
const lines = [];
try {
  for (const entry of entries) {
    process.stderr.write(`${entry.name} …\n`);
    lines.push(await compete(entry, worlds, 1_000 * seconds));
  }
} finally {
  await Promise.all(worlds.map(({ emulator }) => emulator.close()));
}
process.stdout.write(
  json ? `${JSON.stringify({ arena: 1, quick, lines }, null, 2)}\n` : `${tableOf(lines)}\n`,
);
process.exit(lines.some(({ failed }) => failed !== null) ? 1 : 0);
