import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeBlocks, type DocsService, openService } from './service.ts';

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
let service: DocsService;
beforeAll(async () => {
  service = await openService();
  mkdirSync(join(service.folder, '.svc'));
  const dev = { apiUrl: service.api, testApiKey: service.key };
  writeFileSync(join(service.folder, '.svc/dev.json'), JSON.stringify(dev));
});
afterAll(() => service.close());

test('the commands run as pasted, with the address and the key of .svc/dev.json', async () => {
  const script = codeBlocks(readme).find(({ code }) => code.startsWith('API='))?.code ?? '';
  const output = await service.bash(script);
  expect(output).not.toContain('"instance":"req_');
  const id = /scn_[0-9a-f]{32}/.exec(output)?.[0] ?? '';
  expect((await service.stack.settle(id)).status).toBe('completed');
});
