import { isDeepStrictEqual } from 'node:util';
import type { ConfigReport } from '@svc/contract/across/project-config';
import { reportOperations } from '@svc/contract/tell/report';
import type { Context } from '../../../kernel/index.ts';
import { findReportSchedule, removeReportSchedule, scheduleReport } from '../../tell/report/index.ts';
import { type ConfigPart, ruleOf } from './part.ts';
import { channelNames } from './part-alert.ts';

async function read(context: Context, projectId: string): Promise<ConfigReport> {
  const found = await findReportSchedule(context, projectId);
  if (!found) return null;
  const { template, language, cadence, timeZone, days, state, channelIds } = found;
  const { nameOf } = await channelNames(context, projectId);
  return { template, language, cadence, timeZone, days, state, channels: channelIds.map(nameOf) };
}

/** The report that is built by the clock. */
export const reportPart: ConfigPart<ConfigReport> = {
  reads: ruleOf(reportOperations, 'list_reports'),
  writes: ruleOf(reportOperations, 'schedule_report'),
  read,
  async apply(context, projectId, wanted) {
    if (wanted === null || isDeepStrictEqual(await read(context, projectId), wanted)) return;
    const { channels, ...settings } = wanted;
    const { idOf } = await channelNames(context, projectId);
    const channelIds = channels.map((name) => idOf(name, 'reportSchedule.channels'));
    await scheduleReport(context, { projectId, ...settings, channelIds });
  },
  async prune(context, projectId, wanted) {
    if (wanted === null && (await read(context, projectId)))
      await removeReportSchedule(context, { projectId });
  },
};
