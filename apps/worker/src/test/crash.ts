import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { startScan } from '@svc/core/resource/measure/scan';
import type { CrashOrder } from './crash-process.ts';
import type { Stack } from './stack.ts';

/** Where a process is killed with signal 9: the worker's points, then those of the request, whose scan a worker would take. */
export const crashPoints: CrashOrder['point'][] = [
  'after_journal',
  'in_call',
  'after_answer',
  'before_save',
  'after_save',
  'before_finish',
  'before_hold',
  'after_hold',
];

/** Places in flight of a dead process stay taken for 15 s: enough for all of them. */
export const crashSettings = { ENGINE_MAX_CONCURRENT: '2000', ENGINE_REQUESTS_PER_MINUTE: '600000' };
/** Spread out, so that a run is saved in several batches. */
export const crashLatency = { uniform: [60, 900] as [number, number] };
const engines = ['openai', 'openai-compatible'];
const promptCount = 8;
const samplesK = 3;
export const plannedSamples = promptCount * samplesK * engines.length;

/** What a killed process left behind; `settle` has the books that must balance. */
export interface Crash {
  point: CrashOrder['point'];
  signal: string | null;
  scanId: string;
  /** Samples that were recorded when the process died. */
  recordedBefore: number;
  /** Requests that left without a journal entry. */
  unjournaled: number;
}

export interface Aftermath extends Crash {
  status: string;
  recorded: number;
  spent: number;
  captures: number;
  /** Recorded samples that the engines were asked again. */
  askedAgain: number;
  violations: number;
}

/** Starts a scan and kills the process that works on it. Prompts differ by `run`, so that requests can be told apart. */
export async function crash(
  stack: Stack,
  databaseUrl: string,
  point: CrashOrder['point'],
  run: number,
): Promise<Crash> {
  const prompts = Array.from(
    { length: promptCount },
    (_, index) => `${point} ${run}: which till suits a café with ${index + 2} tables?`,
  );
  const projectId = await stack.project({ engines, samplesK, prompts });
  const inRequest = point === 'before_hold' || point === 'after_hold';
  const scan = inRequest ? null : await startScan(stack.context, { projectId });
  const time = inRequest ? 1 : 1 + (run % 2);
  const signal = await killAt(stack, databaseUrl, point, time, projectId);
  await drained(stack);
  // The request's transaction was rolled back with the process, so the caller starts the scan again.
  const { id: scanId } = scan ?? (await startScan(stack.context, { projectId }));
  const journal = await stack.owner<{ prompt: string; journaled: number; recorded: number }[]>`
    select p.text as prompt, count(*)::integer as journaled, (count(*) filter (where a.state = 'recorded'))::integer as recorded
    from attempt a join engine_run r on r.id = a.run_id join scan_prompt p on p.scan_id = r.scan_id and p.prompt_index = a.prompt_index
    where r.scan_id = ${scanId} group by p.text`;
  const recordedOf = new Map(journal.map((row) => [row.prompt, row.recorded]));
  const journaledOf = new Map(journal.map((row) => [row.prompt, row.journaled]));
  const asked = askedByPrompt(stack);
  before.set(scanId, { prompts, asked, recordedOf });
  return {
    point,
    signal,
    scanId,
    recordedBefore: sum(recordedOf.values()),
    unjournaled: sum(
      prompts.map((prompt) => Math.max(0, (asked.get(prompt) ?? 0) - (journaledOf.get(prompt) ?? 0))),
    ),
  };
}

/** A process that works on whatever is queued, and dies at this point; gives the signal that ended it. */
export async function killAt(
  stack: Stack,
  databaseUrl: string,
  point: CrashOrder['point'],
  time: number,
  projectId: string,
): Promise<string | null> {
  const { workspace, actor } = stack.context;
  const victim = spawnCrash({
    databaseUrl,
    emulatorUrl: stack.emulator.origin,
    settings: { ...crashSettings, SVC_OBJECTS_FOLDER: stack.objectsFolder },
    point,
    time,
    request: { workspace, actor, projectId },
  });
  const [, signal] = (await once(victim, 'exit')) as [number | null, string | null];
  return signal;
}

const before = new Map<
  string,
  { prompts: string[]; asked: Map<string, number>; recordedOf: Map<string, number> }
>();

/** Waits until another worker has brought the scan to its end, and reads the books. */
export async function aftermath(stack: Stack, crashed: Crash): Promise<Aftermath> {
  const scan = await stack.settle(crashed.scanId, 200_000);
  const then = before.get(crashed.scanId);
  const now = askedByPrompt(stack);
  const perPrompt = samplesK * engines.length;
  const askedAgain = (then?.prompts ?? []).map((prompt) => {
    const since = (now.get(prompt) ?? 0) - (then?.asked.get(prompt) ?? 0);
    return Math.max(0, since - (perPrompt - (then?.recordedOf.get(prompt) ?? 0)));
  });
  const [books] = await stack.owner<{ captures: number; violations: number }[]>`
    select (select count(*) from ledger_entry e join engine_run r on e.reference like r.id || '/%' where r.scan_id = ${crashed.scanId} and e.kind = 'capture' and e.account = 'customer')::integer as captures,
      (select count(*) from ledger_violation)::integer
        + (select count(*) from (select sum(credits) from usage_day) u(used)
           where used <> (select count(*) from ledger_entry where kind = 'capture' and account = 'customer'))::integer as violations`;
  return {
    ...crashed,
    status: scan.status,
    recorded: scan.progress.recorded,
    spent: scan.credits.spent,
    captures: books?.captures ?? -1,
    violations: books?.violations ?? -1,
    askedAgain: sum(askedAgain),
  };
}

/** All that is promised, in one word for people and one for programs. */
export const isUnharmed = (after: Aftermath): boolean =>
  after.signal === 'SIGKILL' &&
  after.status === 'completed' &&
  after.recorded === plannedSamples &&
  after.spent === plannedSamples &&
  after.captures === plannedSamples &&
  after.askedAgain === 0 &&
  after.unjournaled === 0 &&
  after.violations === 0;

function spawnCrash(order: CrashOrder): ChildProcess {
  const entry = new URL('crash-process.ts', import.meta.url);
  return spawn(process.execPath, [entry.pathname], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      SVC_CRASH: JSON.stringify(order),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Requests of a dead process may still lie in a socket: they are counted once the engines have been idle for a while. */
async function drained({ emulator }: Stack): Promise<void> {
  let seen = -1;
  for (let quietLooks = 0; quietLooks < 4; ) {
    const { requests, inFlight } = emulator.stats();
    quietLooks = inFlight === 0 && requests === seen ? quietLooks + 1 : 0;
    seen = requests;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

function askedByPrompt(stack: Stack): Map<string, number> {
  const counts = new Map<string, number>();
  for (const engine of Object.values(stack.emulator.stats().engines)) {
    for (const [prompt, { requests }] of Object.entries(engine.byPrompt))
      counts.set(prompt, (counts.get(prompt) ?? 0) + requests);
  }
  return counts;
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);
