import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Builds what `build.ts` knows by this name, unless it stands there as its sources are. Throws Error with the builder's words. */
export async function buildPart(name: 'console' | 'mcp'): Promise<void> {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'build.ts'), name]).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${name} could not be built:\n${stdout}${stderr}`);
    },
  );
}
