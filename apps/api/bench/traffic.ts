import { readFileSync } from 'node:fs';
import { cpuSeconds, round } from '@svc/bench';
import { CreateProject } from '@svc/contract/account/project';
import { testContext } from '@svc/core/environment/testing';
import { createApiKey } from '@svc/core/resource/account/api-key';
import { createProject } from '@svc/core/resource/account/project';
import { openDatabase } from '@svc/db';
import { benchDatabase } from '@svc/testing/bench';
import { serve } from './serve.ts';

const lines = 1_000_000;
/** One line in this many is a crawler's: more than most sites see. */
const everyNth = 5;
const bytesPerBatch = 10_000_000;
const bars = { cpuSeconds: 20, megabytes: 150 };

const agents = ['GPTBot/1.3', 'ChatGPT-User/1.0', 'ClaudeBot/1.0', 'PerplexityBot/1.0', 'bingbot/2.0'];
const person =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A day of a site from `start` in the Combined format, in order of time. */
function* batches(start: number): Generator<string> {
  let batch: string[] = [];
  let bytes = 0;
  for (let index = 0; index < lines; index += 1) {
    const [date = '', time = ''] = new Date(start + index * 86.4).toISOString().slice(0, 19).split('T');
    const [year, month, day] = date.split('-');
    const crawler = index % everyNth === 0 ? agents[(index / everyNth) % agents.length] : null;
    const agent = crawler ? `Mozilla/5.0 (compatible; ${crawler}; +https://example.com/bot)` : person;
    const line = `192.0.${index % 250}.${index % 240} - - [${day}/${months[Number(month) - 1]}/${year}:${time} +0000] "GET /page-${index % 2_000}?session=${index} HTTP/1.1" ${index % 50 ? 200 : 404} ${index % 90_000} "https://www.example.com/from/${index % 300}" "${agent}"`;
    batch.push(line);
    bytes += line.length + 1;
    if (bytes > bytesPerBatch - 1_000) {
      yield batch.join('\n');
      batch = [];
      bytes = 0;
    }
  }
  yield batch.join('\n');
}

/** A million log lines through the API as a server process, twice: the second time nothing changes. */
export async function run() {
  const database = await benchDatabase();
  const handle = openDatabase({ url: database.url });
  const server = await serve('../src/main.ts', { DATABASE_URL: database.url });
  try {
    const { context } = await testContext(handle, database.url, {
      plan: 'enterprise',
      limits: { requestsPerMinute: 1_000_000 },
    });
    const { secret } = await createApiKey(context, {
      name: 'bench',
      scopes: ['admin'],
      projectIds: null,
      monthlyCreditCap: null,
      ipAllowList: null,
      expiresAt: null,
    });
    const { id } = await createProject(context, CreateProject.parse({ name: 'Acme' }));
    const path = `${server.origin}/v1/projects/${id}/traffic`;
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'text/plain' };
    const read = async () => (await fetch(`${path}/crawlers`, { headers })).text();
    const memory = (name: string) =>
      Number(
        new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1],
      ) / 1_024;
    await read();
    const [idle, before] = [memory('VmRSS'), cpuSeconds(server.child)];
    const start = Date.now() - 86_400_000;
    const sum = { lines: 0, added: 0, repeated: 0 };
    const send = async () => {
      for (const body of batches(start)) {
        const answer = await fetch(`${path}/logs`, { method: 'POST', headers, body });
        const result = (await answer.json()) as typeof sum;
        if (answer.status !== 201) throw new Error(JSON.stringify(result));
        sum.lines += result.lines;
        sum.added += result.added;
        sum.repeated += result.repeated;
      }
    };
    const started = performance.now();
    await send();
    const seconds = (performance.now() - started) / 1_000;
    const used = cpuSeconds(server.child) - before;
    const above = memory('VmHWM') - idle;
    const first = { ...sum };
    const activity = await read();
    await send();
    const changed = (await read()) === activity ? sum.added - first.added : Number.NaN;
    return {
      bench: 'traffic',
      seed: 1,
      how: `${lines} lines, one in ${everyNth} of a crawler, in batches of 10 MB one after the other; ${round(seconds)} s; ${first.added} visits counted`,
      rows: [
        {
          id: 'crawler-log-cpu',
          what: 'CPU of the API for a million log lines',
          bar: `≤ ${bars.cpuSeconds}`,
          figure: round(used),
          unit: 's',
          pass: used <= bars.cpuSeconds && first.lines === lines && first.added === lines / everyNth,
        },
        {
          id: 'crawler-log-memory',
          what: 'Most memory meanwhile, above idle',
          bar: `≤ ${bars.megabytes}`,
          figure: round(above),
          unit: 'MB',
          pass: above <= bars.megabytes,
        },
        {
          id: 'crawler-log-repeat',
          what: 'Visits that the same batches add when they are sent again',
          bar: '0',
          figure: changed,
          unit: 'visits',
          pass: changed === 0 && sum.repeated - first.repeated === lines / everyNth,
        },
      ],
    };
  } finally {
    server.child.kill('SIGKILL');
    await handle.close();
    await database.stop();
  }
}
