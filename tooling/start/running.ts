import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Another start of this folder that is alive: it holds the data, which must not be pulled away under it. */
export async function readRunning(pidFile: string): Promise<number | null> {
  const pid = Number(await readFile(pidFile, 'utf8').catch(() => ''));
  if (!(pid > 1)) return null;
  const command = spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout ?? '';
  return command.includes('tooling/start.ts') ? pid : null;
}
