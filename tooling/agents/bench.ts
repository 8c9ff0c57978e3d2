import { type Report, type Row, row } from '@svc/bench';
import { openDatabase } from '@svc/db';
import { benchDatabase } from '@svc/testing/bench';
import { jobs } from '../../apps/mcp/evals/jobs.ts';
import { runJob } from '../../apps/mcp/evals/run.ts';

import { agentOnSample } from '../sample/agent.ts';

/** The five commonest jobs of agents, done by a scripted client against a real stack with the sample: calls and tokens. */
export async function run(): Promise<Report> {
  const bench = await benchDatabase();
  const agent = await agentOnSample({
    mode: 'search',
    open: async () => {
      const database = openDatabase({ url: bench.url });
      return { database, ownerUrl: bench.url, drop: () => database.close() };
    },
  });
  const rows: Row[] = [];
  try {
    await agent.startWorker();
    const listed = await agent.listed();
    const call = (name: string, given: Record<string, unknown>) =>
      agent.call(name.replace('svc.', ''), given);
    for (const job of jobs) {
      const ran = await runJob(job, { listed, call, known: { name: agent.name, url: agent.url } });
      const { before, most, asks } = job;
      const first = ran.found.filter(({ place }) => place === 0).length;
      const what = `“${asks}”: tokens read in ${ran.calls} calls, ${ran.sent} written; ${first} of ${ran.found.length} searches have the tool first; before, on other data: ${before.tokens} in ${before.calls} calls`;
      rows.push(row(job.id, what, `≤ ${most}`, ran.got, 'tokens', ran.got <= most));
    }
  } finally {
    await agent.close();
    await bench.stop();
  }
  return {
    bench: 'agents',
    seed: 0,
    how: 'svc-mcp over HTTP, official client, search mode; 4.25 characters a token',
    rows,
  };
}
