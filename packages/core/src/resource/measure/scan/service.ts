import {
  type ListScans,
  type ListWorkspaceScans,
  type Scan,
  type StartScan,
  scanEnded,
} from '@svc/contract/measure/scan';
import type { RunContext } from '../../../environment/index.ts';
import { GuardError } from '../../../guard/index.ts';
import {
  allOf,
  assertSees,
  audit,
  type Context,
  enqueue,
  invalid,
  type List,
  newId,
  notFound,
  ServiceError,
  throwAt,
  transaction,
  withinLimit,
} from '../../../kernel/index.ts';
import { assertPermitted } from '../../account/approval/index.ts';
import { holdCredits, releaseCredits } from '../../account/credit/index.ts';
import { assertActive, readInProject } from '../../account/project/index.ts';
import { emitScan } from './events.ts';
import { planScanJob } from './jobs.ts';
import {
  findRequester,
  findScan,
  listScanRows,
  listWorkspaceScanRows,
  type ScanCycle,
  scanOwner,
} from './queries.ts';
import { insertReused } from './queries-reuse.ts';
import { cancelRunning, endUnstarted, insertScan, insertScanPrompts } from './queries-write.ts';
import { resolveScan } from './resolve.ts';
import { storedAnswers } from './reuse.ts';

/** A scan that asks some prompts of the set alone. */
type TargetedScan = StartScan & { promptIds?: readonly string[]; cycle?: ScanCycle };

/**
 * One local transaction: the hold, the scan and its job. Everything that costs time or money happens in the worker.
 * Throws insufficient_credits when the most that it can cost is not free.
 */
export async function startScan(context: RunContext, input: TargetedScan): Promise<Scan> {
  if (input.url === undefined && input.projectId === undefined)
    throw invalid('url', 'Give a url, a projectId, or both.', { expected: 'a url or a projectId' });
  const url = input.url === undefined ? null : checkedUrl(context, input.url);
  return transaction(context, async (context) => {
    const { workspace } = context;
    const resolved = await resolveScan(context, input);
    const { project, config, prompts, chargedEngines } = resolved;
    const reused = await storedAnswers(context, resolved, input.config);
    if (project) assertActive(project);
    const promptCount = prompts?.length ?? config.maxPrompts;
    const samples = promptCount * config.engines.length * config.samplesK - reused.length;
    const credits = promptCount * chargedEngines.length * config.samplesK - reused.length;
    assertWithinLimits(context, samples, credits, input.config?.maxCredits);
    await assertPermitted(context, 'start_scan', credits, 'Start the scan in a separate call.');
    await withinLimit(context, 'concurrentScans');

    const id = newId('scan');
    if (credits > 0) await holdCredits(context, { id, projectId: project?.id ?? null, credits });
    await insertScan(context, {
      id,
      url,
      config,
      project,
      planned: prompts ? samples : 0,
      credits,
    });
    // The rest needs the scan alone. It is sent together: others wait at the limit until this commits.
    const [scan] = await allOf([
      getScan(context, { scanId: id }),
      insertScanPrompts(
        context,
        id,
        (prompts ?? []).map(({ id: promptId, ...prompt }, promptIndex) => ({
          promptIndex,
          promptId,
          ...prompt,
        })),
      ),
      insertReused(context, id, reused),
      enqueue(context, planScanJob, { workspaceId: workspace.id, scanId: id }),
      audit(context, 'scan.started', id, {
        url,
        projectId: project?.id ?? null,
        engines: config.engines,
        samples,
        credits,
        ...(reused.length > 0 && { reused: reused.length }),
      }),
    ]);
    return scan;
  });
}

/** The most that a scan can cost: what is held when it starts. */
export async function mostCredits(context: RunContext, input: TargetedScan): Promise<number> {
  const resolved = await resolveScan(context, input);
  const { config, prompts, chargedEngines } = resolved;
  const reused = await storedAnswers(context, resolved, input.config);
  return (prompts?.length ?? config.maxPrompts) * chargedEngines.length * config.samplesK - reused.length;
}

/** Checks that need the address alone: the worker fetches the page. */
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
      `This scan would ask for ${samples} samples; the ${plan} plan allows ${limits.maxSamplesPerScan} per scan. Lower maxPrompts or samplesK, or ask fewer engines.`,
      {
        expected: `at most ${limits.maxSamplesPerScan} samples`,
        received: samples,
      },
    );
  }
  if (maxCredits !== undefined && credits > maxCredits) {
    throw invalid(
      'config.maxCredits',
      `This scan could cost ${credits} credits, more than the ${maxCredits} that you allow. Raise the limit, or ask less.`,
      {
        expected: `at least ${credits}`,
        received: maxCredits,
      },
    );
  }
}

/** For `catch` in requests that take a scan's settings by themselves, not in `config`. */
export const outsideConfig = throwAt((path) => path.replace(/^config\./, ''));

export async function getScan(context: Context, input: { scanId: string }): Promise<Scan> {
  const scan = await findScan(context, input.scanId, context.now().getTime());
  const missing = () => notFound('scan', input.scanId, 'GET /v1/scans');
  if (!scan) throw missing();
  await assertSeesScan(context, { projectId: scan.projectId, scanId: scan.id }, missing);
  return scan;
}

/** For reads of a scan's parts; throws as `getScan`. */
export async function assertScan(
  context: Context,
  input: { scanId: string },
): Promise<{ projectId: string | null }> {
  const scan = await scanOwner(context, input.scanId);
  const missing = () => notFound('scan', input.scanId, 'GET /v1/scans');
  if (!scan) throw missing();
  assertSees(context, scan.projectId, missing, scan.projectId === null ? scan.requestedBy : null);
  return scan;
}

/** For a scan and its parts. A scan without a project is visible to the key that asked for it. */
export async function assertSeesScan(
  context: Context,
  part: { projectId: string | null; scanId: string },
  missing: () => ServiceError,
): Promise<void> {
  const limited = context.actor.projectIds !== null;
  const requestedBy = limited && part.projectId === null ? await findRequester(context, part.scanId) : null;
  assertSees(context, part.projectId, missing, requestedBy);
}

export async function listScans(
  context: Context,
  input: ListScans & { projectId: string },
): Promise<List<Scan>> {
  return readInProject(context, input, () =>
    listScanRows(context, input.projectId, input, context.now().getTime()),
  );
}

/** Scans of projects and of single addresses; a key that is limited to projects sees its own of the latter. */
export async function listWorkspaceScans(context: Context, input: ListWorkspaceScans): Promise<List<Scan>> {
  const { url, ...query } = input;
  const { actor } = context;
  const page = url === undefined ? {} : addressOrHost(url);
  return listWorkspaceScanRows(context, actor, { ...query, ...page }, context.now().getTime());
}

/** A bare host, without scheme and path, matches all its pages. */
function addressOrHost(text: string): { url: string } | { host: string } {
  const parsed = URL.parse(withScheme(text));
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    throw invalid('url', 'This is not the address of a page or a host.', {
      expected: 'such as https://example.com/pricing or example.com',
      received: text,
    });
  return /[/?#]/.test(text) ? { url: parsed.href } : { host: parsed.host };
}

const withScheme = (text: string): string =>
  /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;

/** Stops new calls within about a second, keeps the recorded answers, and releases the rest of the held credits. */
export function cancelScan(context: Context, input: { scanId: string }): Promise<Scan> {
  return transaction(context, async (context) => {
    const scan = await getScan(context, input);
    if (await cancelUnstarted(context, input.scanId)) {
      await audit(context, 'scan.cancelled', scan.id, { recorded: 0 });
      await emitScan(context, scan.id, scanEnded.cancelled);
      return getScan(context, input);
    }
    const cancelled = await cancelRunning(context, input.scanId);
    if (!cancelled && scan.status !== 'cancelling')
      throw new ServiceError('conflict', `Scan ${scan.id} is ${scan.status} and cannot be cancelled.`);
    if (cancelled) await audit(context, 'scan.cancelled', scan.id, { recorded: scan.progress.recorded });
    return getScan(context, input);
  });
}

/** Nothing was asked yet, so it ends at once. */
async function cancelUnstarted(context: Context, scanId: string): Promise<boolean> {
  const cancelled = await endUnstarted(context, scanId);
  if (cancelled) await releaseCredits(context, scanId);
  return cancelled;
}
