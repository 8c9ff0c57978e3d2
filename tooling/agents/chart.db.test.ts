import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundlePage } from '../../apps/mcp/chart/bundle.ts';
import { chartUri, mimeType } from '../../apps/mcp/src/chart/index.ts';
import { hearFaults, openBrowser, overflow, patience, photograph, violations } from '../console/browser.ts';
import { type Agent, agentOnSample } from '../sample/agent.ts';

let agent: Agent;
let browser: Browser;
let page: Page;
let faults: string[];
const requests: string[] = [];

beforeAll(async () => {
  [agent, browser] = await Promise.all([agentOnSample({ mode: 'search' }), openBrowser()]);
  page = await browser.newPage({ viewport: { width: 820, height: 900 } });
  faults = hearFaults(page);
  page.on('request', (request) => requests.push(request.url()));
  await page.setContent(await bundlePage('host.ts'), { timeout: patience });
});
afterAll(async () => {
  await browser.close();
  await agent.close();
});

/** Shows a tool’s answer as a host does that found the page in the list of tools. */
async function show(tool: string, given: object, context: object): Promise<Frame> {
  const { tools } = await agent.client.listTools();
  const ui = tools.find(({ name }) => name === `svc.${tool}`)?._meta?.ui as { resourceUri: string };
  const { contents } = await agent.client.readResource({ uri: ui.resourceUri });
  const result = await agent.client.callTool({
    name: `svc.${tool}`,
    arguments: given as Record<string, unknown>,
  });
  expect(result.isError, JSON.stringify(result.content)).not.toBe(true);
  const [content] = contents;
  await page.evaluate(
    ([html, answer, about]) =>
      (globalThis as unknown as { host: { show: (...of: unknown[]) => Promise<void> } }).host.show(
        html,
        answer,
        about,
      ),
    [content && 'text' in content ? content.text : '', result, context] as const,
  );
  const handle = await page.waitForSelector('iframe', { timeout: patience });
  const frame = await handle.contentFrame();
  if (frame === null) throw new Error('there is no frame');
  await frame.waitForSelector('svg', { timeout: patience });
  return frame;
}

interface Estimate {
  value: number;
  ci: { low: number; high: number };
}

const described = (frame: Frame): Promise<string[]> => frame.locator('svg > desc').allTextContents();

test('a host finds the page with the tool, and its type and limits with the page', async () => {
  const { contents } = await agent.client.readResource({ uri: chartUri });
  expect(contents).toMatchObject([
    { uri: chartUri, mimeType, _meta: { ui: { csp: { connectDomains: [], resourceDomains: [] } } } },
  ]);
  const { resources } = await agent.client.listResources();
  expect(resources.find(({ uri }) => uri === chartUri)).toMatchObject({ mimeType });
});

test.each([
  ['get_visibility', 'visibility', 'light'],
  ['get_visibility', 'visibility-dark', 'dark'],
] as const)('%s: presence by engine, with the figures of the text (%s)', async (tool, name, theme) => {
  const { projectId } = agent.sample;
  const { envelope } = await agent.call(tool, { projectId });
  const frame = await show(tool, { projectId }, { theme, locale: 'en-GB' });
  const [first = ''] = await described(frame);
  const { result } = envelope.data as { result: { engines: { presence: Estimate }[] } };
  expect(result.engines.length).toBeGreaterThan(2);
  for (const { presence } of result.engines) {
    const [value, low, high] = [presence.value, presence.ci.low, presence.ci.high].map((share) =>
      Math.round(share * 100),
    );
    expect(first).toContain(`${value}% (${low}–${high}%)`);
  }
  expect(await frame.locator('.quote').textContent()).toBe(envelope.quote);
  await expect.poll(() => frame.evaluate('getComputedStyle(document.body).colorScheme')).toBe(theme);
  await photograph(page, `chart-${name}`);
});

test.each([
  ['get_history', {}, /%.*→/],
  ['list_prompt_scores', { sort: 'presence', limit: 10 }, /%/],
  ['compare_competitors', {}, /%/],
  ['get_competitor_trends', {}, /→/],
  ['get_share_of_voice', {}, /%/],
] as const)('%s is drawn through svc.show_chart, in German and on a phone too', async (tool, rest, says) => {
  const given = { tool, arguments: { projectId: agent.sample.projectId, ...rest } };
  const frame = await show('show_chart', given, { theme: 'light', locale: 'en-GB' });
  expect((await described(frame)).join('\n')).toMatch(says);
  await photograph(page, `chart-${tool}`);
  try {
    await page.setViewportSize({ width: 360, height: 800 });
    const narrow = await show('show_chart', given, { theme: 'dark', locale: 'de-DE' });
    expect((await described(narrow)).join('\n')).toMatch(says);
    expect(await narrow.locator('main').textContent()).toMatch(/95-%-Intervalle/);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await photograph(page, `chart-${tool}-phone`);
  } finally {
    await page.setViewportSize({ width: 820, height: 900 });
  }
});

test('one rival and two spans are drawn as tested differences', async () => {
  const { projectId } = agent.sample;
  const rivals = await agent.call('call_read_tool', {
    tool: 'svc.list_competitors',
    arguments: { projectId },
  });
  const { items } = rivals.envelope.data as { items: { id: string }[] };
  const given = { projectId, competitorId: items[0]?.id };
  const frame = await show(
    'show_chart',
    { tool: 'compare_head_to_head', arguments: given },
    { theme: 'light', locale: 'en' },
  );
  expect((await described(frame)).join('\n')).toMatch(/(ahead|behind|no difference shown), .*point/);
  await photograph(page, 'chart-head-to-head');
});

test('the page turns dark with its host, asks for nothing, and breaks no rule of access', async () => {
  const { projectId } = agent.sample;
  const frame = await show('get_visibility', { projectId }, { theme: 'light', locale: 'en' });
  await page.evaluate(() =>
    (globalThis as unknown as { host: { turn: (to: object) => void } }).host.turn({ theme: 'dark' }),
  );
  await expect.poll(() => frame.evaluate('getComputedStyle(document.body).colorScheme')).toBe('dark');
  expect(await violations(frame)).toEqual([]);
  expect(requests.filter((url) => !url.startsWith('about:') && !url.startsWith('data:'))).toEqual([]);
  expect(faults).toEqual([]);
});

test('an answer without figures says so instead of an empty frame', async () => {
  const refused = await agent.call('show_chart', { tool: 'get_project', arguments: {} });
  expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('get_visibility') });
});
