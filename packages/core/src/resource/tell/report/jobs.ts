import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

const one = z.strictObject({ workspaceId: z.string(), reportId: z.string() });

export const buildReportJob = job({
  task: 'build_report',
  payload: one,
  key: ({ reportId }) => `report:${reportId}`,
});

export const deleteReportFilesJob = job({
  task: 'delete_report_files',
  payload: one,
  key: ({ reportId }) => `report_files:${reportId}`,
});

/** Once a minute. */
export const startDueReportsJob = job({
  task: 'start_due_reports',
  every: '* * * * *',
  payload: z.looseObject({}),
  key: () => 'start_due_reports',
});
