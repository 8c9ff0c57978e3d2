import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Node running a file, in a process of its own; resolves with its first words once it says something. */
export async function spawnNode(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, [...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise<Buffer>((resolve, reject) => {
    child.stdout.once('data', resolve);
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
  });
  child.stdout.resume();
  return { child, said: said.toString() };
}

/** User and system time of a process so far, in seconds, from /proc. */
export function cpuSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
