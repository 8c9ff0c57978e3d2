import { Agent, request } from 'node:http';
import { type Row, round, row } from '@svc/bench';
import type { Tenant } from '../fleet/tenant.ts';
import type { Measure } from './meter.ts';

const steps = { few: [1, 8, 32], all: [1, 2, 4, 8, 16, 32, 64] };
/** The least number of callers that gets this share of the most requests a second is the knee. */
const kneeShare = 0.9;
const projects = 50;

interface Kind {
  name: string;
  /** Whether the n-th request writes: one in ten of the mix. */
  writes: (n: number) => boolean;
}
const kinds: Kind[] = [
  { name: 'reads', writes: () => false },
  { name: 'writes', writes: () => true },
  { name: 'mix', writes: (n) => n % 10 === 0 },
];

/** Requests a second of one API process by callers at once, where that ends to grow, and what a request costs there. */
export async function apiRows(url: string, tenant: Tenant, measure: Measure, full: boolean): Promise<Row[]> {
  const ids: string[] = [];
  for (let index = 0; index < projects; index += 1)
    ids.push((await tenant.call('POST', '/v1/projects', { name: `Load ${index}` })).body.id);
  const rows: Row[] = [];
  for (const kind of kinds) {
    process.stderr.write(`${kind.name} …\n`);
    const found: { callers: number; rate: number; p99: number; ours: number; postgres: number }[] = [];
    for (const callers of full ? steps.all : steps.few) {
      const agent = new Agent({ keepAlive: true, maxSockets: callers });
      const times: number[] = [];
      let sent = 0;
      const spent = await measure(async () => {
        const end = performance.now() + (full ? 5 : 2) * 1_000;
        const one = async () => {
          while (performance.now() < end) {
            const n = sent++;
            const began = performance.now();
            await ask(
              agent,
              `${url}/v1/projects/${ids[n % projects]}`,
              tenant.secret,
              kind.writes(n) ? n : null,
            );
            times.push(performance.now() - began);
          }
        };
        await Promise.all(Array.from({ length: callers }, one));
      });
      agent.destroy();
      found.push({
        callers,
        rate: times.length / spent.seconds,
        p99: times.sort((a, b) => a - b)[Math.floor(0.99 * (times.length - 1))] ?? 0,
        ours: (spent.ours * 1e6) / times.length,
        postgres: (spent.postgres * 1e6) / times.length,
      });
    }
    const most = Math.max(...found.map(({ rate }) => rate));
    const knee = found.find(({ rate }) => rate >= kneeShare * most);
    if (!knee) continue;
    const what = `${kind.name}: requests a second of one API at the knee, ${knee.callers} callers at once; most ${Math.round(most)}, p99 ${round(knee.p99, 0)} ms`;
    rows.push(
      row(`api-${kind.name}-knee`, what, 'printed', Math.round(knee.rate), 'requests/s'),
      row(
        `api-${kind.name}-cpu`,
        `${kind.name}: CPU of the API for a request`,
        'printed',
        Math.round(knee.ours),
        'µs',
      ),
      row(
        `api-${kind.name}-postgres`,
        `${kind.name}: CPU of Postgres`,
        'printed',
        Math.round(knee.postgres),
        'µs',
      ),
    );
  }
  return rows;
}

/** Reads a project, or renames it to a number. Rejects unless the answer is 200. */
function ask(agent: Agent, url: string, secret: string, name: number | null): Promise<void> {
  const body = name === null ? undefined : JSON.stringify({ name: `Load ${name}` });
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${secret}`,
      ...(body && { 'content-type': 'application/json' }),
    };
    const sent = request(url, { agent, method: body ? 'PATCH' : 'GET', headers }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
