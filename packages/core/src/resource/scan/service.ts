import { sql } from 'kysely';
import type { RunContext } from '../../environment/index.ts';
import { GuardError } from '../../guard/index.ts';
import {
  audit,
  type Context,
  enqueue,
  invalid,
  type List,
  newId,
  notFound,
  ServiceError,
  transaction,
} from '../../kernel/index.ts';
import { getProject } from '../project/index.ts';
import { planScanJob } from './jobs.ts';
import { findScan, listScanRows } from './queries.ts';
import { resolveScan } from './resolve.ts';
import type { ListScans, Scan, StartScan } from './schema.ts';

const unfinished = ['queued', 'running', 'cancelling'] as const;

/**
 * One local transaction: the hold, the scan and its job. Everything that costs time or money happens in the worker.
 * Throws insufficient_credits when the most that it can cost is not free.
 */
export async function startScan(context: RunContext, input: StartScan): Promise<Scan> {
  if (input.url === undefined && input.projectId === undefined)
    throw invalid('url', 'Give a url, a projectId, or both.', { expected: 'a url or a projectId' });
  const url = input.url === undefined ? null : checkedUrl(context, input.url);
  return transaction(context, async (context) => {
    const { db, workspace } = context;
    const { project, config, prompts, chargedEngines } = await resolveScan(context, input);
    const promptCount = prompts?.length ?? config.maxPrompts;
    const samples = promptCount * config.engines.length * config.samplesK;
    const credits = promptCount * chargedEngines.length * config.samplesK;
    assertWithinLimits(context, samples, credits, input.config?.maxCredits);
    await assertScanSlot(context);

    const id = newId('scan');
    if (credits > 0) await hold(context, id, credits);
    await db
      .insertInto('scan')
      .values({
        workspace_id: workspace.id,
        id,
        project_id: project?.id ?? null,
        url,
        status: 'queued',
        config: JSON.stringify(config),
        brands: project
          ? JSON.stringify([
              { ...project.brand, role: 'own' },
              ...project.competitors.map((brand) => ({ ...brand, role: 'competitor' })),
            ])
          : null,
        planned_samples: prompts ? samples : 0,
        credits_held: credits,
        requested_by: context.actor.id,
        request_id: context.requestId,
      })
      .execute();
    if (prompts) {
      await db
        .insertInto('scan_prompt')
        .values(
          prompts.map((prompt, index) => ({
            workspace_id: workspace.id,
            scan_id: id,
            prompt_index: index,
            prompt_id: prompt.id,
            text: prompt.text,
            intent: prompt.intent,
            branded: prompt.branded,
            paraphrase_group: prompt.paraphrase_group,
          })),
        )
        .execute();
    }
    await enqueue(context, planScanJob, { workspaceId: workspace.id, scanId: id }, { key: `plan:${id}` });
    await audit(context, 'scan.started', id, {
      url,
      projectId: project?.id ?? null,
      engines: config.engines,
      samples,
      credits,
    });
    return getScan(context, { scanId: id });
  });
}

/** Only what the address itself can tell: the page is fetched by the worker. */
function checkedUrl(context: RunContext, text: string): string {
  try {
    return context.checkAddress(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`).href;
  } catch (error) {
    if (!(error instanceof GuardError)) throw error;
    throw invalid('url', error.message, { expected: 'a public http or https address', received: text });
  }
}

function assertWithinLimits(
  context: Context,
  samples: number,
  credits: number,
  maxCredits: number | undefined,
): void {
  const { limits, plan } = context.workspace;
  if (samples > limits.maxSamplesPerScan) {
    throw invalid(
      'config',
      `This scan would ask ${samples} samples; the ${plan} plan allows ${limits.maxSamplesPerScan} a scan. Lower maxPrompts, samplesK or the engines.`,
      {
        expected: `at most ${limits.maxSamplesPerScan} samples`,
        received: samples,
      },
    );
  }
  if (maxCredits !== undefined && credits > maxCredits) {
    throw invalid(
      'config.maxCredits',
      `This scan could cost ${credits} credits, more than the ${maxCredits} that you allow.`,
      {
        expected: `at least ${credits}`,
        received: maxCredits,
      },
    );
  }
}

async function assertScanSlot({ db, workspace }: Context): Promise<void> {
  const open = await db
    .selectFrom('scan')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspace.id)
    .where('status', 'in', unfinished)
    .executeTakeFirstOrThrow();
  if (open.count >= workspace.limits.concurrentScans) {
    throw new ServiceError(
      'quota_exceeded',
      `${open.count} scans are running, as many as the ${workspace.plan} plan allows. Wait for one to end or cancel one.`,
      { retryAfter: 30 },
    );
  }
}

async function hold(context: Context, scanId: string, credits: number): Promise<void> {
  const { rows } = await sql<{
    held: boolean;
  }>`select hold_credits(${scanId}, ${credits}::integer) as held`.execute(context.db);
  if (rows[0]?.held) return;
  const balance = await freeCredits(context);
  throw new ServiceError(
    'insufficient_credits',
    `This scan may cost ${credits} credits and ${balance} are free. Ask fewer prompts, engines or samples, or add credits.`,
    {
      extensions: { required: credits, available: balance },
    },
  );
}

/** Credits that are neither spent nor held. */
export async function freeCredits(context: Context): Promise<number> {
  const { rows } = await sql<{
    posted: number;
    held: number;
  }>`select posted, held from credit_balance()`.execute(context.db);
  return rows[0] ? rows[0].posted - rows[0].held : 0;
}

export async function getScan(context: Context, input: { scanId: string }): Promise<Scan> {
  const scan = await findScan(context.db, context.workspace.id, input.scanId, context.now().getTime());
  const allowed = context.actor.projectIds;
  if (!scan || (allowed !== null && (scan.projectId === null || !allowed.includes(scan.projectId))))
    throw notFound('scan', input.scanId);
  return scan;
}

export async function listScans(
  context: Context,
  input: ListScans & { projectId: string },
): Promise<List<Scan>> {
  await getProject(context, input);
  return listScanRows(context.db, context.workspace.id, input.projectId, input, context.now().getTime());
}

/** Stops new calls at once, keeps what was recorded, and gives back the rest of the hold. */
export function cancelScan(context: Context, input: { scanId: string }): Promise<Scan> {
  return transaction(context, async (context) => {
    const scan = await getScan(context, input);
    const cancelled = await context.db
      .updateTable('scan')
      .set({ status: 'cancelling', updated_at: context.now().toISOString() })
      .where('workspace_id', '=', context.workspace.id)
      .where('id', '=', input.scanId)
      .where('status', 'in', ['queued', 'running', 'awaiting_approval'])
      .returning('id')
      .executeTakeFirst();
    if (!cancelled && scan.status !== 'cancelling')
      throw new ServiceError('conflict', `Scan ${scan.id} is ${scan.status}: there is nothing to cancel.`);
    if (cancelled) await audit(context, 'scan.cancelled', scan.id, { recorded: scan.progress.recorded });
    return getScan(context, input);
  });
}
