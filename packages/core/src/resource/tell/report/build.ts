import { createHash } from 'node:crypto';
import { reportReady } from '@svc/contract/tell/report';
import { scopeIn } from '@svc/db';
import { type Environment, openWorkspace } from '../../../environment/index.ts';
import { asOfOneMoment, emit, newId, transaction } from '../../../kernel/index.ts';
import { notifyChannels } from '../notification-channel/index.ts';
import { deleteFiles, type ReportKey, writeFiles } from './files.ts';
import { gather } from './gather.ts';
import { readLogo } from './logo.ts';
import { beginReport, endReport, findReport, freezeReport, readReportIds } from './queries.ts';

/** Reads everything as of one moment, freezes it, then makes the files: a further try makes them from the same. */
export async function buildReport(environment: Environment, key: ReportKey): Promise<'built' | 'nothing'> {
  const { workspaceId, reportId: id } = key;
  const context = await openWorkspace(environment, workspaceId);
  const begun = await beginReport(context, id);
  if (!begun) return 'nothing';
  const content = begun.content ?? (await asOfOneMoment(context, (context) => gather(context, begun)));
  const snapshotId = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  if (!begun.content) await freezeReport(context, id, { content, snapshotId });
  const logo = await readLogo(environment, content.branding.logoUrl);
  await writeFiles(environment.objects, key, { content, snapshotId, logo });
  const { requestId, projectId, template, title, channelIds } = begun;
  await transaction({ ...context, ...(requestId && { requestId }) }, async (context) => {
    if (!(await endReport(context, id, null))) return;
    const { scheduleId = null } = (await findReport(context, id)) ?? {};
    const eventId = newId('event');
    await emit(context, {
      id: eventId,
      type: reportReady,
      resource: id,
      projectId,
      data: { reportId: id, template, title, sentence: content.sentence, snapshotId, scheduleId },
    });
    await notifyChannels(context, { projectId, eventId, channelIds });
  });
  // The report was deleted meanwhile.
  if (!(await findReport(context, id))) await deleteFiles(environment.objects, key);
  return 'built';
}

export const deleteReportFiles = async ({ objects }: Environment, key: ReportKey): Promise<object> => {
  await deleteFiles(objects, key);
  return {};
};

/** The files of every report of a workspace that is being deleted. */
export async function removeReports(
  { database, objects }: Environment,
  workspaceId: string,
  projectId?: string,
): Promise<void> {
  for (const reportId of await readReportIds(scopeIn(database, workspaceId), projectId))
    await deleteFiles(objects, { workspaceId, reportId });
}

export async function failReport(
  { database }: Environment,
  { workspaceId, reportId }: ReportKey,
  failure: { code: string; message: string },
): Promise<void> {
  await endReport(scopeIn(database, workspaceId), reportId, failure);
}
