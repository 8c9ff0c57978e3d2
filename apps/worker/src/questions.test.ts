import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CreateProject } from '@svc/contract/account/project';
import { GeneratePrompts } from '@svc/contract/measure/prompt-set';
import { createProject } from '@svc/core/resource/account/project';
import { generatePromptSet } from '@svc/core/resource/measure/prompt-set';
import { startScan } from '@svc/core/resource/measure/scan';
import { afterAll, expect, test } from 'vitest';
import { testStack } from './test/test-stack.ts';

const html = `<html lang="de"><head><title>Zahnarztpraxis Lindenhof | Zahnarzt in Leipzig</title>
<meta name="description" content="Zahnarztpraxis in Leipzig: Prophylaxe, Implantate, Behandlung von Angstpatienten."></head><body>
<h1>Zahnarztpraxis Lindenhof in Leipzig</h1>
<p>Wir sind eine Zahnarztpraxis in Leipzig und nehmen uns Zeit für Angstpatienten. Unsere Praxis liegt in der Südvorstadt und ist gut mit der Straßenbahn zu erreichen.</p>
<h2>Implantate</h2><p>Ein Implantat ersetzt die Wurzel eines Zahns. Wir planen es mit einer dreidimensionalen Aufnahme.</p>
<h2>Prophylaxe</h2><p>Zweimal im Jahr reinigen wir Ihre Zähne gründlich.</p>
<h2>Was kostet das?</h2><p>Das hängt vom Befund ab. Wir nennen den Preis vorher.</p>
<address>Lindenhof 1, 04275 Leipzig</address></body></html>`;
const site = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(html);
});
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
const { port } = site.address() as AddressInfo;
afterAll(() => {
  site.closeAllConnections();
  site.close();
});
const stack = await testStack({ egressAllow: `127.0.0.1:${port}` });
await stack.startWorker();

const ofABuyer = /Zahn|Praxis|Implant|Prophylaxe|Angstpatient|Termin/i;

test('“Zahnarztpraxis Lindenhof, Leipzig” is enough for questions of its market and a measured scan', async () => {
  const input = CreateProject.parse({ name: 'Zahnarztpraxis Lindenhof, Leipzig', engines: ['openai'] });
  const project = await createProject(stack.context, input);
  expect(project).toMatchObject({ brand: { name: 'Zahnarztpraxis Lindenhof' }, locale: { language: 'de' } });
  const { prompts } = await generatePromptSet(stack.context, {
    ...GeneratePrompts.parse({ activate: true }),
    projectId: project.id,
  });
  expect(prompts.length).toBeGreaterThanOrEqual(12);
  expect(new Set(prompts.map(({ intent }) => intent)).size).toBeGreaterThanOrEqual(6);
  for (const { text, branded, source } of prompts) {
    expect(text).toMatch(ofABuyer);
    expect({ text, branded, source }).toEqual({ text, branded: false, source: 'corpus' });
    expect(text).not.toContain('Lindenhof');
  }
  expect(prompts.filter(({ text }) => text.includes('Leipzig')).length).toBeGreaterThan(prompts.length / 2);
  const { id } = await startScan(stack.context, { projectId: project.id });
  const scan = await stack.settle(id);
  expect(scan.status).toBe('completed');
  expect(scan.progress).toMatchObject({ recorded: 3 * prompts.length, failed: 0 });
  expect(scan.result?.overall?.presence).toMatchObject({ status: 'measured', n: prompts.length });
});

test('a page alone is enough: its questions are of its market, in its language, and are measured', async () => {
  const { id } = await startScan(stack.context, {
    url: `http://127.0.0.1:${port}/`,
    config: { engines: ['openai'] },
  });
  const scan = await stack.settle(id);
  expect(scan.status).toBe('completed');
  const asked = await stack.owner<{ text: string; branded: boolean }[]>`
    select text, branded from scan_prompt where scan_id = ${id} order by prompt_index`;
  const own = asked.filter(({ branded }) => !branded);
  expect(own.length).toBeGreaterThanOrEqual(12);
  for (const { text } of own) {
    expect(text).toMatch(ofABuyer);
    expect(text).not.toMatch(/Lindenhof|Was kostet das\?/);
  }
  expect(scan.result?.overall?.presence).toMatchObject({ status: 'measured' });
});
