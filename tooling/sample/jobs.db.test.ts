import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobs } from '../../apps/mcp/evals/jobs.ts';
import { type Ran, runJob } from '../../apps/mcp/evals/run.ts';
import { type Agent, agentOnSample } from './agent.ts';

let agent: Agent;
beforeAll(async () => {
  agent = await agentOnSample({ mode: 'search' });
}, 300_000);
afterAll(() => agent.close());

test('the arguments of prompts complete from what the project has', async () => {
  const completed = async (prompt: string, name: string, value: string, project?: string) => {
    const { completion } = await agent.client.complete({
      ref: { type: 'ref/prompt', name: prompt },
      argument: { name, value },
      ...(project !== undefined && { context: { arguments: { project } } }),
    });
    return completion.values;
  };
  const { projectId } = agent.sample;
  for (const project of [agent.name, agent.name.toLowerCase(), projectId])
    expect(await completed('why_is_a_rival_ahead', 'rival', 'queue', project)).toEqual(['Queuebird']);
  const pages = await completed('what_if_and_plan', 'page', '', agent.name);
  expect(pages).toContainEqual(expect.stringMatching(/^https:\/\/(www\.)?deskwren\.example\//));
  expect(await completed('sources_to_win', 'project', 'deskwren')).toEqual([agent.name]);
  expect(await completed('why_is_a_rival_ahead', 'rival', '')).toEqual([]);
  expect(await completed('why_is_a_rival_ahead', 'rival', '', 'Nobody')).toEqual([]);
});

test('the five commonest jobs are done by a scripted client that finds its tools, within their tokens', async () => {
  await agent.startWorker();
  const listed = await agent.listed();
  const call = (name: string, given: Record<string, unknown>) => agent.call(name.replace('svc.', ''), given);
  const ran: Ran[] = [];
  for (const job of jobs)
    ran.push(await runJob(job, { listed, call, known: { name: agent.name, url: agent.url } }));
  const found = ran.flatMap((one) => one.found);
  expect(found.filter(({ place }) => place === 0).length).toBeGreaterThan(0.8 * found.length);
  const over = ran.filter(({ id, got }) => got > (jobs.find((job) => job.id === id)?.most ?? 0));
  expect(over).toEqual([]);
}, 300_000);
