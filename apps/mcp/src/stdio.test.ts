import { spawn } from 'node:child_process';
import type { Client } from '@modelcontextprotocol/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { operationTools } from './catalog/tools.gen.ts';
import { call, cli, type Loose, stdioClients } from './testing/stdio.ts';

const { service, connect, environment } = await stdioClients();
const admin = await service.mint(['admin']);

const namesOf = async (client: Client): Promise<string[]> =>
  (await client.listTools()).tools.map(({ name }) => name);

describe.each(['legacy', 'auto'] as const)('a client that negotiates %s', (mode) => {
  test('sees every operation in one page, with its four attributes', async () => {
    const client = await connect(admin, ['--mode', 'full', '--output-schemas', 'on'], mode);
    const { tools, nextCursor } = await client.listTools();
    expect(nextCursor).toBeUndefined();
    const listed = new Map(tools.map((tool) => [tool.name, tool]));
    for (const { name, scope, readOnly, destructive, provenance } of operationTools) {
      const tool = listed.get(name);
      expect(tool?._meta, name).toMatchObject({ scope, readOnly, destructive, provenance });
      expect(tool?.annotations).toMatchObject({ readOnlyHint: readOnly, destructiveHint: destructive });
      expect(tool?.annotations).toHaveProperty('idempotentHint');
      expect(tool?.annotations).toHaveProperty('openWorldHint');
      expect(tool?.outputSchema).toMatchObject({ required: ['status'] });
    }
  });

  test('works its way from nothing to a prompt set, with both spellings', async () => {
    const client = await connect(admin, [], mode);
    const made = await call(client, 'svc_create_project', {
      name: 'Acme',
      brand: { name: 'Acme', domains: ['acme.com'] },
    });
    expect(made.envelope).toMatchObject({ status: 'ok' });
    const projectId = made.data.id;
    const set = await call(client, 'svc.generate_prompts', {
      projectId,
      topics: ['time tracking'],
      count: 6,
      activate: true,
    });
    expect(set.data).toMatchObject({ active: true, promptCount: 6 });
    const page = await call(client, 'svc.list_prompts', { projectId, limit: 4, fields: ['text'] });
    expect(page.envelope.page).toMatchObject({ total: 6, limit: 4, offset: 0, has_more: true });
    const after = page.envelope.page.next_after;
    const rest = await call(client, 'svc.list_prompts', { projectId, limit: 4, after });
    expect(rest.data.items).toHaveLength(2);
    expect(rest.envelope.page).toEqual({ total: 6, limit: 4, offset: 0, has_more: false });
    expect(Object.keys(page.data.items[0])).toEqual(['id', 'text']);
    expect(JSON.parse(page.text)).toEqual(page.envelope);
    const deleted = await call(client, 'svc.delete_project', { projectId, name: 'Acme' });
    expect(deleted.data).toMatchObject({ id: projectId, deleted: true });
  });
});

describe('errors say what to do', () => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(admin);
  });

  test('a missing argument and an unknown id name the tool that lists', async () => {
    const missing = await call(client, 'svc.get_project');
    expect(missing).toMatchObject({ isError: true, text: expect.stringContaining('projectId') });
    const unknown = await call(client, 'svc.get_project', {
      projectId: 'prj_0199f3c2a1b47c3d8e4f5a6b7c8d9e0f',
    });
    expect(unknown).toMatchObject({
      isError: true,
      text: expect.stringMatching(/404 not_found.*\nFix: take the id from svc\.list_projects/s),
    });
  });

  test('a wrong argument is named with what was expected', async () => {
    const { text, isError } = await call(client, 'svc.create_project', { name: 'Acme', engines: ['gpt9'] });
    expect(isError).toBe(true);
    expect(text).toContain('engines[0]');
    expect(text).toContain('sandbox');
    expect(await call(client, 'svc.create_project', { name: 'Acme', colour: 'red' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('colour'),
    });
  });

  test('an unknown tool is a protocol error that names near ones', async () => {
    await expect(client.callTool({ name: 'svc.get_projects' })).rejects.toThrow(/Near: .*svc\.get_project/);
  });

  test('without a key tools are listed and calls say how to set it', async () => {
    const keyless = await connect(null);
    expect(await namesOf(keyless)).toContain('svc.start_scan');
    expect(await call(keyless, 'svc.whoami')).toMatchObject({
      isError: true,
      text: expect.stringContaining('SVC_API_KEY'),
    });
  });
});

test('tools beyond the key’s scopes are hidden, and a direct call names the scope', async () => {
  const client = await connect(await service.mint(['projects:read', 'answers:read']), ['--mode', 'full']);
  const names = await namesOf(client);
  expect(names).toEqual(expect.arrayContaining(['svc.list_projects', 'svc.list_answers', 'svc.whoami']));
  expect(names).not.toContain('svc.create_project');
  expect(names).not.toContain('svc.start_scan');
  const refused = await call(client, 'svc.create_project', { name: 'Acme' });
  expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('projects:write') });
  // By whichever way they are asked for, such tools are there and not for this caller.
  const behind = { tool: 'svc.create_project', arguments: { name: 'Acme' } };
  expect((await call(client, 'svc.call_write_tool', behind)).text).toBe(refused.text);
  const found = await call(client, 'svc.search_tools', { query: 'svc.create_project' });
  expect(found.envelope.warnings.join()).toContain('svc.create_project (scope projects:write)');
  expect((await call(client, 'svc.search_tools', { toolset: 'billing' })).envelope.warnings.join()).toMatch(
    /^Not available here.* and \d+ more\.$/,
  );
  const safe = await connect(admin, ['--no-destructive']);
  const goal = await call(safe, 'svc.call_destructive_tool', { tool: 'svc.delete_goal' });
  expect(goal.text).toContain('svc.delete_goal is not available here');
  expect(goal.text).not.toContain('Near');
});

test('start options choose, and nothing brings a write back under --read-only', async () => {
  const client = await connect(admin, [
    '--read-only',
    '--toolsets',
    'projects,prompts',
    '--exclude-tools',
    'svc_list_prompts',
  ]);
  expect(await namesOf(client)).toEqual([
    'svc.audit_prompt_set',
    'svc.diff_prompt_set_versions',
    'svc.expand_prompt_template',
    'svc.export_project_config',
    'svc.get_business',
    'svc.get_project',
    'svc.get_project_overview',
    'svc.get_prompt',
    'svc.get_prompt_set',
    'svc.get_sample_project',
    'svc.list_projects',
    'svc.list_prompt_sets',
    'svc.list_prompt_templates',
    'svc.preview_prompts',
    'svc.suggest_prompt_variants',
    'svc.whoami',
  ]);
  expect((await call(client, 'svc.create_project', { name: 'Acme' })).isError).toBe(true);
  const underscored = await connect(admin, ['--tool-name-style', 'underscore', '--toolsets', 'all']);
  const { tools } = await underscored.listTools();
  for (const { name, description, outputSchema, _meta } of tools) {
    expect(name).toMatch(/^svc_[a-z_]{1,44}$/);
    expect(description).not.toMatch(/svc\./);
    expect(outputSchema).toBeUndefined();
    expect(_meta?.['com.svc/canonicalName']).toBe(name.replace('svc_', 'svc.'));
  }
});

test('without options a dozen tools reach all others, each by its own class', async () => {
  const client = await connect(admin);
  const names = await namesOf(client);
  expect(names.length).toBeLessThanOrEqual(14);
  const found = await call(client, 'svc.search_tools', { query: 'freeze the wording of prompts' });
  expect(found.data.tools[0]).toMatchObject({
    name: 'svc.lock_prompt_set',
    via: 'svc.call_write_tool',
    arguments: { required: ['projectId', 'setId'] },
  });
  const made = await call(client, 'svc.call_write_tool', {
    tool: 'svc.create_project',
    arguments: { name: 'Acme' },
  });
  expect(made.data.name).toBe('Acme');
  const wrong = await call(client, 'svc.call_read_tool', {
    tool: 'svc.create_project',
    arguments: { name: 'Acme' },
  });
  expect(wrong).toMatchObject({ isError: true, text: expect.stringContaining('svc.call_write_tool') });
  const listed = await call(client, 'svc.call_read_tool', {
    tool: 'svc_list_projects',
    arguments: { fields: ['name'] },
  });
  expect(listed.data.items.map(({ name }: { name: string }) => name)).toContain('Acme');
});

test('the gateway takes names and arguments as models write them, and says what it cannot use', async () => {
  const client = await connect(admin);
  const read = (given: Record<string, unknown>) => call(client, 'svc.call_read_tool', given);
  expect((await read({ tool: 'list_projects', arguments: '{"limit": 1}' })).envelope.page.limit).toBe(1);
  expect((await read({ tool: 'svc.list_project' })).text).toContain('svc.list_projects');
  expect((await read({ tool: 'list_projects', arguments: 'one' })).text).toContain('as an object');
  expect((await read({ tool: 'list_projects', limit: 1 })).text).toContain('put limit into arguments');
  const unknown = await read({ tool: 'svc.undo' });
  expect(unknown.text).toBe(
    'There is no tool “svc.undo”. Fix: svc.search_tools finds tools by what they do.',
  );
  const named = await call(client, 'svc.search_tools', { query: 'svc.start_scan', limit: '1' });
  expect(named.data.tools).toMatchObject([{ name: 'svc.start_scan' }]);
  // Two spans to compare: “after” is no cursor there.
  const found = await call(client, 'svc.search_tools', { query: 'svc.compare_periods', limit: 1 });
  expect(found.data.tools[0].arguments.properties).toHaveProperty('after');
});

test('a name where an id belongs, or an engine by its brand, leads to the tool that lists them', async () => {
  const client = await connect(admin);
  const named = await call(client, 'svc.get_visibility', { projectId: 'Acme' });
  expect(named.text).toContain('projectId must look like prj_');
  expect(named.text).toContain('Take the ids from svc.list_projects.');
  const engines = { url: 'https://example.com', config: { engines: ['ChatGPT'] } };
  const wrong = await call(client, 'svc.start_scan', engines);
  expect(wrong.text).toContain('Take the ids from svc.get_engine_breakdown.');
  expect((await call(client, 'svc.list_projects', { serch: 'a' })).text).toContain('did you mean search?');
  // A key in the wrong place is told the right one, and numbers in text are numbers.
  const top = await call(client, 'svc.run_scan_and_wait', { url: 'https://example.com', maxCredits: '5' });
  expect(top.text).toContain('- maxCredits: no such key there; put it into config.');
  const made = await call(client, 'svc.create_project', { name: 'Acme', engines: 'sandbox', samplesK: '2' });
  expect(made.data).toMatchObject({ engines: ['sandbox'], samplesK: 2 });
  const projectId = made.data.id;
  await call(client, 'svc.generate_prompts', { projectId, topics: 'clocks', count: '4', activate: 'true' });
  await call(client, 'svc.archive_project', { projectId });
  const archived = await call(client, 'svc.start_scan', { projectId });
  expect(archived.text).toMatch(/Restore it first\. svc\.restore_project \{.*\} restores it\.\nRequest: /);
  expect((await call(client, 'svc.get_visibility')).text).toContain(
    'give projectId; svc.list_projects lists them.',
  );
});

test('pages about figures and methods are whole', async () => {
  const client = await connect(admin);
  for (const uri of ['svc://docs/glossary', 'svc://docs/methodology']) {
    const { contents } = await client.readResource({ uri });
    expect(JSON.stringify(contents)).not.toContain('Not all is shown');
  }
});

test('a tool that is not listed can be called by its name all the same', async () => {
  const client = await connect(admin);
  expect(await namesOf(client)).not.toContain('svc.get_methodology');
  expect((await call(client, 'svc.get_methodology')).envelope).toMatchObject({ status: 'ok' });
});

test('answers everything that was piped in before it ends, and nothing else on stdout', async () => {
  const child = spawn(process.execPath, [cli], {
    env: environment(admin),
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const open = {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'pipe', version: '1' },
  };
  const lines = [
    { id: 1, method: 'initialize', params: open },
    { method: 'notifications/initialized' },
    { id: 2, method: 'tools/call', params: { name: 'svc.whoami' } },
    { id: 3, method: 'tools/call', params: { name: 'svc.list_projects' } },
  ].map((message) => JSON.stringify({ jsonrpc: '2.0', ...message }));
  child.stdin.end(`${lines.join('\n')}\n`);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  const answers = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers.map(({ id }) => id).sort()).toEqual([1, 2, 3]);
  expect(answers.find(({ id }) => id === 2).result.structuredContent.data.key.name).toBe('Agent');
  expect(code).toBe(0);
});

test('a scan is started, waited for with progress, and read', async () => {
  await service.startWorker();
  const client = await connect(admin);
  const { data: project } = await call(client, 'svc.create_project', {
    name: 'Acme',
    engines: ['sandbox'],
    samplesK: 1,
  });
  await call(client, 'svc.generate_prompts', {
    projectId: project.id,
    topics: ['time tracking', 'invoices'],
    count: 6,
    activate: true,
  });
  const started = await call(client, 'svc.start_scan', { projectId: project.id });
  expect(started.envelope).toMatchObject({
    status: 'accepted',
    job: { id: started.data?.id, wait_tool: 'svc.wait_for_scan' },
  });
  const seen: number[] = [];
  const result = await client.callTool(
    { name: 'svc.wait_for_scan', arguments: { scanId: started.data.id } },
    { onprogress: ({ progress }) => seen.push(progress), timeout: 200_000 },
  );
  expect(result.structuredContent).toMatchObject({
    status: 'ok',
    data: { id: started.data.id },
    provenance: { kind: 'predicted' },
  });
  expect(seen.length).toBeGreaterThan(0);
  const again = await call(client, 'svc.run_scan_and_wait', {
    projectId: project.id,
    config: { maxCredits: 0 },
  });
  expect(again.envelope).toMatchObject({
    status: 'ok',
    data: { status: 'completed', credits: { spent: 0 } },
  });
  expect(again.data.id).not.toBe(started.data.id);
  expect(await call(client, 'svc.run_scan_and_wait', {})).toMatchObject({ isError: true });
});

test('a gated call waits for another administrator, is done by the worker, and its result is on the request', async () => {
  const [agent, administrator] = [await connect(await service.mint(['write', 'read'])), await connect(admin)];
  const { data: project } = await call(agent, 'svc.create_project', { name: 'Acme' });
  const { data: gate } = await call(administrator, 'svc.create_approval_gate', {
    operation: 'delete_project',
  });
  const asked = await call(agent, 'svc.delete_project', { projectId: project.id, name: 'Acme' });
  expect(asked).toMatchObject({ isError: false, envelope: { status: 'pending_approval' } });
  const requestId = asked.envelope.approval.id;
  expect((await call(agent, 'svc.get_project', { projectId: project.id })).data.id).toBe(project.id);

  const read = async () => (await call(administrator, 'svc.get_approval_request', { requestId })).data;
  const { version } = await read();
  const decided = await call(administrator, 'svc.decide_approval_request', {
    requestId,
    decision: 'approve',
    version,
  });
  expect(decided.isError, decided.text).toBe(false);
  await expect.poll(async () => (await read()).status).toBe('executed');
  expect((await read()).result).toMatchObject({ id: project.id, deleted: true });
  expect((await call(agent, 'svc.get_project', { projectId: project.id })).isError).toBe(true);
  await call(administrator, 'svc.delete_approval_gate', { gateId: gate.id, version: gate.version });
});

test('the guide can be read and the prompts filled', async () => {
  const client = await connect(admin);
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual([
    ...['guide', 'tools', 'glossary', 'methodology', 'openapi'].map((page) => `svc://docs/${page}`),
    'ui://svc/chart.html',
  ]);
  const { contents } = await client.readResource({ uri: 'svc://docs/tools' });
  expect(JSON.stringify(contents)).toContain('svc.lock_prompt_set');
  const { messages } = await client.getPrompt({
    name: 'audit_my_visibility',
    arguments: { project: 'Acme' },
  });
  expect(JSON.stringify(messages)).toContain('“Acme”');
  await expect(
    client.getPrompt({ name: 'plan_from_budget', arguments: { project: 'Acme' } }),
  ).rejects.toThrow(/“credits”/);
});

test('a project and the pages of the service are resources, and ids complete', async () => {
  const client = await connect(admin);
  const { data: project } = await call(client, 'svc.create_project', { name: 'Zebra crossings' });
  const page = async (uri: string) => (await client.readResource({ uri })).contents[0] as Loose;
  expect(JSON.parse((await page(`svc://projects/${project.id}`)).text).data).toMatchObject({
    project: { id: project.id },
  });
  expect((await page('svc://docs/glossary')).text).toContain('misread');
  expect((await page('svc://docs/methodology')).text).toContain('versions');
  expect(JSON.parse((await page('svc://docs/openapi')).text).openapi).toMatch(/^3\.1/);
  await expect(page('svc://projects/prj_0199f3c2a1b47c3d8e4f5a6b7c8d9e0f')).rejects.toThrow(/404 not_found/);
  const completed = async (type: 'ref/prompt' | 'ref/resource', name: string, value: string) => {
    const ref =
      type === 'ref/prompt' ? { type, name: 'weekly_pulse' } : { type, uri: 'svc://projects/{projectId}' };
    return (await client.complete({ ref, argument: { name, value } })).completion.values;
  };
  expect(await completed('ref/prompt', 'project', 'zeb')).toEqual(['Zebra crossings']);
  expect(await completed('ref/resource', 'projectId', 'zebra')).toEqual([project.id]);
  const keyless = await connect(null);
  const ref = { type: 'ref/prompt' as const, name: 'weekly_pulse' };
  const { completion } = await keyless.complete({ ref, argument: { name: 'project', value: '' } });
  expect(completion.values).toEqual([]);
});
