import { expect, test } from 'vitest';
import { jobs } from '../../apps/mcp/evals/jobs.ts';
import { type Ran, runJob } from '../../apps/mcp/evals/run.ts';
import { agentOnSample } from './agent.ts';

test('the five commonest jobs are done by a scripted client that finds its tools, within their tokens', async () => {
  const agent = await agentOnSample({ mode: 'search' });
  try {
    await agent.startWorker();
    const listed = await agent.listed();
    const call = (name: string, given: Record<string, unknown>) =>
      agent.call(name.replace('svc.', ''), given);
    const ran: Ran[] = [];
    for (const job of jobs)
      ran.push(await runJob(job, { listed, call, known: { name: agent.name, url: agent.url } }));
    const found = ran.flatMap((one) => one.found);
    expect(found.filter(({ place }) => place === 0).length).toBeGreaterThan(0.8 * found.length);
    const over = ran.filter(({ id, got }) => got > (jobs.find((job) => job.id === id)?.most ?? 0));
    expect(over).toEqual([]);
  } finally {
    await agent.close();
  }
}, 300_000);
