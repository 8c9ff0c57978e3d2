import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeBlocks, type DocsService, openService } from './service.ts';

const root = join(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
let service: DocsService;

/** The repository’s folder as `npm start` leaves it. */
beforeAll(async () => {
  service = await openService();
  mkdirSync(join(service.folder, '.svc'));
  const dev = { apiUrl: service.api, testApiKey: service.key };
  writeFileSync(join(service.folder, '.svc/dev.json'), JSON.stringify(dev));
  symlinkSync(join(root, 'apps'), join(service.folder, 'apps'));
  const scripts = { 'pack:client': `node ${root}/tooling/pack-client.ts` };
  writeFileSync(join(service.folder, 'package.json'), JSON.stringify({ private: true, scripts }));
});
afterAll(() => service.close());

test('it is short', () => {
  expect(readme.split(/\s+/).length).toBeLessThanOrEqual(1_200);
});

test('what it tells to paste runs as it stands, in one shell, to the end', async () => {
  const [start, ...pasted] = codeBlocks(readme).filter(({ language }) => language === 'sh');
  expect(start?.code).toContain('npm start');
  const output = await service.bash(`set -e\n${pasted.map(({ code }) => code).join('\necho ---\n')}`);
  const [byCurl = '', withClient = '', withAgent = ''] = output.split('---\n');
  const shown = codeBlocks(readme).find(({ language }) => language === 'text')?.code ?? '';
  // Compared by words and shape with the promised output; numbers differ from day to day.
  const shape = (line: string): string => line.trim().replace(/\d+(?:\.\d+)?/g, '0');
  expect(byCurl.trim().split('\n').map(shape)).toContain(shape(shown));
  expect(withClient.match(/ live$/gm)).toHaveLength(3);
  expect(withAgent).toContain('claude mcp add');
});

test('every file that it leads to is there', () => {
  const links = [...readme.matchAll(/\]\(([^)#]+)\)|(?:src|srcset)="([^"]+)"/g)].map(
    ([, link, src]) => link ?? src ?? '',
  );
  expect(links.length).toBeGreaterThan(25);
  for (const link of links) expect(() => readFileSync(join(root, link))).not.toThrow(/ENOENT/);
});
