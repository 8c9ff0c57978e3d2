import { readBooks } from '../../apps/worker/bench/books.ts';
import type { EmulatorProcess } from '../../apps/worker/bench/emulator-process.ts';
import type { Tenant } from '../fleet/tenant.ts';
import { connect, pause } from './server.ts';

const scans = 4;
const prompts = 10;
const samplesK = 3;
const engines = ['openai', 'anthropic'];
export const planned = scans * prompts * samplesK * engines.length;
const settleMs = 180_000;

export interface Outcome {
  /** Scans that did not end complete. */
  unfinished: number;
  recorded: number;
  charged: number;
  /** Answers that are stored twice for one sample. */
  doubled: number;
  /** Rules of the ledger that do not hold. */
  violations: number;
  held: number;
  /** Projects that were confirmed as made, and how many of them are gone. */
  confirmed: number;
  lost: number;
  /** Requests to the engines beyond one for each sample. */
  askedAgain: number;
  seconds: number;
  /** Of them, from the end of the fault. */
  afterwards: number;
}

/** Scans and writes go on while `fault` happens. It returns the address of the database after it, where all is counted. */
export async function through(
  tenant: Tenant,
  emulator: EmulatorProcess,
  fault: () => Promise<string>,
): Promise<Outcome> {
  const projectId = await tenant.project({ engines, prompts, samplesK });
  await emulator.reset();
  const began = performance.now();
  const ids: string[] = [];
  for (let index = 0; index < scans; index += 1) {
    const { body } = await tenant.call('POST', '/v1/scans', { projectId });
    ids.push(String(body.id));
  }
  let ended = false;
  const confirmed: string[] = [];
  const writing = (async () => {
    while (!ended) {
      const made = await tenant.call('POST', '/v1/projects', { name: 'Written' }).catch(() => null);
      if (made?.status === 201) confirmed.push(made.body.id);
      await pause(50);
    }
  })();
  try {
    // The crash comes in the middle of the work.
    while ((await emulator.stats()).requests < planned / 4) await pause(20);
    const sql = connect(await fault());
    const over = performance.now();
    try {
      const end = Date.now() + settleMs;
      let open = scans;
      while (open > 0 && Date.now() < end) {
        const [row] = await sql<{ n: number }[]>`
          select count(*)::integer as n from scan where id = any(${ids}) and finished_at is null`.catch(
          () => [],
        );
        open = row?.n ?? open;
        await pause(100);
      }
      const ends = performance.now();
      const [seconds, afterwards] = [(ends - began) / 1_000, (ends - over) / 1_000];
      ended = true;
      await writing;
      type Counted = Pick<Outcome, 'unfinished' | 'recorded' | 'charged' | 'doubled'> & { kept: number };
      const [counted] = await sql<Counted[]>`
        select (select count(*) from scan where id = any(${ids}) and status <> 'completed')::integer as unfinished,
          (select count(*) from answer where scan_id = any(${ids}))::integer as recorded,
          (select coalesce(sum(credits_spent), 0) from scan where id = any(${ids}))::integer as charged,
          (select count(*) from (select 1 from answer where scan_id = any(${ids})
            group by run_id, prompt_index, sample_index having count(*) > 1) d)::integer as doubled,
          (select count(*) from project where id = any(${confirmed}))::integer as kept`;
      if (!counted) throw new Error('the database does not answer');
      const { kept, ...found } = counted;
      const { requests } = await emulator.stats();
      process.stderr.write(`  ${found.recorded} of ${planned} answers after ${Math.round(seconds)} s\n`);
      return {
        ...found,
        ...(await readBooks(sql)),
        seconds,
        afterwards,
        confirmed: confirmed.length,
        lost: confirmed.length - kept,
        askedAgain: requests - planned,
      };
    } finally {
      await sql.end({ timeout: 2 });
    }
  } finally {
    ended = true;
    await writing;
  }
}
