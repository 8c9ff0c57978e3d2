import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { readFiles } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'svc-console-'));
afterAll(() => rmSync(folder, { recursive: true }));
const built = '<meta name="application-name" content="Presence"><title>Presence</title>';
writeFileSync(join(folder, 'index.html'), built);

test('the page carries the name that the operator has set, as text', () => {
  const page = readFiles(folder, 'Acme “A & B” <i>').get('index.html');
  const html = gunzipSync(page?.gzip ?? '').toString();
  expect(html).toBe(
    '<meta name="application-name" content="Acme “A &amp; B” &lt;i&gt;"><title>Acme “A &amp; B” &lt;i&gt;</title>',
  );
  expect(Buffer.from(readFiles(folder, 'Presence').get('index.html')?.plain ?? '').toString()).toBe(built);
});
