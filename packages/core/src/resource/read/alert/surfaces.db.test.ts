import type { Project } from '@svc/contract/account/project';
import type { AlertWithEvents } from '@svc/contract/read/alert';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { alertsOf } from './factory.ts';
import { acknowledgeAlertEvent, getAlert } from './service.ts';

const workspace = await testWorkspace();
const { context } = workspace;
const { add, make, scan, told, watch } = alertsOf(workspace);

/** Prompts, of 24, whose answers name the brand: by assistants and by Google. */
const scanBoth = (project: Project, assistants: number, google: number) =>
  scan(project, 1, {
    engines: ['openai', 'google-ai-overview'],
    surface: (engine) => (engine === 'openai' ? 'api+search' : 'serp'),
    present: (prompt, engine, sample) =>
      prompt < (engine === 'openai' ? assistants : google) !== ((prompt * 7 + sample * 3) % 11 === 0),
  });

async function watchTwo(name: string) {
  const project = await make(name);
  const rule = await add(project, { kind: 'change', minimumEffect: 0.03 });
  for (let index = 0; index < 4; index += 1) {
    await scanBoth(project, 22, 22);
    await watch(project);
  }
  const read = () => getAlert(context, { projectId: project.id, alertId: rule.id });
  const look = async (assistants: number, google: number) => {
    await scanBoth(project, assistants, google);
    return watch(project);
  };
  return { project, rule, read, look };
}

const eventOn = (surface: string, { events }: AlertWithEvents) =>
  events.find(({ reading }) => reading.surface === surface);

test('a fall on one surface is told with its own figures, and the other hides nothing', async () => {
  const { read, look } = await watchTwo('One of two');
  expect(await look(4, 22)).toEqual({ fired: 1, resolved: 0 });
  const [event] = (await read()).events;
  expect(event?.sentence).toMatch(/^Presence on ChatGPT fell to 2\d%/);
  expect(event?.reading.surface).toBe('api+search');
  expect(new Set(event?.evidence.cells.map(({ engine }) => engine))).toEqual(new Set(['openai']));
  for (let index = 0; index < 3; index += 1) await look(22, 22);
  expect(await read()).toMatchObject({
    state: 'calm',
    events: [{ state: 'resolved', resolvedBy: 'system' }],
  });
});

test('a fall on the second surface is told while the first is open, and each ends by itself', async () => {
  const { rule, read, look } = await watchTwo('One after the other');
  expect(await look(4, 22)).toEqual({ fired: 1, resolved: 0 });
  expect(await look(4, 4)).toEqual({ fired: 1, resolved: 0 });
  expect(await look(4, 4)).toEqual({ fired: 0, resolved: 0 });
  expect((await read()).events.map(({ state, reading }) => [reading.surface, state])).toEqual([
    ['serp', 'open'],
    ['api+search', 'open'],
  ]);
  expect((await told(rule.id)).at(-1)?.data).toMatchObject({
    channelIds: null,
    sentence: expect.stringMatching(/^Presence on Google AI Overviews? fell to 2\d%/),
  });
  await look(22, 4);
  expect(await look(22, 4)).toEqual({ fired: 0, resolved: 1 });
  const after = await read();
  expect(after.state).toBe('firing');
  expect(eventOn('api+search', after)?.state).toBe('resolved');
  expect(eventOn('serp', after)?.state).toBe('open');
});

test('falls that one scan shows on two surfaces are two events and one message', async () => {
  const { rule, read, look } = await watchTwo('At once');
  expect(await look(4, 6)).toEqual({ fired: 2, resolved: 0 });
  const [first, second] = await told(rule.id);
  expect(first?.data).toMatchObject({
    channelIds: null,
    sentence: expect.stringContaining('on ChatGPT'),
    message: expect.stringMatching(
      /The same scan also shows: Presence on Google AI Overviews? fell to .+\.$/m,
    ),
  });
  expect(second?.data).toMatchObject({ channelIds: [], sentence: expect.stringContaining('Google') });
  await look(22, 22);
  expect(await look(22, 22)).toEqual({ fired: 0, resolved: 2 });
  expect((await told(rule.id)).slice(2).map(({ data }) => data.channelIds)).toEqual([null, []]);
  expect((await read()).state).toBe('calm');
});

test('who takes the level of one surface for the new one leaves the other as it is', async () => {
  const { project, read, look } = await watchTwo('Taken for new');
  await look(4, 4);
  const eventId = eventOn('api+search', await read())?.id ?? '';
  await acknowledgeAlertEvent(context, { projectId: project.id, eventId, note: null, resolve: true });
  expect((await read()).state).toBe('firing');
  for (let index = 0; index < 4; index += 1) await look(4, 4);
  const after = await read();
  // The new level is no fall, and the other event has not passed for recovered.
  expect(after.events.map(({ state, reading }) => [reading.surface, state]).sort()).toEqual([
    ['api+search', 'resolved'],
    ['serp', 'open'],
  ]);
});
