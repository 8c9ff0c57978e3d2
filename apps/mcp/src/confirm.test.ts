import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { startEmulator } from '@svc/emulator';
import { testDatabase } from '@svc/testing';
import { afterAll, expect, test } from 'vitest';
import { startService } from './testing/service.ts';
import { call, cli } from './testing/stdio.ts';

const emulator = await startEmulator({ seed: 4, brands: [{ name: 'Acme', domain: 'acme.example' }] });
afterAll(() => emulator.close());
const handle = await testDatabase();
const service = await startService('growth', async () => handle, { SVC_EMULATOR_URL: emulator.origin });
afterAll(() => service.stop());
await handle.owner`select grant_credits('grt_confirm', id, 'test', 5000, 'manual') from organisation`;
const key = await service.mint(['admin'], 'test');

/** A client whose person is shown forms, and answers them so; null: it shows none. */
async function connect(mode: 'legacy' | 'auto', agrees: boolean | null, args: string[] = []) {
  const shown: string[] = [];
  const client = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode }, capabilities: agrees === null ? {} : { elicitation: { form: {} } } },
  );
  if (agrees !== null)
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      shown.push(params.message);
      const [field = ''] = 'requestedSchema' in params ? Object.keys(params.requestedSchema.properties) : [];
      return agrees ? { action: 'accept', content: { [field]: true } } : { action: 'decline' };
    });
  const env = { PATH: process.env.PATH ?? '', SVC_API_URL: service.apiUrl, SVC_API_KEY: key };
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [cli, ...args], env, stderr: 'ignore' }),
  );
  return { client, shown };
}

async function project(client: Client): Promise<string> {
  const made = await call(client, 'svc.create_project', {
    name: 'Acme',
    brand: { name: 'Acme', domains: ['acme.example'] },
    engines: ['openai'],
    samplesK: 2,
  });
  const projectId = made.data.id;
  const { data: set } = await call(client, 'svc.create_prompt_set', { projectId, name: 'Questions' });
  const prompts = ['Which clock is best?', 'Which clock is cheap?'].map((text) => ({
    text,
    intent: 'best_of',
  }));
  await call(client, 'svc.add_prompts_bulk', { projectId, setId: set.id, prompts });
  await call(client, 'svc.activate_prompt_set', { projectId, setId: set.id });
  return projectId;
}

test.each(['legacy', 'auto'] as const)('a person is asked before credits are spent (%s)', async (mode) => {
  const no = await connect(mode, false);
  const projectId = await project(no.client);
  const refused = await call(no.client, 'svc.run_scan_and_wait', { projectId });
  expect(refused.isError).toBe(true);
  expect(refused.text).toContain('nothing was spent');
  expect(no.shown).toEqual(['Run a scan and wait for it: spend up to 4 credits?']);
  const { envelope } = await call(no.client, 'svc.list_scans', { projectId });
  expect(envelope.page.total).toBe(0);
  // What spends later, or costs money, is asked about as well.
  const weekly = { projectId, cadence: 'weekly on monday at 06:00' };
  expect((await call(no.client, 'svc.set_schedule', weekly)).text).toContain('did not agree');
  expect(no.shown.at(-1)).toMatch(/^Scan a project on a schedule: spend up to \d+ credits a month\?$/);
  expect((await call(no.client, 'svc.purchase_credits', { credits: 1_000 })).isError).toBe(true);
  expect(no.shown.at(-1)).toBe('Buy credits: buy 1000 credits?');
  expect((await call(no.client, 'svc.change_subscription', { plan: 'enterprise' })).isError).toBe(true);
  expect(no.shown.at(-1)).toBe('Change the plan: pay for the plan enterprise?');
  // What cannot be run is no question.
  const asked = no.shown.length;
  const impossible = await call(no.client, 'svc.start_scan', { projectId, config: { engines: ['none'] } });
  expect(impossible.text).toContain('engines');
  expect(no.shown).toHaveLength(asked);
  // Every gateway tool asks for confirmation of the tool behind it.
  const behind = await call(no.client, 'svc.call_write_tool', {
    tool: 'svc.start_scan',
    arguments: { projectId, config: { maxCredits: 3 } },
  });
  expect(behind.isError).toBe(true);
  expect(no.shown.at(-1)).toContain('up to 3 credits');
  await no.client.close();

  const yes = await connect(mode, true);
  const started = await call(yes.client, 'svc.start_scan', { projectId });
  expect(started.envelope).toMatchObject({ status: 'accepted' });
  expect(yes.shown).toHaveLength(1);
  // A call that costs nothing is not confirmed.
  await call(yes.client, 'svc.start_scan', { projectId, config: { engines: ['sandbox'] } });
  expect(yes.shown).toHaveLength(1);
  await yes.client.close();
});

test.each(['legacy', 'auto'] as const)(
  'a person is asked before something is taken away (%s)',
  async (mode) => {
    const no = await connect(mode, false);
    const projectId = (await call(no.client, 'svc.create_project', { name: 'Acme clocks' })).data.id;
    const kept = await call(no.client, 'svc.delete_project', { projectId });
    expect(kept).toMatchObject({ isError: true, text: expect.stringContaining('nothing was taken away') });
    expect(no.shown).toEqual(['Delete a project: “Acme clocks”?']);
    const behind = { tool: 'svc.delete_project', arguments: { projectId } };
    expect((await call(no.client, 'svc.call_destructive_tool', behind)).isError).toBe(true);
    expect(no.shown).toHaveLength(2);
    // What is not there is no question.
    const goalId = 'gol_0199f3c2a1b47c3d8e4f5a6b7c8d9e0f';
    expect((await call(no.client, 'svc.delete_goal', { projectId, goalId })).text).toContain('404');
    expect(no.shown).toHaveLength(2);
    await no.client.close();

    const yes = await connect(mode, true);
    const gone = await call(yes.client, 'svc.delete_project', { projectId });
    expect(gone.data).toMatchObject({ id: projectId, deleted: true });
    const lastDay = gone.data.restorableUntil.slice(0, 10);
    expect(gone.envelope.next).toContain(
      `svc.restore_project {"projectId":"${projectId}"} brings it back until ${lastDay}`,
    );
    await yes.client.close();
  },
);

test('a client that shows no forms goes on as before', async () => {
  const { client, shown } = await connect('legacy', null);
  const projectId = await project(client);
  expect((await call(client, 'svc.start_scan', { projectId })).envelope).toMatchObject({
    status: 'accepted',
  });
  expect(shown).toEqual([]);
  await client.close();
});
