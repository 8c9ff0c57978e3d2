import { reportReady, ShareReport } from '@svc/contract/tell/report';
import { openWorkspace } from '../../../environment/index.ts';
import { newId } from '../../../kernel/index.ts';
import type { LinkOf } from '../notification-channel/index.ts';
import { findRecipients } from './queries.ts';
import { shareReport } from './share.ts';

/** A channel that was chosen for a report gets a link of its own, without the engines' words; it can be revoked by itself. */
export const linkForChannel: LinkOf = async (environment, { workspaceId, channelId, type, data }) => {
  if (type !== reportReady.type || typeof data.reportId !== 'string') return null;
  const context = await openWorkspace(environment, workspaceId);
  const report = await findRecipients(context, data.reportId);
  if (!report?.channelIds.includes(channelId)) return null;
  const { projectId } = report;
  const share = { ...ShareReport.parse({ name: channelId }), projectId, reportId: data.reportId };
  const { url } = await shareReport({ ...context, requestId: newId('request') }, share, null);
  return url;
};
