import { endedScanStatuses } from '@svc/contract/kernel';
import {
  type CorrectDetection,
  type Detection,
  type ListUncertain,
  parseDetectionId,
  type ScanReparse,
} from '@svc/contract/measure/detection-review';
import { detectorVersion } from '@svc/detection';
import {
  audit,
  type Context,
  enqueue,
  instant,
  type List,
  notFound,
  ServiceError,
  transaction,
} from '../../../kernel/index.ts';
import {
  getProject,
  raiseIdentityVersion,
  readAnswersAgain,
  readInProject,
} from '../../account/project/index.ts';
import { getScan } from '../scan/index.ts';
import { countOutdated, findDetection, listUncertainRows, saveVerdict } from './queries.ts';

/** People decide many detections in a row. Waiting this long makes one re-reading of all those verdicts. */
const quietMilliseconds = 5_000;

export async function listUncertainDetections(
  context: Context,
  input: ListUncertain & { projectId: string },
): Promise<List<Detection>> {
  const key = { workspaceId: context.workspace.id, projectId: input.projectId };
  return readInProject(context, input, () => listUncertainRows(context, key.projectId, input));
}

/**
 * A person's word on one brand in one answer, be it uncertain or not. It decides that answer and teaches the project's
 * rule: all stored answers are read again with it soon afterwards, and scored.
 */
export function correctDetection(
  context: Context,
  input: CorrectDetection & { projectId: string; detectionId: string },
): Promise<Detection> {
  return transaction(context, async (context) => {
    const { workspace } = context;
    await getProject(context, input);
    const { projectId, detectionId, isBrand, note } = input;
    const key = { workspaceId: workspace.id, projectId };
    const found = await findDetection(context, key.projectId, parseDetectionId(detectionId));
    if (!found)
      throw notFound('detection', detectionId, `GET /v1/projects/${projectId}/detections/uncertain`);
    const now = context.now();
    const verdict =
      isBrand === null ? null : { isBrand, note, decidedBy: context.actor.id, decidedAt: instant(now) };
    await saveVerdict(context, key.projectId, found, verdict);
    const version = await raiseIdentityVersion(context, projectId);
    await audit(context, 'detection.corrected', detectionId, {
      projectId,
      brandId: found.brandId,
      matched: found.matched,
      before: found.verdict?.isBrand ?? null,
      after: isBrand,
      note,
      version,
    });
    await enqueue(
      context,
      readAnswersAgain,
      { workspaceId: workspace.id, projectId },
      { runAt: new Date(now.getTime() + quietMilliseconds) },
    );
    return { ...found, verdict };
  });
}

/** Reads a scan's answers again where that could tell anything new. Throws conflict while it still runs. */
export function reparseScan(context: Context, input: { scanId: string }): Promise<ScanReparse> {
  return transaction(context, async (context) => {
    const { workspace } = context;
    const scan = await getScan(context, input);
    const { id: scanId, projectId, status } = scan;
    if (!endedScanStatuses.some((ended) => ended === status))
      throw new ServiceError(
        'conflict',
        `Scan ${scanId} is ${status}. Its answers can be read again once it has finished.`,
      );
    const identityVersion =
      projectId === null ? 1 : (await getProject(context, { projectId })).identityVersion;
    const key = { workspaceId: workspace.id, scanId };
    const answers = await countOutdated(context, key.scanId, { identityVersion, detectorVersion });
    if (answers > 0) await enqueue(context, readAnswersAgain, { ...key, projectId });
    await audit(context, 'scan.reparsed', scanId, { answers, identityVersion, detectorVersion });
    return {
      scanId,
      status: answers > 0 ? 'queued' : 'up_to_date',
      answers,
      identityVersion,
      detectorVersion,
      credits: 0,
    };
  });
}
