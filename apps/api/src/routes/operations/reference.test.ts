import { sentTypes } from '@svc/contract/events';
import { method, path } from '@svc/contract/kernel';
import { operations } from '@svc/core/operations';
import { expect, test } from 'vitest';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld();

const ids = [...operations.map(({ id }) => id), ...sentTypes.map(({ type }) => type)];
const addressOf = (id: string) => `/docs/reference/${id}`;
const withoutScripts = (html: string) => html.replaceAll(/<script.*?<\/script>/gs, '');

test('the index names every operation and event by its group, without scripts', async () => {
  const { status, text } = await world.request('/docs/reference');
  expect(status).toBe(200);
  const html = withoutScripts(text);
  for (const id of ids) expect(html).toContain(`href="${addressOf(id)}"`);
  for (const operation of operations) expect(html).toContain(`<code>${path(operation)}</code>`);
  for (const [, anchor] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${anchor}"`);
  expect(text.length).toBeLessThan(120_000);
});

test('words find operations without scripts, and what has none says so', async () => {
  const { text } = await world.request('/docs/reference?q=start%20scan');
  expect(text).toContain(addressOf('start_scan'));
  expect(text).not.toContain(addressOf('list_members'));
  const none = await world.request(`/docs/reference?q=${encodeURIComponent('<b>nothing</b>')}`);
  expect(none.text).toContain('Nothing has these words.');
  expect(none.text).not.toContain('<b>nothing</b>');
});

test('each operation and event has a page that is whole by itself', async () => {
  for (const id of ids) {
    const { status, text } = await world.request(addressOf(id));
    expect({ id, status }).toEqual({ id, status: 200 });
    const html = withoutScripts(text);
    const anchors = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, anchor]) => anchor));
    for (const [, anchor = ''] of html.matchAll(/href="#([^"]+)"/g))
      expect({ id, anchor, there: anchors.has(anchor) }).toEqual({ id, anchor, there: true });
    expect({ id, undefined: />undefined|"undefined|\[object Object\]/.test(html) }).toEqual({
      id,
      undefined: false,
    });
    expect(text.length).toBeLessThan(400_000);
  }
});

test('a page tells what is sent and what comes back, with code and the recorded example', async () => {
  const { text } = await world.request(addressOf('start_scan'));
  const html = withoutScripts(text);
  for (const said of ['samplesK', 'scans:write', 'Spends credits', 'curl -s', 'svc.start_scan', '201'])
    expect(html).toContain(said);
  expect(html).toContain('as it was recorded');
  expect(html).toContain('href="/docs/errors/insufficient_credits"');
  const list = await world.request(addressOf('list_scans'));
  expect(withoutScripts(list.text)).toMatch(/<code class="name">limit<\/code>.*?≤ 100/s);
});

test('it can be tried with a document of that operation alone, whose references all lead somewhere', async () => {
  for (const operation of operations) {
    const { status, body, text } = await world.request(`${addressOf(operation.id)}/openapi.json`);
    expect(status).toBe(200);
    expect(Object.keys(body.paths)).toEqual([path(operation)]);
    expect(Object.keys(body.paths[path(operation)])).toEqual([method(operation).toLowerCase()]);
    for (const [, kind = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/([\w.-]+)"/g))
      expect(body.components[kind]?.[name], `${operation.id}: ${kind}/${name}`).toBeDefined();
  }
  const { text } = await world.request(`${addressOf('start_scan')}/try`);
  expect(text).toContain('/docs/reference/start_scan/openapi.json');
});

test('what is not there says so, with the way on', async () => {
  for (const wrong of ['nothing_like_it', 'scan.completed/try', '%3Cscript%3E']) {
    const { status, text } = await world.request(addressOf(wrong));
    expect(status).toBe(404);
    expect(text).toContain('href="/docs/reference"');
    expect(text).not.toContain('“<script>');
  }
});
