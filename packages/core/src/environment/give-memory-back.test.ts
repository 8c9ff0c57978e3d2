import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const module = new URL('./give-memory-back.ts', import.meta.url).href;

/** Megabytes on the heap of a process that has dropped 80, after what it goes on with. */
async function heapAfter(goesOnWith: string): Promise<number> {
  const program = `
    import { giveMemoryBack } from ${JSON.stringify(module)};
    giveMemoryBack(100);
    const heap = () => process.memoryUsage().heapUsed / 1e6;
    const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const work = (ms) => { for (const end = performance.now() + ms; performance.now() < end; ); };
    let kept = Array.from({ length: 1_000_000 }, (_, at) => ({ at, next: [at] }));
    await sleep(50);
    kept = null;
    const start = performance.now();
    ${goesOnWith}
    console.log(heap());`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  return Number(stdout);
}

test('a process at rest gives back what its work left', async () => {
  expect(
    await heapAfter('while (heap() > 30 && performance.now() - start < 10_000) await sleep(200);'),
  ).toBeLessThan(30);
});

test('a busy process is not made to wait', async () => {
  expect(
    await heapAfter('while (performance.now() - start < 1_000) { work(20); await sleep(10); }'),
  ).toBeGreaterThan(60);
});
