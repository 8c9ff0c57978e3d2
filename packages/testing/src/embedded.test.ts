import { spawnSync } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './embedded.ts';

test('a process that failed exits so', () => {
  const module = JSON.stringify(new URL('embedded.ts', import.meta.url).href);
  const script = `import ${module}; process.exitCode = 3;`;
  expect(spawnSync(process.execPath, ['--input-type=module', '--eval', script]).status).toBe(3);
});

test('a taken port is passed over', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  expect(await freePort(port)).toBeGreaterThan(port);
  await new Promise((resolve) => holder.close(resolve));
});
