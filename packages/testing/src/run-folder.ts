import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endLeftover, isAlive } from './embedded.ts';

const memory = '/dev/shm';
const prefix = 'svc-test-';
/** Far more than the databases of a run take (some 500 MB), so that nothing else gets short of memory. */
const roomBytes = 4 * 2 ** 30;

/**
 * A folder for the databases of a run, named after this process. It is in memory where there is room: each test file gets a copy
 * of 1,200 files, which on a disk takes 18 times the processor's time.
 */
export async function runFolder(): Promise<string> {
  await removeLeftovers();
  return mkdtemp(join((await hasRoom()) ? memory : tmpdir(), `${prefix}${process.pid}-`));
}

async function hasRoom(): Promise<boolean> {
  if (process.platform !== 'linux' || process.availableMemory() < roomBytes) return false;
  try {
    const { bavail, bsize } = await statfs(memory);
    return bavail * bsize >= roomBytes;
  } catch {
    return false;
  }
}

/** Memory is given back by nobody else: what a killed run left is ended and deleted by the next one. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(memory).catch(() => [])) {
    const [, owner] = name.match(/^svc-test-(\d+)-/) ?? [];
    if (owner === undefined || isAlive(Number(owner))) continue;
    const folder = join(memory, name);
    await endLeftover(join(folder, 'postgres/postmaster.pid'));
    await rm(folder, { recursive: true, force: true });
  }
}
