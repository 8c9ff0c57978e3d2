import { allows } from '@svc/contract/kernel';
import type { CreateExport, Export, ExportParams, OfProject } from '@svc/contract/tell/export';
import type { RunContext } from '../../../environment/index.ts';
import {
  assertWholeWorkspace,
  audit,
  enqueue,
  instant,
  invalid,
  lock,
  newId,
  notFound,
  ServiceError,
  transaction,
} from '../../../kernel/index.ts';
import { readPrivacy } from '../../../masking/index.ts';
import { getProject } from '../../account/project/index.ts';
import { getScan } from '../../measure/scan/index.ts';
import { keyOf } from './build.ts';
import { contentTypeOf, filenameOf } from './encode.ts';
import { buildExportJob } from './jobs.ts';
import { countOpen, findExport, insertExport, standingOrigin } from './queries.ts';

const mostOpen = 5;
const linkMinutes = 60;

/** Throws not_found. */
export async function getExport(context: RunContext, { projectId, exportId }: ExportParams): Promise<Export> {
  await getProject(context, { projectId });
  const { workspace, now } = context;
  const found = await findExport(context, exportId);
  if (found?.projectId !== projectId)
    throw notFound('export', exportId, `GET /v1/jobs?type=export&projectId=${projectId}`);
  if (found.dataset === 'audit') assertReadsAudit(context);
  const end = Math.min(Date.parse(found.expiresAt), now().getTime() + linkMinutes * 60_000);
  const expires = new Date(end);
  const filename = filenameOf(found);
  const there = found.status === 'completed' && end > now().getTime();
  const download = there
    ? {
        url: await context.linkTo(keyOf({ workspaceId: workspace.id, exportId }), {
          expires,
          filename,
          contentType: contentTypeOf(found),
        }),
        expiresAt: instant(expires),
      }
    : null;
  return { ...found, filename, download };
}

export const createExport = (
  context: RunContext,
  { projectId, from, to, scanId, origin: asked, expiresInDays, ...input }: CreateExport & OfProject,
): Promise<Export> =>
  transaction(context, async (context) => {
    const { workspace, actor, requestId, now } = context;
    await getProject(context, { projectId });
    if (input.dataset === 'audit') {
      assertReadsAudit(context);
      if (scanId !== null)
        throw invalid(
          'scanId',
          'The audit log covers the whole workspace, so it cannot be filtered by project.',
          { expected: 'left out' },
        );
    }
    if (input.dataset === 'audit' && asked !== null)
      throw invalid('origin', 'The audit log has no answers, so it cannot be filtered by their origin.', {
        expected: 'left out',
      });
    if (scanId !== null && (await getScan(context, { scanId })).projectId !== projectId)
      throw notFound('scan', scanId, 'GET /v1/scans');
    if (from !== null && to !== null && Date.parse(from) >= Date.parse(to))
      throw invalid('to', 'The period ends before it begins.', {
        expected: 'later than “from”',
        received: to,
      });
    await lock(context, `exports|${projectId}`);
    const open = await countOpen(context, projectId);
    if (open >= mostOpen)
      throw new ServiceError(
        'quota_exceeded',
        `${open} exports of this project are being written. Wait until one has finished.`,
        {
          retryAfter: 30,
        },
      );
    const id = newId('export');
    const origin = await originOf(context, { projectId, dataset: input.dataset, scanId, origin: asked });
    const { exportDays, withheld } = await readPrivacy(context);
    const days = Math.min(expiresInDays, exportDays ?? expiresInDays);
    await insertExport(context, {
      ...input,
      id,
      projectId,
      filters: { from, to, scanId, origin },
      withheld: input.dataset === 'answers' ? withheld : [],
      requestedBy: actor.id,
      requestId,
      expiresAt: instant(new Date(now().getTime() + days * 86_400_000)),
    });
    await enqueue(context, buildExportJob, { workspaceId: workspace.id, exportId: id });
    await audit(context, 'export.created', id, { projectId, ...input, from, to, scanId, origin });
    return getExport(context, { projectId, exportId: id });
  });

/** Settled when it is asked for: which rows a file has does not depend on scans that end while it is written. */
async function originOf(
  context: RunContext,
  { projectId, dataset, scanId, origin }: Pick<CreateExport, 'dataset' | 'scanId' | 'origin'> & OfProject,
): Promise<CreateExport['origin']> {
  if (dataset === 'audit') return null;
  return origin ?? (scanId === null ? standingOrigin(context, projectId) : 'both');
}

/** The report names what every member did, so the right to write reports is not enough. */
function assertReadsAudit(context: RunContext): void {
  assertWholeWorkspace(context);
  if (allows(context.actor.scopes, { scope: 'admin', fine: 'audit:read' })) return;
  throw new ServiceError('insufficient_scope', 'Exporting the audit log also needs the scope audit:read.', {
    extensions: { requiredScope: 'audit:read' },
  });
}
