import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exported } from '../../client-go/gen/names.ts';
import { runTasks } from './driver.ts';
import { goProgram, pythonProgram } from './programs.ts';
import type { Outcome, Task } from './scenario.ts';

export const clients = ['typescript', 'python', 'python asyncio', 'go'] as const;
export type ClientName = (typeof clients)[number];

/** Whether this machine can run it. */
export const canRun: Record<ClientName, () => boolean> = {
  typescript: () => true,
  python: () => pythonProgram() !== null,
  'python asyncio': () => pythonProgram() !== null,
  go: () => goProgram() !== null,
};

const packages = new URL('../..', import.meta.url).pathname;
const execute = promisify(execFile);

const linesOf = (text: string): Outcome[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** As Go spells the names of a call. */
const inGo = (task: Task): Task => ({
  ...task,
  ...(task.call && {
    call: { ...task.call, resource: exported(task.call.resource), method: exported(task.call.method) },
  }),
});

/**
 * Does the tasks with one client, in a process of its own but for TypeScript's.
 *
 * @param folder for files that go between the processes
 */
export async function outcomesOf(
  client: ClientName,
  tasks: readonly Task[],
  folder: string,
): Promise<Outcome[]> {
  if (client === 'typescript') return runTasks(tasks);
  const file = join(folder, `${client.replace(' ', '-')}.json`);
  writeFileSync(file, JSON.stringify(client === 'go' ? tasks.map(inGo) : tasks));
  if (client !== 'go') {
    const driver = join(packages, 'client-python/tests/driver.py');
    const way = client === 'python' ? 'sync' : 'async';
    const { stdout } = await execute(pythonProgram() ?? '', [driver, file, way], { maxBuffer: 1 << 26 });
    return linesOf(stdout);
  }
  const outcomes = join(folder, 'go-outcomes');
  await execute(goProgram() ?? '', ['test', '-count=1', '-run', 'TestContract', '.'], {
    cwd: join(packages, 'client-go'),
    env: {
      ...process.env,
      ...{ GOFLAGS: '-mod=mod', GOPROXY: 'off', GOTOOLCHAIN: 'local' },
      ...{ SVC_CONTRACT_TASKS: file, SVC_CONTRACT_OUTCOMES: outcomes },
    },
  });
  return linesOf(readFileSync(outcomes, 'utf8'));
}
