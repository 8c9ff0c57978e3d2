import { type Environment, openWorkspace } from '../../../environment/index.ts';
import { type Context, instant, transaction } from '../../../kernel/index.ts';
import { type Messenger, type Sink, type SourceDay, VendorError } from '../../../vendor/index.ts';
import { isProject } from '../../account/project/index.ts';
import { type CountedVisit, countPulled, replacePulled } from '../crawler-traffic/index.ts';
import { connectable } from './catalogue.ts';
import { usableCredential } from './credential.ts';
import { integrationRows, noteRun, replaceDay, type StoredIntegration } from './queries.ts';
import { figuresOfDay } from './queries-figures.ts';
import { askForSync } from './service.ts';
import { whatToDo } from './what-to-do.ts';

const day = 86_400_000;
const hour = 3_600_000;
/** How far back a connection begins. */
const firstDays = 90;
/** Hours until it is asked again, and, where the vendor does not say, after it gave nothing for now. */
const [usualHours, laterHours] = [6, 1];

/** The days that are missing or may have been corrected, up to the newest that the vendor has; oldest first. */
export function daysToRead(
  { kind, syncedThrough }: Pick<StoredIntegration, 'kind' | 'syncedThrough'>,
  now: Date,
): string[] {
  const { lagDays, settlingDays } = connectable[kind].source;
  const to = Math.floor(now.getTime() / day) - lagDays;
  const from =
    syncedThrough === null ? to - firstDays + 1 : Date.parse(syncedThrough) / day + 1 - settlingDays;
  const dateOf = (at: number) => new Date(at * day).toISOString().slice(0, 10);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => dateOf(from + index));
}

export interface Synced {
  days: number;
  rows: number;
  error: string | null;
}

/**
 * Reads a connection's missing days. Each day replaces its rows and is saved before the next one is
 * requested, so that an interrupted run continues where it stopped. Ends by enqueueing the next run.
 */
export async function syncOne(
  environment: Environment,
  { workspaceId, integrationId }: { workspaceId: string; integrationId: string },
  stop: AbortSignal,
): Promise<Synced | 'stopped'> {
  const context = await openWorkspace(environment, workspaceId);
  // That of a deleted project, too: it asks for its next run until the project is restored or erased.
  const row = await integrationRows.find(context, { id: integrationId });
  if (row?.state !== 'connected' || row.property === null) return { days: 0, rows: 0, error: null };
  if (!(await isProject(context, row.projectId))) {
    await transaction(context, (context) =>
      askForSync(context, row.id, new Date(context.now().getTime() + usualHours * hour)),
    );
    return { days: 0, rows: 0, error: null };
  }
  const startedAt = instant(context.now());
  const done = { days: 0, rows: 0 };
  let fault: VendorError | null = null;
  try {
    const credential = await usableCredential(context, environment, row);
    const { fetch, integrations } = environment;
    const now = context.now().getTime();
    const call = { fetch, baseUrls: integrations.baseUrls, credential, property: row.property, now };
    const { source } = connectable[row.kind];
    const days = daysToRead(row, context.now());
    const passed =
      'read' in source
        ? source.read(call, days)
        : 'begin' in source
          ? writeDays(context, row, source, call, days)
          : lookAfter(source, call);
    for await (const one of passed) {
      if (stop.aborted) return 'stopped';
      const visits = one.crawls && (await countPulled(environment, one.day, one.crawls));
      if (!(await saveDay(context, row, one, visits))) return { ...done, error: null };
      done.days += 1;
      done.rows +=
        (one.referrals?.length ?? 0) +
        (one.queries?.length ?? 0) +
        (visits?.length ?? 0) +
        (one.written ?? 0);
    }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    fault = error;
  }
  const refused = fault?.fault === 'denied' || fault?.fault === 'auth';
  const error =
    fault &&
    `${fault.message.replace(/[.\s]+$/, '')}.${refused ? ` ${whatToDo(row.kind, fault, null)}` : ''}`;
  await transaction(context, async (context) => {
    await noteRun(context, row.id, { startedAt, endedAt: instant(context.now()), ...done, error });
    await integrationRows.update(context, row.id, { error });
    if (fault?.fault === 'auth')
      return integrationRows.update(context, row.id, { state: 'needs_reconnect', nextSyncAt: null });
    const passing = fault?.fault === 'limited' || fault?.fault === 'unavailable';
    const wait = passing ? (fault?.retryAfter ?? laterHours * 3_600) * 1_000 : usualHours * hour;
    return askForSync(context, row.id, new Date(context.now().getTime() + Math.max(60_000, wait)));
  });
  return { ...done, error };
}

/** Whether access is still there; nothing is read. Throws VendorError. */
// biome-ignore lint/correctness/useYield: no day comes of it
async function* lookAfter(
  { check }: Messenger,
  call: Parameters<Messenger['check']>[0],
): AsyncGenerator<SourceDay> {
  await check(call);
}

/** Days as they have been written elsewhere. Throws VendorError; days given before are there. */
async function* writeDays(
  context: Context,
  { projectId }: StoredIntegration,
  sink: Sink,
  call: Parameters<Sink['begin']>[0],
  days: readonly string[],
): AsyncGenerator<SourceDay> {
  const write = await sink.begin(call);
  for (const day of days) {
    const rows = await figuresOfDay(context, projectId, day);
    if (rows.length > 0) await write(day, rows);
    yield { day, written: rows.length };
  }
}

/** False: it was disconnected or moved to another property meanwhile, and nothing of it is kept. */
const saveDay = (
  context: Context,
  row: StoredIntegration,
  one: SourceDay,
  visits: CountedVisit[] | undefined,
): Promise<boolean> =>
  transaction(context, async (context) => {
    const now = await integrationRows.find(context, { id: row.id });
    if (now?.state !== 'connected' || now.property !== row.property) return false;
    await replaceDay(context, row.id, one);
    if (visits) await replacePulled(context, { integrationId: row.id, day: one.day, visits });
    const through = now.syncedThrough ?? '';
    if (one.day > through) await integrationRows.update(context, row.id, { syncedThrough: one.day });
    return true;
  });
