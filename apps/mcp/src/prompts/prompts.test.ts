import { expect, test } from 'vitest';
import { jobs } from '../../evals/jobs.ts';
import { stdioClients } from '../testing/stdio.ts';
import { allTools } from '../tools/index.ts';

const { service, connect } = await stdioClients();
const admin = await service.mint(['admin']);

/** The prompt of each of the five commonest jobs. */
const promptOf: Record<string, string> = {
  'url-to-numbers': 'measure_a_page',
  'rival-ahead': 'why_is_a_rival_ahead',
  'goal-and-alert': 'goal_and_alert',
  'what-if-and-plan': 'what_if_and_plan',
  'sources-to-win': 'sources_to_win',
};

test('every prompt names tools that exist, and holds what it was given', async () => {
  const client = await connect(admin);
  const { prompts } = await client.listPrompts();
  const known = new Set(allTools.map(({ card }) => card.name));
  for (const { name, arguments: wanted = [] } of prompts) {
    const given = Object.fromEntries(
      wanted.map(({ name: argument }, at) => [argument, argument === 'due' ? '2027-12-31' : String(41 + at)]),
    );
    const { messages } = await client.getPrompt({ name, arguments: given });
    const text = JSON.stringify(messages);
    const named = [...text.matchAll(/svc\.\w+/g)].map(([tool]) => tool);
    expect(named.length, name).toBeGreaterThan(1);
    expect(
      named.filter((tool) => !known.has(tool)),
      name,
    ).toEqual([]);
    for (const value of Object.values(given)) expect(text, name).toContain(value);
  }
});

test('each of the five commonest jobs has a prompt that uses the tools of its script', async () => {
  const client = await connect(admin);
  const { prompts } = await client.listPrompts();
  expect(jobs.map(({ id }) => promptOf[id])).toEqual(prompts.slice(0, 5).map(({ name }) => name));
  for (const { id, steps } of jobs) {
    const name = promptOf[id] ?? '';
    const given = { url: 'https://acme.com', project: 'Acme', target: '45 %', due: '2027-12-31' };
    const { messages } = await client.getPrompt({ name, arguments: given });
    const text = JSON.stringify(messages);
    for (const { tool } of steps) expect(text, name).toContain(`svc.${tool}`);
    expect(text).not.toContain('undefined');
    if (id === 'goal-and-alert') expect(text).toContain('target 0.45,');
  }
  const share = { project: 'Acme', target: '0.45', due: '2027-12-31' };
  expect(JSON.stringify(await client.getPrompt({ name: 'goal_and_alert', arguments: share }))).toContain(
    'target 0.45,',
  );
  await expect(
    client.getPrompt({ name: 'goal_and_alert', arguments: { project: 'Acme', target: '45' } }),
  ).rejects.toThrow(/“due”/);
});

test('numbers and days are read out of what a person wrote, and anything else is refused', async () => {
  const client = await connect(admin);
  const ask = async (name: string, given: Record<string, string>) =>
    JSON.stringify(await client.getPrompt({ name, arguments: { project: 'Acme', ...given } }));
  expect(await ask('plan_from_budget', { credits: '1,500 credits' })).toMatch(/budget is 1500 credits, and/);
  expect(await ask('goal_and_alert', { target: '45 percent', due: 'by 2027-06-30' })).toContain(
    'target 0.45, due 2027-06-30 and',
  );
  const due = '2027-06-30';
  for (const [name, given, why] of [
    ['plan_from_budget', { credits: 'forty' }, /“credits”.*“forty” is not that/],
    ['plan_from_budget', { credits: '500 to 800' }, /“credits”/],
    ['goal_and_alert', { target: 'forty', due }, /“target”/],
    ['goal_and_alert', { target: '145%', due }, /“target”/],
    ['goal_and_alert', { target: '45', due: 'June' }, /“due”.*YYYY-MM-DD/],
    ['goal_and_alert', { target: '45', due: '2027-02-30' }, /“due”/],
  ] as const)
    await expect(ask(name, given), JSON.stringify(given)).rejects.toThrow(why);
});
