import { execFile } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Where the programs of the service are built, below the repository. */
export const serviceFolder = 'node_modules/.cache/svc-service';

/**
 * Builds what `build.ts` knows by this name, unless it stands there as its sources are. Throws Error with the builder's words.
 * @param priority as of `nice`: what may wait lets others go first
 */
export async function buildPart(name: 'console' | 'mcp' | 'service', priority = 0): Promise<void> {
  const built = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'build.ts'), name]);
  if (built.child.pid !== undefined) setPriority(built.child.pid, priority);
  await built.catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
    throw new Error(`${name} could not be built:\n${stdout}${stderr}`);
  });
}
