import { readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFree } from '@svc/testing/embedded';

/** Within it whoever chose a port listens there, and others see that it is taken. */
const holdsMs = 120_000;
const noteOf = (port: number, folder: string): string => join(folder, `svc-port-${port}`);

/**
 * A free port that no other start has chosen: one is chosen some seconds before a program listens on it, and two starts at
 * the same time would choose the same. Throws Error where there is none.
 */
export async function choosePort(from: number, folder: string = tmpdir()): Promise<number> {
  for (let port = from; port < from + 200; port += 1)
    if ((await isFree(port)) && (await choose(port, folder))) return port;
  throw new Error(`No free port between ${from} and ${from + 200}`);
}

/** False: another process that lives has chosen it a moment ago. */
async function choose(port: number, folder: string): Promise<boolean> {
  const note = noteOf(port, folder);
  const write = (flag: 'w' | 'wx'): Promise<boolean> =>
    writeFile(note, String(process.pid), { flag }).then(
      () => true,
      () => false,
    );
  if (await write('wx')) return true;
  const [text, found] = await Promise.all([readFile(note, 'utf8'), stat(note)]).catch(
    () => ['', null] as const,
  );
  const holder = Number(text);
  const holds = found !== null && Date.now() - found.mtimeMs < holdsMs;
  // Empty: it is being written.
  if (holds && holder !== process.pid && (text === '' || isAlive(holder))) return false;
  // A note of another user that lasts too long cannot be replaced, and holds nothing.
  await write('w');
  return true;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
