import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type Params } from '../../data/operation.ts';
import { createReport, getReport, shareReport } from '../../data/operations.gen.ts';
import { refresh } from '../../data/use-read.ts';

const pause = (milliseconds: number) => new Promise((then) => setTimeout(then, milliseconds));

/** Builds a report, waits until it is ready, and makes a link to it that lasts for 30 days. Throws Error when building failed. */
export function useBuiltAndShared(projectId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: Params<'create_report'>) => {
      let report = await call(createReport, wanted);
      const params = { projectId, reportId: report.id };
      while (report.status === 'queued' || report.status === 'running') {
        await pause(500);
        report = await call(getReport, params);
      }
      if (report.error) throw new Error(report.error.message);
      const { url } = await call(shareReport, { ...params, expiresInDays: 30, redactAnswers: true });
      return { reportId: report.id, url };
    },
    onSettled: () => refresh(queries, 'Reports'),
  });
}
